import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductType, StitchingType } from '../__generated__/graphql.ts'

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
 * Translations of the specification's and the demo catalogue's fabrics, patterns, embellishments and
 * colours. The owner may enter others.
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
}

/** The label of a product attribute in the page's language; the owner's own values are not translated. */
export function attributeLabel(attribute: string, i18n: I18n): string {
  const label = labels[attribute]
  return label ? i18n._(label) : attribute
}

/** Whether the attribute has a label in every language. */
export const hasAttributeLabel = (attribute: string): boolean => Object.hasOwn(labels, attribute)
