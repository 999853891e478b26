import type { I18n } from '@lingui/core'

interface Named {
  name: string
  /** Empty where the owner wrote none. */
  hindiName?: string
}

/** What the owner calls something, in the page's language; in English where there is no name in it. */
export const localizedName = (i18n: I18n, { name, hindiName }: Named) =>
  (i18n.locale === 'hi' && hindiName) || name
