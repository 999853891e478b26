import { Button, type ButtonProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Mail, MessageCircle } from 'lucide-react'
import type { MessageDraft_DraftFragment } from '../../__generated__/graphql.ts'

interface SendDraftProps extends Pick<ButtonProps, 'size' | 'children'> {
  draft: MessageDraft_DraftFragment
  /** What it is and to whom; begins with the visible text. */
  label: string
  /** Records it as sent: whether the other program sends it is not known. */
  onSend: (event: MouseEvent) => void
}

/** Opens WhatsApp, or the program for e-mails, with a message filled in. */
export const SendDraft = ({ draft, label, onSend, size = 'md', children }: SendDraftProps) => (
  // In a narrow column the kind of message takes a second line.
  <Button
    asChild
    size={size}
    minH="11"
    height="auto"
    maxW="full"
    py="1"
    whiteSpace="normal"
    variant="outline"
  >
    <a href={draft.link} target="_blank" rel="noreferrer" aria-label={label} onClick={onSend}>
      {draft.channel === 'EMAIL' ? <Mail aria-hidden /> : <MessageCircle aria-hidden />}
      {children}
    </a>
  </Button>
)
