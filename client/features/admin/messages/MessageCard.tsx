import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import type { MessageCard_MessageFragment } from '../../../__generated__/graphql.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { type Payload, useSubmission } from '../../../ui/use-submission.ts'
import { ResendMessage_mutation } from './message-documents.ts'
import { channelLabels, eventLabels, statusColors, statusLabels } from './message-labels.ts'
import { SendWaiting } from './SendWaiting.tsx'

interface MessageCardProps {
  message: MessageCard_MessageFragment
  /** Reads the list again. */
  onChanged: () => Promise<unknown>
}

/** A message with its text, what became of it, and what can be done. */
export function MessageCard({ message, onChanged }: MessageCardProps) {
  const { t, i18n } = useLingui()
  const { id, event, channel, status, recipient, subject, body, orderId } = message
  const { loading, submitError, submit } = useSubmission()
  const [resend] = useMutation(ResendMessage_mutation)
  const input = { id }
  const change = (send: () => Promise<Payload | null | undefined>) =>
    void submit(async () => {
      const payload = await send()
      await onChanged().catch(() => null)
      return payload
    })
  const label = t`${{ event: i18n._(eventLabels[event]) }} to ${recipient}`
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" wrap="wrap" align="center">
        <Badge colorPalette={statusColors[status]}>{i18n._(statusLabels[status])}</Badge>
        <Text fontWeight="semibold">{i18n._(eventLabels[event])}</Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {i18n._(channelLabels[channel])} · {recipient} · {formatMoment(message.createdAt, i18n)}
        </Text>
      </Flex>
      <Outcome message={message} />
      <chakra.details>
        <chakra.summary minH="11" display="flex" alignItems="center" cursor="pointer" color="brand.fg">
          {subject ?? t`Show the text`}
        </chakra.summary>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" p="3" bg="bg.muted" borderRadius="l2">
          {body}
        </Text>
      </chakra.details>
      <Flex gap="2" wrap="wrap" mt="1">
        {status === 'TO_SEND' && message.whatsAppLink && (
          <SendWaiting
            message={{ id, link: message.whatsAppLink }}
            label={t`Send by WhatsApp: ${label}`}
            onSent={onChanged}
          >
            <Trans>Send by WhatsApp</Trans>
          </SendWaiting>
        )}
        {message.viewerCanResend && (
          <Button
            minH="12"
            size="md"
            variant="outline"
            aria-label={t`Send again: ${label}`}
            disabled={loading}
            onClick={() => change(async () => (await resend({ variables: { input } })).data?.resendMessage)}
          >
            <RotateCw aria-hidden />
            <Trans>Send again</Trans>
          </Button>
        )}
        {orderId && (
          <Link asChild minH="12" px="2" display="inline-flex" alignItems="center">
            <RouterLink to={adminPaths.order(orderId)}>
              <Trans>Open the order</Trans>
            </RouterLink>
          </Link>
        )}
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </Box>
  )
}

/** What became of the attempts. */
function Outcome({ message }: { message: MessageCard_MessageFragment }) {
  const { t, i18n } = useLingui()
  const { status, attempts, uncertainAttempts, lastError, sentAt, sentBy } = message
  const sent = sentAt && formatMoment(sentAt, i18n)
  return (
    <>
      {status === 'SENT' && sent && (
        <Text textStyle="sm" color="fg.muted">
          {sentBy ? (
            <Trans>
              Sent {sent} by {sentBy}
            </Trans>
          ) : (
            <Trans>Sent {sent}</Trans>
          )}
        </Text>
      )}
      {lastError && (
        <Text textStyle="sm" color="fg.error">
          {lastError}{' '}
          {attempts > 0 && t`${plural(attempts, { one: 'Tried once.', other: 'Tried # times.' })}`}
        </Text>
      )}
      {uncertainAttempts > 0 && (
        <Text textStyle="sm" color="fg.warning">
          <Trans>A reply was cut off: it may have arrived twice.</Trans>
        </Text>
      )}
    </>
  )
}
