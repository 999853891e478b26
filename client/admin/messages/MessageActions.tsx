import { useMutation } from '@apollo/client/react'
import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageCard_MessageFragment } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ResendMessage_mutation } from './message-documents.ts'
import { eventLabels } from './message-labels.ts'
import { SendWaiting } from './SendWaiting.tsx'

interface MessageActionsProps {
  message: MessageCard_MessageFragment
  /** Reads again what is shown. With the id of the message that is sent: of one that was sent before, its copy's. */
  onChanged: (id: string) => Promise<unknown>
  /** Links beside the buttons. */
  children?: ReactNode
}

/** What can be done with a message: sending it by hand, or again. */
export function MessageActions({ message, onChanged, children }: MessageActionsProps) {
  const { t, i18n } = useLingui()
  const { id, event, status, recipient, whatsAppLink, viewerCanResend } = message
  const { loading, submitError, submit } = useSubmission()
  const [resend] = useMutation(ResendMessage_mutation)
  const sendAgain = () =>
    void submit(async () => {
      const { data } = await resend({ variables: { input: { id } } })
      await onChanged(data?.resendMessage.message?.id ?? id).catch(() => null)
      return data?.resendMessage
    })
  const label = t`${{ event: i18n._(eventLabels[event]) }} to ${recipient}`
  return (
    <>
      <Flex gap="2" wrap="wrap" mt="1">
        {status === 'TO_SEND' && whatsAppLink && (
          <SendWaiting
            message={{ id, link: whatsAppLink }}
            label={t`Send by WhatsApp: ${label}`}
            onSent={() => onChanged(id)}
          >
            <Trans>Send by WhatsApp</Trans>
          </SendWaiting>
        )}
        {viewerCanResend && (
          <Button
            minH="12"
            size="md"
            variant="outline"
            aria-label={t`Send again: ${label}`}
            disabled={loading}
            onClick={sendAgain}
          >
            <RotateCw aria-hidden />
            <Trans>Send again</Trans>
          </Button>
        )}
        {children}
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
