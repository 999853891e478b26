import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why attempts fail, by the sentences that the server stores with the messages. */
const sentences: Record<string, MessageDescriptor> = {
  'E-mail is switched off: set SMTP_URL.': msg`E-mail is switched off: set SMTP_URL.`,
  'WhatsApp is sent by hand here.': msg`WhatsApp is sent by hand here.`,
  'Notifications are switched off.': msg`Notifications are switched off.`,
  'This browser no longer shows notifications.': msg`This browser no longer shows notifications.`,
  'The account may no longer hear of this.': msg`The account may no longer hear of this.`,
  'The push service can’t be reached.': msg`The push service can’t be reached.`,
  'The push service asks to try again later.': msg`The push service asks to try again later.`,
  'The push service refused the shop’s keys. Switch notifications off and on again in that browser.': msg`The push service refused the shop’s keys. Switch notifications off and on again in that browser.`,
  'The push service refused this notification.': msg`The push service refused this notification.`,
  'Something went wrong on our side.': msg`Something went wrong on our side.`,
  'Its link is used, replaced or no longer valid.': msg`Its link is used, replaced or no longer valid.`,
  'Its code is used or no longer valid.': msg`Its code is used or no longer valid.`,
  'The mail server refused the shop’s name or password: check SMTP_URL.': msg`The mail server refused the shop’s name or password: check SMTP_URL.`,
  'The mail server can’t be reached, or the connection to it was lost.': msg`The mail server can’t be reached, or the connection to it was lost.`,
  'The mail server refused this message: check the recipient’s address.': msg`The mail server refused this message: check the recipient’s address.`,
  'The mail server asks to try again later.': msg`The mail server asks to try again later.`,
  'WhatsApp can’t be reached.': msg`WhatsApp can’t be reached.`,
  'WhatsApp allows this only within a day of the customer’s last message. Send it by hand.': msg`WhatsApp allows this only within a day of the customer’s last message. Send it by hand.`,
  'WhatsApp refused the shop’s token: check WHATSAPP_TOKEN.': msg`WhatsApp refused the shop’s token: check WHATSAPP_TOKEN.`,
  'WhatsApp asks to try again later.': msg`WhatsApp asks to try again later.`,
  'WhatsApp refused this message. Send it by hand.': msg`WhatsApp refused this message. Send it by hand.`,
}

/** Why an attempt failed, in the language of the page; of an unknown reason, as the server says it. */
export const deliveryErrorSentence = (i18n: I18n, error: string): string => {
  const known = sentences[error]
  return known ? i18n._(known) : error
}
