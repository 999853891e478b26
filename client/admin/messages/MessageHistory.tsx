import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { AdminMessageQuery } from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { deliveryErrorSentence } from './delivery-errors.ts'
import { channelLabels, languageLabels } from './message-labels.ts'

/** To whom a message goes, when it was written, tried and sent, and why an attempt failed. */
export function MessageHistory({ message }: { message: NonNullable<AdminMessageQuery['message']> }) {
  const { t, i18n } = useLingui()
  const { recipient, channel, language, createdAt, attemptedAt, sentAt, sentBy, externalId } = message
  const { attempts, uncertainAttempts, lastError } = message
  const facts: [label: string, value: ReactNode][] = [
    [t`Recipient`, recipient],
    [t`Channel`, i18n._(channelLabels[channel])],
    [t`Language`, i18n._(languageLabels[language])],
    [t`Written`, formatMoment(createdAt, i18n)],
    [t`Last attempt`, attemptedAt ? formatMoment(attemptedAt, i18n) : <Trans>None yet</Trans>],
    [t`Attempts`, attempts],
    [t`Sent`, sentAt ? formatMoment(sentAt, i18n) : <Trans>Not yet</Trans>],
    [t`Sent by hand by`, sentBy],
    [t`Why it failed`, lastError && deliveryErrorSentence(i18n, lastError)],
    [
      t`Uncertain`,
      uncertainAttempts > 0 && (
        <Plural
          value={uncertainAttempts}
          one="The reply to # attempt was cut off: it may have arrived twice."
          other="The replies to # attempts were cut off: it may have arrived several times."
        />
      ),
    ],
    [t`WhatsApp’s number`, externalId],
  ]
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '10rem minmax(0, 1fr)' }}
      columnGap="3"
      rowGap="1.5"
      mb="3"
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([label, value]) => (
          <Fragment key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Fragment>
        ))}
    </chakra.dl>
  )
}
