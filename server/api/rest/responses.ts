import { z } from 'zod'
import { fits } from '../../../shared/catalogue/feedback-answers.ts'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import {
  type FieldValue,
  type ProductField,
  sizeMeasurements,
} from '../../../shared/catalogue/field-kinds.ts'
import { type ProductFieldName, productFields } from '../../../shared/catalogue/product-fields.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import { cartProductTypes, roles } from './labels.ts'

/** The responses of REST, field by field. The types of `serialize.ts` and the description are derived from them. */

const oneOf = <Label extends string>(labels: Readonly<Record<string, Label>>) => z.enum(Object.values(labels))
const text = z.string().nullable()
const number = z.number().nullable()
const moment = z.iso.datetime()

/** An amount in rupees, exact to the paisa. */
const rupees = z.number().meta({ description: 'Rupees, exact to the paisa.' })
const rupeesOrNone = z.number().nullable().meta({ description: 'Rupees; null when not offered.' })

const success = z.literal(true)
const message = z.string().meta({ description: 'A sentence for people.' })

const size = z.strictObject({
  label: z.string(),
  ...Object.fromEntries(sizeMeasurements.map((name) => [name, number])),
  quantityInStock: number.meta({
    description: 'Pieces of this size; null where all sizes are counted together.',
  }),
  sku: text,
})

const translation = z.strictObject({
  locale: z.enum(translatedLocales),
  productName: text,
  description: text,
  terms: z.array(z.strictObject({ text: z.string(), translation: z.string() })),
})

/** The schema of a product's field in a response. */
function productFieldSchema(field: ProductField): z.ZodType {
  const orNull = (schema: z.ZodType) => (field.nullable ? schema.nullable() : schema)
  switch (field.kind) {
    case 'text':
    case 'url':
      return orNull(z.string())
    case 'enum':
      return orNull(oneOf(field.options))
    case 'money':
      return field.nullable ? rupeesOrNone : rupees
    case 'integer':
      return orNull(z.int())
    case 'decimal':
      return orNull(z.number())
    case 'flag':
      return orNull(z.boolean())
    case 'list':
    case 'style':
    case 'designs':
      return z.array(z.string())
    case 'images':
      return z.array(z.strictObject({ url: z.string(), alt: z.string() }))
    case 'sizes':
      return z.array(size)
    case 'translations':
      return z.array(translation)
    case 'details':
      return orNull(z.strictObject(productFieldSchemas(field.fields)))
  }
}

const productFieldSchemas = (fields: Readonly<Record<string, ProductField>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { description } = field
      const schema = productFieldSchema(field)
      const described = description ? schema.meta({ description }) : schema
      return [name, field.visibility ? described.optional() : described]
    }),
  )

/** A field's value in REST: the domain's, with labels for enumerations. */
type RestValue<Field> = Field extends { kind: 'enum'; options: infer Options }
  ? Options[keyof Options] | (Field extends { nullable: true } ? null : never)
  : Field extends { kind: 'images' }
    ? { url: string; alt: string }[]
    : FieldValue<Field>

/** The fields of shared/catalogue/product-fields.ts in REST: `maxPrice` is `price.max` (specification, section 3). */
export type RestFields = {
  [Name in Exclude<ProductFieldName, 'maxPrice' | 'externalRef'>]: RestValue<(typeof productFields)[Name]>
} & {
  externalRef?: string | null
  price: { max: number | null }
}

/** A drawing's garment and addresses. */
const flat = z.strictObject({
  garment: oneOf(categories),
  svg: z.string(),
  png: z.string().meta({ description: '1,200 × 630 pixels.' }),
})

export type RestProduct = RestFields & {
  _id: string
  flats: z.output<typeof flat>[]
  dateAdded: string
  lastUpdated: string
}

const responseFields = Object.entries(productFieldSchemas(productFields)).map(([name, schema]) =>
  name === 'maxPrice' ? ['price', z.strictObject({ max: schema })] : [name, schema],
)

export const productResponse = z.strictObject({
  _id: z.uuid(),
  ...(Object.fromEntries(responseFields) as Record<string, z.ZodType>),
  flats: z.array(flat).meta({
    description:
      'Drawings of the garments that are sewn of it to measure, the main one first; empty where it isn’t offered tailor made, and for garments that are not drawn.',
  }),
  dateAdded: moment,
  lastUpdated: moment,
}) as unknown as z.ZodType<RestProduct>

export const userResponse = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: oneOf(roles),
  profile_picture: text,
  profilePicture: text.meta({ description: 'The same as `profile_picture`.' }),
})

export const cartItemResponse = z.strictObject({
  productId: z.uuid(),
  productType: oneOf(cartProductTypes),
  size: z.string().optional().meta({ description: 'The ready-made size, if one was chosen.' }),
  ProductName: z.string(),
  image: z.array(z.string()),
  category: oneOf(categories),
  price: z.number().meta({ description: 'The list price of one piece, in rupees.' }),
  discount: z.int().meta({ description: 'Percent.' }),
  quantity: z.int().min(1).max(99),
  totalPrice: z.number().meta({ description: 'Rupees after the discount, for all pieces.' }),
})

export const feedbackResponse = z.strictObject({
  _id: z.uuid(),
  userId: z.uuid().nullable(),
  name: z.string(),
  email: text.meta({ description: 'Null unless it is yours, or you are an admin.' }),
  profile_picture: text,
  rating: z.int().min(1).max(5),
  comments: z.string(),
  screenshotUrl: text,
  productId: z.uuid().nullable(),
  fit: z
    .enum(fits)
    .nullable()
    .meta({ description: 'How the design fits its author; null without an answer.' }),
  createdAt: moment,
  updatedAt: moment,
})

export const failureResponse = z.strictObject({
  success: z.literal(false),
  code: z.literal('OUTCOME_UNKNOWN').optional().meta({
    description:
      'The connection to the database was lost while the change was being saved: it may be saved or not. Every other failure has changed nothing.',
  }),
  message,
  field: z.string().optional().meta({ description: 'The first wrong field, with dots for nesting.' }),
  errors: z
    .array(z.strictObject({ field: text, message }))
    .optional()
    .meta({ description: 'Every wrong field, when there are several.' }),
})

const cartFields = {
  cartItems: z.array(cartItemResponse),
  totalCartValue: rupees.meta({ description: 'Rupees, at list prices.' }),
  discount: rupees.meta({ description: 'Rupees saved.' }),
  finalTotal: rupees.meta({ description: 'Rupees to pay for the goods: totalCartValue − discount.' }),
  delivery: rupees.meta({ description: 'Rupees for the delivery of the whole cart.' }),
  promotions: z
    .array(
      z.strictObject({
        name: z.string(),
        code: text.meta({ description: 'Of a coupon; null for an offer that applies by itself.' }),
        amount: rupees.meta({ description: 'Rupees off goods or delivery.' }),
      }),
    )
    .meta({ description: 'The offers that apply, in their order.' }),
  coupon: z
    .strictObject({
      code: z.string(),
      name: z.string(),
      problem: text.meta({ description: 'Why it takes nothing off now; null when it does.' }),
    })
    .nullable()
    .meta({ description: 'The coupon of your account; null without one.' }),
  rounding: rupees.meta({
    description: 'What rounds totalToPay to the rupee, where the shop does: from −0.49 to 0.5.',
  }),
  totalToPay: rupees.meta({ description: 'finalTotal + delivery − promotions + rounding.' }),
  removed: z
    .array(z.strictObject({ ProductName: z.string(), productType: oneOf(cartProductTypes) }))
    .meta({ description: 'Lines whose product was deleted, reported once.' }),
}

export const sessionResponse = z.strictObject({
  success,
  token: z.string().meta({ description: 'For `Authorization: Bearer …`, for 30 days.' }),
  user: userResponse,
  message,
})
export const doneResponse = z.strictObject({ success, message })
export const savedProductResponse = z.strictObject({ success, product: productResponse, message })
export const oneProductResponse = z.strictObject({ success, product: productResponse })
export const productsResponse = z.strictObject({ success, products: z.array(productResponse) })
export const allProductsResponse = z.array(productResponse)
export const addedResponse = z.strictObject({ success, cart: z.array(cartItemResponse), message })
export const cartResponse = z.strictObject({ success, ...cartFields })
export const changedCartResponse = z.strictObject({ success, ...cartFields, message })
export const feedbackListResponse = z.strictObject({ success, feedback: z.array(feedbackResponse) })
export const savedFeedbackResponse = z.strictObject({ success, feedback: feedbackResponse, message })
export const uploadResponse = z.strictObject({
  url: z.string().meta({ description: 'The address to save with a product, an order or feedback.' }),
  secure_url: z.string().meta({ description: 'The same, with the shop’s host when the shop knows it.' }),
  public_id: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  format: z.string(),
})

export const loopResponse = uploadResponse.extend({
  loop_url: z.string().meta({ description: 'Where it moves. The other addresses are of its first frame.' }),
})
