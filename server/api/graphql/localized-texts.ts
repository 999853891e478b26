import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { Named } from '../../../shared/name-translations.ts'
import type { Language, Resolvers } from './__generated__/resolvers.ts'

export interface Localized {
  locale: Language
  fallback: boolean
}

/** A text in the requested language; where the owner has written none, the English one or, without a fallback, ''. */
const text =
  <Value>(english: (parent: Value) => string, hindi: (parent: Value) => string | null | undefined) =>
  (parent: Value, { locale, fallback }: Localized): string => {
    const texts = { EN: english(parent), HI: hindi(parent) }
    return texts[locale] || (fallback ? texts.EN : '')
  }

/** The same of a text that is stored with its translations, one for each language. */
export function translatedText<Name extends string>(
  { locale, fallback }: Localized,
  english: string,
  translations: readonly ({ locale: string } & Record<Name, string | null>)[],
  name: Name,
): string {
  if (locale === 'EN') return english
  return translations.find((each) => each.locale === locale)?.[name] ?? (fallback ? english : '')
}

const named = {
  name: (parent: Named, args: Localized) => translatedText(args, parent.name, parent.translations, 'name'),
}

interface Titled {
  title?: string | null
  hindiTitle?: string | null
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

const tileTitle = text<Titled>(
  ({ title }) => title ?? '',
  ({ hindiTitle }) => hindiTitle,
)

interface Ordered {
  productName: string | null
  translatedNames: readonly TranslatedName[]
}
const nameOfOrdered = ({ productName, translatedNames }: Ordered, args: Localized) =>
  translatedText(args, productName ?? '', translatedNames, 'productName')
const ordered = { productName: nameOfOrdered }
const garment = {
  productName: (parent: Ordered, args: Localized) => nameOfOrdered(parent, args) || null,
}

/** The texts that the owner writes in each language. */
export const localizedTexts: Resolvers = {
  Occasion: named,
  Promotion: named,
  AppliedPromotion: named,
  AppliedCoupon: named,
  Festival: named,
  WorkshopStage: named,
  MeasurementField: named,
  StyleOption: named,
  OrderedStyle: named,
  GarmentStyle: named,
  OrderItem: ordered,
  RemovedCartItem: ordered,
  TrackedOrderItem: ordered,
  Garment: garment,
  TailorGarment: {
    ...garment,
    addOns: ({ addOns }, args) => addOns.map((addOn) => named.name(addOn, args)),
  },
  PricedGarment: named,
  PricedAddOn: named,
  OrderItemAddOn: named,
  InvoiceLine: {
    description: ({ description, translations }, args) =>
      translatedText(args, description, translations, 'description'),
  },
  HeroSlide: {
    title: slideText('title'),
    subtitle: slideText('subtitle'),
    description: slideText('description'),
    action: slideText('action'),
  },
  CategoryTile: { title: (tile, args) => tileTitle(tile, args) || null },
  FitNotes: { readyMade: fitNote('readyMade'), tailored: fitNote('tailored') },
}
