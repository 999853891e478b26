import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartWarningCode } from '../../__generated__/graphql.ts'

const sentences = {
  PRICE_CHANGED: msg`The price has changed since you added it.`,
  STOCK_REDUCED: msg`Fewer pieces are left than you have chosen.`,
  UNAVAILABLE: msg`This can’t be ordered at the moment.`,
}

/**
 * The warning about a line. In English it is the server's message, which is more specific than the
 * code; in Hindi the text is chosen by the code.
 */
export const warningSentence = (i18n: I18n, { code, message }: { code: CartWarningCode; message: string }) =>
  i18n.locale === 'en' ? message : i18n._(sentences[code])
