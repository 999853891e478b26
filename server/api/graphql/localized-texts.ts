import type { Language, Resolvers } from './__generated__/resolvers.ts'

interface Localized {
  locale: Language
}

/** A text in the requested language; the English one where the owner has written no other. */
const text =
  <Value>(english: (parent: Value) => string, hindi: (parent: Value) => string | null | undefined) =>
  (parent: Value, { locale }: Localized): string =>
    (locale === 'HI' && hindi(parent)) || english(parent)

interface Named {
  name: string
  hindiName?: string | null
}
const named = {
  name: text<Named>(
    ({ name }) => name,
    ({ hindiName }) => hindiName,
  ),
}

const slideText = (field: 'title' | 'subtitle' | 'description' | 'action') =>
  text<Record<typeof field, string> & { hindi?: Record<typeof field, string> | null }>(
    (slide) => slide[field],
    ({ hindi }) => hindi?.[field],
  )

const fitNote = (field: 'readyMade' | 'tailored') =>
  text<Record<typeof field, string> & Partial<Record<`${typeof field}Hindi`, string | null>>>(
    (notes) => notes[field],
    (notes) => notes[`${field}Hindi`],
  )

/** The texts that the owner writes in each language. */
export const localizedTexts: Resolvers = {
  Occasion: named,
  Promotion: named,
  AppliedPromotion: named,
  AppliedCoupon: named,
  Festival: named,
  WorkshopStage: named,
  MeasurementField: named,
  HeroSlide: {
    title: slideText('title'),
    subtitle: slideText('subtitle'),
    description: slideText('description'),
    action: slideText('action'),
  },
  CategoryTile: {
    title: ({ title, hindiTitle }, { locale }) => (locale === 'HI' && hindiTitle) || (title ?? null),
  },
  FitNotes: { readyMade: fitNote('readyMade'), tailored: fitNote('tailored') },
}
