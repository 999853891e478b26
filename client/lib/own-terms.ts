import type { I18n } from '@lingui/core'
import type { Language } from '../__generated__/graphql.ts'

/** The texts that a product translates itself, by language. */
export type OwnTerms = readonly {
  locale: Language
  terms: readonly { text: string; translation: string }[]
}[]

/** A product's own translation of one of its texts in the page's language; undefined without one. */
export const ownTerm = (text: string, i18n: I18n, own: OwnTerms): string | undefined =>
  own.find(({ locale }) => locale.toLowerCase() === i18n.locale)?.terms.find((term) => term.text === text)
    ?.translation
