import type { I18n } from '@lingui/core'

interface Named {
  name: string
  hindiName?: string | null | undefined
}

/** A promotion's name in the page's language. */
export const promotionName = (i18n: I18n, { name, hindiName }: Named) =>
  (i18n.locale === 'hi' && hindiName) || name
