import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartWarningCode } from '../../__generated__/graphql.ts'

const sentences = {
  PRICE_CHANGED: msg`The price has changed since you added it.`,
  STOCK_REDUCED: msg`Fewer pieces are left than you have chosen.`,
  UNAVAILABLE: msg`This can’t be ordered at the moment.`,
}

/** What to tell her of a line. The shop's own English sentence knows more than the code: Hindi goes by the code. */
export const warningSentence = (i18n: I18n, { code, message }: { code: CartWarningCode; message: string }) =>
  i18n.locale === 'en' ? message : i18n._(sentences[code])
