import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language, ProductType, StitchingType } from '../__generated__/graphql.ts'

export const productTypeLabels: Record<ProductType, MessageDescriptor> = {
  READY_MADE: msg`Ready-made`,
  CUSTOM_MADE: msg`Custom-made`,
  SEMI_STITCHED: msg`Semi-stitched`,
  TOILER: msg`Toiler`,
}

export const stitchingTypeLabels: Record<StitchingType, MessageDescriptor> = {
  MACHINE_STITCHING: msg`Machine Stitching`,
  HAND_STITCHING: msg`Hand Stitching`,
  MIXED: msg`Mixed`,
}

/**
 * Translations of the specification's and the demo catalogue's fabrics, patterns, embellishments, colours and shapes of
 * garments. The owner may enter others.
 */
const labels: Record<string, MessageDescriptor> = {
  Cotton: msg`Cotton`,
  Silk: msg`Silk`,
  Satin: msg`Satin`,
  Georgette: msg`Georgette`,
  Linen: msg`Linen`,
  Chiffon: msg`Chiffon`,
  Velvet: msg`Velvet`,
  Organza: msg`Organza`,
  Brocade: msg`Brocade`,
  Tissue: msg`Tissue`,
  Other: msg`Other`,
  Plain: msg`Plain`,
  Embroidered: msg`Embroidered`,
  Printed: msg`Printed`,
  Dyed: msg`Dyed`,
  Geometric: msg`Geometric`,
  Floral: msg`Floral`,
  'Polka Dots': msg`Polka Dots`,
  'Zari Work': msg`Zari Work`,
  Sequin: msg`Sequin`,
  'Stone Work': msg`Stone Work`,
  Beads: msg`Beads`,
  Embroidery: msg`Embroidery`,
  Red: msg`Red`,
  Maroon: msg`Maroon`,
  Pink: msg`Pink`,
  Golden: msg`Golden`,
  'Royal Blue': msg`Royal Blue`,
  Green: msg`Green`,
  Black: msg`Black`,
  White: msg`White`,
  Peach: msg`Peach`,
  Yellow: msg`Yellow`,
  'Short Sleeve': msg`Short Sleeve`,
  'Long Sleeve': msg`Long Sleeve`,
  Sleeveless: msg`Sleeveless`,
  'Closed Back': msg`Closed Back`,
  'Back Open': msg`Back Open`,
  'Keyhole Back': msg`Keyhole Back`,
  'Round Neck': msg`Round Neck`,
  'V-Neck': msg`V-Neck`,
  'Boat Neck': msg`Boat Neck`,
  Sweetheart: msg`Sweetheart`,
  'Square Neck': msg`Square Neck`,
  'High Neck': msg`High Neck`,
  Halter: msg`Halter`,
  Regular: msg`Regular`,
  Slim: msg`Slim`,
  'Loose Fit': msg`Loose Fit`,
  'Straight Cut': msg`Straight Cut`,
  Anarkali: msg`Anarkali`,
  'A-Line': msg`A-Line`,
  Patiala: msg`Patiala`,
  Palazzo: msg`Palazzo`,
  Mermaid: msg`Mermaid`,
  Flared: msg`Flared`,
  Straight: msg({ message: 'Straight', context: 'garment' }),
  Nivi: msg`Nivi`,
  None: msg({ message: 'None', context: 'garment' }),
}

/** The texts that a product translates itself, by language. */
export type OwnTerms = readonly {
  locale: Language
  terms: readonly { text: string; translation: string }[]
}[]

/** The label of a product attribute in the page's language: its own translation, that of the table, or the attribute itself. */
export function attributeLabel(attribute: string, i18n: I18n, own: OwnTerms = []): string {
  const terms = own.find(({ locale }) => locale.toLowerCase() === i18n.locale)?.terms
  const translation = terms?.find(({ text }) => text === attribute)?.translation
  if (translation !== undefined) return translation
  const label = labels[attribute]
  return label ? i18n._(label) : attribute
}

/** Whether the attribute has a label in every language. */
export const hasAttributeLabel = (attribute: string): boolean => Object.hasOwn(labels, attribute)
