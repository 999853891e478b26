import { type NameTranslation, nameIn } from '../../../shared/name-translations.ts'
import { sewnOptions } from '../../../shared/style-options/sewn-options.ts'
import type { Language, MaterialUnit, StylePart } from '../../platform/database/__generated__/prisma/enums.ts'
import type { StyleOption } from './style-option.ts'

/** A copy of an option as it was when it was ordered; its price is of one garment, in paise. */
export interface OrderedStyle {
  optionId: string
  part: StylePart
  name: string
  translations: NameTranslation[]
  drawing: string | null
  image: string | null
  price: number
  extraDays: number
  /** As in `StyleOption`; undefined in copies from before there were quantities. */
  quantity?: number | null
  unit?: MaterialUnit | null
  materialId?: string | null
}

/** What an order copies of the options of a garment's style. */
export const copyStyle = (options: readonly StyleOption[]): OrderedStyle[] =>
  options.map(({ id, part, name, translations, drawing, image, price, extraDays, ...taken }) => ({
    optionId: id,
    part,
    name,
    translations,
    drawing,
    image,
    price,
    extraDays,
    quantity: taken.quantity,
    unit: taken.unit,
    materialId: taken.materialId,
  }))

/** What an order copies of the style of a design; its photographs are those of the design. */
export const copyDesignStyle = (options: readonly StyleOption[]): OrderedStyle[] =>
  copyStyle(options).map((option) => ({ ...option, image: null }))

/** As a garment is sewn: as chosen, and of the other parts as its design had it. */
export const sewnStyle = ({
  style,
  designStyle,
}: Record<'style' | 'designStyle', readonly OrderedStyle[]>): OrderedStyle[] =>
  sewnOptions(designStyle, style)

/** The names of the options in a language, in English where there is none in it; null without options. */
export const styleNames = (
  style: readonly Pick<OrderedStyle, 'name' | 'translations'>[],
  language: Language,
): string | null => style.map((option) => nameIn(language, option)).join(', ') || null

/** As JSON stores it; an edit from before there were styles has none. */
export const toOrderedStyle = (stored: unknown): OrderedStyle[] => (stored ?? []) as OrderedStyle[]
