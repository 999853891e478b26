import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why messages are withdrawn, by the sentences that the server stores with them. */
const sentences: Record<string, MessageDescriptor> = {
  'The payment was reversed.': msg`Not sent: the payment was reversed.`,
  'The order was cancelled.': msg`Not sent: the order was cancelled.`,
  'The price is settled already.': msg`Not sent: the price is settled already.`,
  'The price was changed, and another message says so.': msg`Not sent: the price was changed, and another message says so.`,
  'Nothing is still to be paid.': msg`Not sent: nothing is still to be paid.`,
  'The payment was confirmed or rejected already.': msg`Not sent: the payment was confirmed or rejected already.`,
  'The order has another status now.': msg`Not sent: the order has another status now.`,
  'The request for this message was deleted.': msg`Not sent: the request for this message was deleted.`,
  'The appointment was cancelled, or has taken place.': msg`Not sent: the appointment was cancelled, or has taken place.`,
  'The time of the appointment has passed.': msg`Not sent: the time of the appointment has passed.`,
  'The photograph is not shown any more.': msg`Not sent: the photograph is not shown any more.`,
  'It is not in stock any more.': msg`Not sent: it is not in stock any more.`,
}

/** Why a message was withdrawn, in the language of the page; of an unknown reason, as the server says it. */
export const withdrawalSentence = (i18n: I18n, reason: string): string => {
  const known = sentences[reason]
  return known ? i18n._(known) : reason
}
