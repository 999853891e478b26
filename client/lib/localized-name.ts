import type { I18n } from '@lingui/core'
import { type Named, nameIn } from '../../shared/name-translations.ts'

/** What the owner calls something, in the page's language; in English where there is no name in it. */
export const localizedName = (i18n: I18n, named: Named): string => nameIn(i18n.locale.toUpperCase(), named)

/** What an amount was taken off for: a promotion, or another discount. */
export interface AmountOff extends Named {
  /** Of a coupon. */
  code?: string | null
  /** In paise. */
  amount: number
}

/** The name of a promotion in the page's language, with the code of a coupon: 'Diwali offer (DIWALI10)'. */
export function promotionLabel(i18n: I18n, promotion: AmountOff): string {
  const name = localizedName(i18n, promotion)
  return promotion.code == null ? name : `${name} (${promotion.code})`
}

/** A text whose Hindi one is read by `locale: HI, fallback: false`; in English where there is none. */
export const localizedText = (i18n: I18n, text: string, hindi: string | null | undefined): string =>
  (i18n.locale === 'hi' && hindi) || text

interface NamedDesign {
  productName: string
  /** Empty where the owner wrote none. */
  hindiName?: string | null
}

/** The name of a design, or of a garment that was ordered, in the page's language; in English where there is none in it. */
export const designName = (i18n: I18n, { productName, hindiName }: NamedDesign): string =>
  localizedText(i18n, productName, hindiName)

interface DescribedDesign {
  description: string
  /** Empty where the owner wrote none. */
  hindiDescription?: string
}

/** The description of a design in the page's language; in English where there is none in it. */
export const designDescription = (i18n: I18n, { description, hindiDescription }: DescribedDesign): string =>
  localizedText(i18n, description, hindiDescription)

/** A picture of a design whose alternative text is in the page's language: the design's name, where the text is in another one. */
export const localizedPicture = <Image extends { alt: string }>(
  i18n: I18n,
  { hindiName }: Pick<NamedDesign, 'hindiName'>,
  image: Image,
): Image => (i18n.locale === 'hi' && hindiName ? { ...image, alt: hindiName } : image)
