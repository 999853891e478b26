import { Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageCard_MessageFragment } from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { deliveryErrorSentence } from './delivery-errors.ts'
import { withdrawalSentence } from './withdrawal-reasons.ts'

/** What became of the attempts. */
export function MessageOutcome({ message }: { message: MessageCard_MessageFragment }) {
  const { t, i18n } = useLingui()
  const { status, attempts, uncertainAttempts, lastError, withdrawnReason, sentAt, sentBy } = message
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
      {withdrawnReason && (
        <Text textStyle="sm" color="fg.muted">
          {withdrawalSentence(i18n, withdrawnReason)}
        </Text>
      )}
      {lastError && (
        <Text textStyle="sm" color="fg.error">
          {deliveryErrorSentence(i18n, lastError)}{' '}
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
