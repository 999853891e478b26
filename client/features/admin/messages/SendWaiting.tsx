import { useMutation } from '@apollo/client/react'
import { Button, type ButtonProps } from '@chakra-ui/react'
import { MessageCircle } from 'lucide-react'
import { SubmitError } from '../../../ui/Form.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { MarkMessageSent_mutation } from './message-documents.ts'

interface SendWaitingProps extends Pick<ButtonProps, 'children' | 'variant'> {
  message: { id: string; link: string }
  /** Begins with the visible text. */
  label: string
  /** Reads the list again. */
  onSent: () => Promise<unknown>
}

/** Opens WhatsApp with a message that waits in the outbox, which is then sent. */
export function SendWaiting({ message: { id, link }, label, onSent, variant, children }: SendWaitingProps) {
  const { submitError, submit } = useSubmission()
  const [markSent] = useMutation(MarkMessageSent_mutation)
  const recordSent = () =>
    submit(async () => {
      const { data } = await markSent({ variables: { input: { id } } })
      await onSent().catch(() => null)
      return data?.markMessageSent
    })
  return (
    <>
      <Button asChild minH="12" size="md" variant={variant}>
        <a href={link} target="_blank" rel="noreferrer" aria-label={label} onClick={() => void recordSent()}>
          <MessageCircle aria-hidden />
          {children}
        </a>
      </Button>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
