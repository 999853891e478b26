import { z } from 'zod'
import { translatedLocales } from '../../shared/languages.ts'
import type { NameTranslation } from '../../shared/name-translations.ts'
import type { Prisma } from '../platform/database/__generated__/prisma/client.ts'
import { text, uniqueBy } from './validation.ts'

/** A language that texts are translated into. */
export const translatedLocale = z.enum(translatedLocales, {
  error: /*i18n*/ 'There are no pages in this language, or they are the English ones.',
})

/** Refuses a second translation into a language. */
export const uniqueLocale = uniqueBy<{ locale: string }>(
  'locale',
  ({ locale }) => locale,
  /*i18n*/ 'Each language may appear once.',
)

const givenTranslations = (max: number) =>
  z
    .array(z.object({ locale: translatedLocale, name: text(max) }))
    .superRefine(uniqueLocale)
    .transform((given) => given.filter(({ name }) => name !== ''))

/** The names of something in other languages than English, of at most `max` characters; those that are empty are dropped. */
export const nameTranslations = (max: number) => givenTranslations(max).default([])

/** The same where clients may leave them out, so that they stay as they are. */
export const optionalNameTranslations = (max: number) => givenTranslations(max).nullish()

/** As JSON columns store them. */
export const toTranslations = (stored: Prisma.JsonValue): NameTranslation[] =>
  (stored as unknown as NameTranslation[]).map(({ locale, name }) => ({ locale, name }))

/** A row with the names of its JSON column. */
export const withTranslations = <Row extends { translations: Prisma.JsonValue }>(row: Row) => ({
  ...row,
  translations: toTranslations(row.translations),
})
