import { useMutation } from '@apollo/client/react'
import { Button, type ButtonProps } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SubmitError } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { MarkMessageSent_mutation } from './message-documents.ts'
import { openTab } from './open-tab.ts'
import { withdrawalSentence } from './withdrawal-reasons.ts'

interface SendWaitingProps extends Pick<ButtonProps, 'children' | 'variant'> {
  message: { id: string; link: string }
  /** Begins with the visible text. */
  label: string
  /** Reads the list again. */
  onSent: () => Promise<unknown>
}

/**
 * Opens WhatsApp with a message that waits in the outbox, which is then sent. The text is the server's at this moment: an
 * order may have been paid since the page was read.
 */
export function SendWaiting({ message: { id, link }, label, onSent, variant, children }: SendWaitingProps) {
  const { i18n } = useLingui()
  const { submitError, submit } = useSubmission()
  const [markSent] = useMutation(MarkMessageSent_mutation)
  const send = async (event: MouseEvent) => {
    event.preventDefault()
    const tab = openTab()
    const { state } = await submit(async () => {
      const { data } = await markSent({ variables: { input: { id } } })
      const message = data?.markMessageSent.message
      if (message?.status === 'SENT' && message.whatsAppLink) tab.show(message.whatsAppLink)
      else tab.close()
      if (message?.withdrawnReason)
        void notify({ title: withdrawalSentence(i18n, message.withdrawnReason), type: 'info' })
      await onSent().catch(() => null)
      return data?.markMessageSent
    })
    if (state !== 'done') tab.close()
  }
  return (
    <>
      <Button asChild minH="12" size="md" variant={variant}>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={label}
          onClick={(event) => void send(event)}
        >
          <MessageCircle aria-hidden />
          {children}
        </a>
      </Button>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
