import type { I18n } from '@lingui/core'
import { type Named, nameIn } from '../../shared/name-translations.ts'

interface HindiNamed {
  name: string
  /** Empty where the owner wrote none. */
  hindiName?: string
}

/** What the owner calls something, in the page's language; in English where there is no name in it. */
export const localizedName = (i18n: I18n, named: Named | HindiNamed): string =>
  'translations' in named
    ? nameIn(i18n.locale.toUpperCase(), named)
    : (i18n.locale === 'hi' && named.hindiName) || named.name

interface NamedDesign {
  productName: string
  /** Empty where the owner wrote none. */
  hindiName?: string
}

/** The name of a design, or of a garment that was ordered, in the page's language; in English where there is none in it. */
export const designName = (i18n: I18n, { productName, hindiName }: NamedDesign): string =>
  localizedName(i18n, { name: productName, hindiName })

interface DescribedDesign {
  description: string
  /** Empty where the owner wrote none. */
  hindiDescription?: string
}

/** The description of a design in the page's language; in English where there is none in it. */
export const designDescription = (i18n: I18n, { description, hindiDescription }: DescribedDesign): string =>
  (i18n.locale === 'hi' && hindiDescription) || description

/** A picture of a design whose alternative text is in the page's language: the design's name, where the text is in another one. */
export const localizedPicture = <Image extends { alt: string }>(
  i18n: I18n,
  { hindiName }: Pick<NamedDesign, 'hindiName'>,
  image: Image,
): Image => (i18n.locale === 'hi' && hindiName ? { ...image, alt: hindiName } : image)
