import { z } from 'zod'
import { type ProductField, sizeMeasurements } from '../../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../../shared/catalogue/product-fields.ts'
import { field, flag, id, list, number, rupees, enumeration } from './fields.ts'

const image = z.object({ url: z.string(), alt: z.string().optional() })
const size = z.object({
  label: z.string(),
  ...Object.fromEntries(sizeMeasurements.map((name) => [name, field(number)])),
  quantityInStock: field(number),
  sku: z.string().nullish(),
})

const translation = z.object({
  locale: z.string(),
  productName: z.string().optional(),
  description: z.string().optional(),
  terms: z.array(z.object({ text: z.string(), translation: z.string() })).optional(),
})

/** The format in which old clients send a field. The domain checks the limits. */
function reader(of: ProductField): z.ZodType {
  switch (of.kind) {
    case 'text':
    case 'url':
      return z.string()
    case 'enum':
      return enumeration(of.options)
    case 'money':
      return rupees
    case 'integer':
    case 'decimal':
      return number
    case 'flag':
      return flag
    case 'list':
    case 'style':
    case 'designs':
      return list
    case 'images':
      return z.array(image)
    case 'sizes':
      return z.array(size)
    case 'translations':
      return z.array(translation)
    case 'details':
      return z.object(readers(of.fields))
  }
}

const readers = (fields: Readonly<Record<string, ProductField>>): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, of]) => {
      const schema = field(reader(of))
      return [name, of.description ? schema.meta({ description: of.description }) : schema]
    }),
  )

const { maxPrice, ...readerByName } = readers(productFields)

/**
 * The product form's fields as old clients send them; the highest price comes as `price.max` (specification, section 3).
 * Unknown and read-only keys are dropped here.
 */
const form = z.object({ ...readerByName, price: field(z.object({ max: maxPrice! })) })

/** The domain's input for a product, from the specification's labels and rupees. */
const toInput = ({ price, ...fields }: z.output<typeof form>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...fields, maxPrice: price?.max }).filter(([, value]) => value !== undefined),
  )

export const productForm = z.preprocess((body) => nullsAbsent(body), form).transform(toInput)

/** The same with the product's id, under any of its three names. */
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

/** An update form is a merged product, where unset fields are null. No field is nested deeper than 4. */
function nullsAbsent(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((each) => nullsAbsent(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === null ? [] : [[key, nullsAbsent(each, depth + 1)]],
    ),
  )
}
