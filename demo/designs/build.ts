import type { Color, Design } from '../design.ts'
import { withPieces } from './sizes.ts'

/** A catalogue row: what belongs to this one design. What it leaves out, its fabric or family supplies. */
export interface Row
  extends
    Pick<
      Design,
      | 'productName'
      | 'description'
      | 'color'
      | 'tailorPrice'
      | 'readyMadePrice'
      | 'fabricType'
      | 'pattern'
      | 'embellishments'
      | 'tags'
      | 'seasonalTags'
      | 'dateAdded'
    >,
    Partial<
      Pick<
        Design,
        | 'productType'
        | 'discount'
        | 'quantityInStock'
        | 'shippingCost'
        | 'estimatedDeliveryTime'
        | 'availabilityStatus'
        | 'featuredProduct'
        | 'stitchingType'
        | 'customizationOptions'
        | 'fabricFeel'
        | 'durability'
        | 'sizes'
      >
    > {
  secondColor: Color
}

/** What the designs of one category have in common. */
export type Family = Pick<
  Design,
  'category' | 'shippingCost' | 'estimatedDeliveryTime' | 'customizationOptions' | 'sizes'
>

const fabricNotes: Record<string, Pick<Design, 'fabricFeel' | 'durability'>> = {
  Cotton: { fabricFeel: 'Soft, breathable and cool', durability: 'High; hand wash cold, dry in shade' },
  Silk: {
    fabricFeel: 'Smooth with a natural lustre',
    durability: 'High with care; dry clean, store in muslin',
  },
  Satin: { fabricFeel: 'Slippery, glossy and fluid', durability: 'Medium; keep clear of rough jewellery' },
  Georgette: { fabricFeel: 'Light, grainy and flowing', durability: 'High; gentle hand wash or dry clean' },
  Linen: { fabricFeel: 'Crisp, airy, softer with each wash', durability: 'Very high; machine wash gentle' },
  Chiffon: { fabricFeel: 'Sheer, feather-light and floating', durability: 'Medium; dry clean, avoid snags' },
  Velvet: { fabricFeel: 'Plush pile, warm and heavy', durability: 'High; dry clean, steam from the back' },
  Organza: { fabricFeel: 'Crisp, sheer and airy', durability: 'Medium; dry clean and roll, do not fold' },
  Tissue: {
    fabricFeel: 'Metallic, crisp and feather-thin',
    durability: 'Delicate; dry clean and refold often',
  },
  Brocade: { fabricFeel: 'Firm, raised weave with body', durability: 'Very high; dry clean only' },
  Other: { fabricFeel: 'Medium weight with an easy fall', durability: 'High; see the care label' },
}

export function toDesign(row: Row, family: Family): Omit<Design, 'drawing'> {
  const { secondColor: _drawnOnly, ...own } = row
  const customizationOptions =
    row.customizationOptions ?? (row.tailorPrice === null ? [] : family.customizationOptions)
  const sizes =
    row.sizes ?? (row.readyMadePrice === null || row.productType === 'Semi-stitched' ? [] : family.sizes)
  const quantityInStock = row.quantityInStock ?? 8
  const notes = fabricNotes[row.fabricType] ?? fabricNotes['Other']
  return {
    slug: row.productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    category: family.category,
    productType: 'Ready-made',
    discount: 0,
    shippingCost: family.shippingCost,
    estimatedDeliveryTime: family.estimatedDeliveryTime,
    availabilityStatus: 'Available',
    featuredProduct: false,
    stitchingType: 'Machine Stitching',
    fabricFeel: notes?.fabricFeel ?? '',
    durability: notes?.durability ?? '',
    ...own,
    quantityInStock,
    sizes: withPieces(sizes, quantityInStock),
    customizationAvailable: customizationOptions.length > 0,
    customizationOptions,
  }
}
