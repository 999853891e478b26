import { z } from 'zod'
import { parse } from '../../domain/validation.ts'
import { field, flag, list, number, rupees, word } from './fields.ts'
import { availabilityStatuses, categories, productStatuses, productTypes, stitchingTypes } from './words.ts'

const text = field(z.string())

/** The product form as old clients send it. Unknown and read-only keys are dropped here. */
const productForm = z.object({
  externalRef: text,
  productName: text,
  category: field(word(categories)),
  description: text,
  productType: field(word(productTypes)),
  color: text,
  price: field(z.object({ max: field(rupees) })),
  tailorPrice: field(rupees),
  readyMadePrice: field(rupees),
  discount: field(number),
  quantityInStock: field(number),
  fabricType: text,
  stitchingType: field(word(stitchingTypes)),
  pattern: text,
  embellishments: field(list),
  customizationAvailable: field(flag),
  customizationOptions: field(list),
  images: field(z.array(z.object({ url: z.string(), alt: z.string().optional() }))),
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
      sareeLength: field(number),
      pleated: field(flag),
      embroideryDetails: text,
      sareeFabric: text,
      blouseType: text,
      borderStyle: text,
      drapeStyle: text,
    }),
  ),
})

/**
 * The domain's input for a product, from the specification's words and rupees.
 * @throws Refused naming every field that can't be read
 */
export function readProductForm(body: unknown): Record<string, unknown> {
  const { price, ...form } = parse(productForm, nullsAbsent(body))
  const input = { ...form, maxPrice: price?.max }
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

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
