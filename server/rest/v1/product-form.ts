import { z } from 'zod'
import {
  availabilityStatuses,
  categories,
  productStatuses,
  productTypes,
  stitchingTypes,
} from '../../domain/catalogue/product-words.ts'
import { field, flag, id, list, number, rupees, word } from './fields.ts'

const text = field(z.string())

/** The product form's fields as old clients send them. Unknown and read-only keys are dropped here. */
const form = z.object({
  externalRef: text.meta({ description: 'Your own key for the product, unlike every other’s.' }),
  productName: text,
  category: field(word(categories)),
  description: text,
  productType: field(word(productTypes)),
  color: text,
  price: field(z.object({ max: field(rupees) })),
  tailorPrice: field(rupees),
  readyMadePrice: field(rupees),
  discount: field(number).meta({ description: 'Whole percent, 0 to 100.' }),
  quantityInStock: field(number),
  fabricType: text,
  stitchingType: field(word(stitchingTypes)),
  pattern: text,
  embellishments: field(list),
  customizationAvailable: field(flag),
  customizationOptions: field(list),
  images: field(z.array(z.object({ url: z.string(), alt: z.string().optional() }))).meta({
    description: 'Up to 20, the cover first.',
  }),
  video: text,
  shippingCost: field(rupees),
  estimatedDeliveryTime: text,
  availabilityStatus: field(word(availabilityStatuses)),
  featuredProduct: field(flag),
  seasonalTags: field(list),
  tags: field(list),
  productStatus: field(word(productStatuses)),
  fabricFeel: text,
  durability: text,
  sizes: field(
    z.array(
      z.object({
        label: z.string(),
        chest: field(number),
        waist: field(number),
        hip: field(number),
        length: field(number),
      }),
    ),
  ),
  blouseDetails: field(
    z.object({
      sleeveType: text,
      blouseBackDesign: text,
      necklineStyle: text,
      fitType: text,
      embellishments: text,
      padding: field(flag),
      lining: field(flag),
    }),
  ),
  suitDetails: field(z.object({ sleeveType: text, fitType: text, style: text, fabricType: text })),
  lehengaDetails: field(
    z.object({
      lehengaType: text,
      lehengaWaist: text,
      lehengaDupattaIncluded: field(flag),
      lehengaFabric: text,
      embroidery: text,
    }),
  ),
  sareeDetails: field(
    z.object({
      sareeLength: field(number).meta({ description: 'Metres.' }),
      pleated: field(flag),
      embroideryDetails: text,
      sareeFabric: text,
      blouseType: text,
      borderStyle: text,
      drapeStyle: text,
    }),
  ),
})

/** The domain's input for a product, from the specification's words and rupees. */
const toInput = ({ price, ...fields }: z.output<typeof form>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...fields, maxPrice: price?.max }).filter(([, value]) => value !== undefined),
  )

export const productForm = z.preprocess((body) => nullsAbsent(body), form).transform(toInput)

/** The same with the product's id, under whichever of three names it comes. */
export const productChanges = z
  .preprocess(
    (body) => nullsAbsent(body),
    form.extend({
      id: id.optional(),
      _id: id.optional().meta({ description: 'Does for `id`.' }),
      productId: id.optional().meta({ description: 'Does for `id`.' }),
    }),
  )
  .transform(({ id, _id, productId, ...fields }) => ({
    ...toInput(fields),
    id: id || _id || productId || '',
  }))

/** An update form is a merged product, where unset fields come back as null. No field lies deeper than 4. */
function nullsAbsent(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((each) => nullsAbsent(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === null ? [] : [[key, nullsAbsent(each, depth + 1)]],
    ),
  )
}
