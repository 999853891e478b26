import { z } from 'zod'
import {
  availabilityStatuses,
  categories,
  productStatuses,
  productTypes,
  stitchingTypes,
} from '../../domain/catalogue/product-words.ts'
import { cartProductTypes, roles } from './words.ts'

/** What REST answers, field by field. `serialize.ts` is held to these types, the description is made from them. */

const oneOf = <Word extends string>(words: Record<string, Word>) => z.enum(Object.values(words))
const text = z.string().nullable()
const truth = z.boolean().nullable()
const number = z.number().nullable()
const moment = z.iso.datetime()

/** An amount in rupees, exact to the paisa. */
const rupees = z.number().meta({ description: 'Rupees, exact to the paisa.' })
const rupeesOrNone = z.number().nullable().meta({ description: 'Rupees; null when not offered.' })

const success = z.literal(true)
const message = z.string().meta({ description: 'A sentence for people.' })

export const productAnswer = z.strictObject({
  _id: z.uuid(),
  externalRef: text.optional().meta({ description: 'An integrator’s own key; admins see it.' }),
  productName: z.string(),
  category: oneOf(categories),
  description: z.string(),
  productType: oneOf(productTypes),
  color: text,
  price: z.strictObject({ max: rupeesOrNone }),
  tailorPrice: rupeesOrNone,
  readyMadePrice: rupeesOrNone,
  discount: z.int().meta({ description: 'Whole percent off every price.' }),
  quantityInStock: z.int(),
  fabricType: text,
  stitchingType: oneOf(stitchingTypes).nullable(),
  pattern: text,
  embellishments: z.array(z.string()),
  customizationAvailable: z.boolean(),
  customizationOptions: z.array(z.string()),
  images: z.array(z.strictObject({ url: z.string(), alt: z.string() })),
  video: text,
  shippingCost: rupees,
  estimatedDeliveryTime: text,
  availabilityStatus: oneOf(availabilityStatuses),
  featuredProduct: z.boolean(),
  seasonalTags: z.array(z.string()),
  tags: z.array(z.string()),
  productStatus: oneOf(productStatuses),
  fabricFeel: text,
  durability: text,
  sizes: z
    .array(z.strictObject({ label: z.string(), chest: number, waist: number, hip: number, length: number }))
    .meta({ description: 'The finished garment in cm.' }),
  blouseDetails: z
    .strictObject({
      sleeveType: text,
      blouseBackDesign: text,
      necklineStyle: text,
      fitType: text,
      embellishments: text,
      padding: truth,
      lining: truth,
    })
    .nullable(),
  suitDetails: z.strictObject({ sleeveType: text, fitType: text, style: text, fabricType: text }).nullable(),
  lehengaDetails: z
    .strictObject({
      lehengaType: text,
      lehengaWaist: text,
      lehengaDupattaIncluded: truth,
      lehengaFabric: text,
      embroidery: text,
    })
    .nullable(),
  sareeDetails: z
    .strictObject({
      sareeLength: number.meta({ description: 'Metres.' }),
      pleated: truth,
      embroideryDetails: text,
      sareeFabric: text,
      blouseType: text,
      borderStyle: text,
      drapeStyle: text,
    })
    .nullable(),
  dateAdded: moment,
  lastUpdated: moment,
})

export const userAnswer = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: oneOf(roles),
  profile_picture: text,
  profilePicture: text.meta({ description: 'The same as `profile_picture`.' }),
})

export const cartItemAnswer = z.strictObject({
  productId: z.uuid(),
  productType: oneOf(cartProductTypes),
  ProductName: z.string(),
  image: z.array(z.string()),
  category: oneOf(categories),
  price: z.number().meta({ description: 'The list price of one piece, in rupees.' }),
  discount: z.int().meta({ description: 'Percent.' }),
  quantity: z.int().min(1).max(99),
  totalPrice: z.number().meta({ description: 'Rupees after the discount, for all pieces.' }),
})

export const feedbackAnswer = z.strictObject({
  _id: z.uuid(),
  userId: z.uuid().nullable(),
  name: z.string(),
  email: text.meta({ description: 'Null unless it is yours, or you are an admin.' }),
  profile_picture: text,
  rating: z.int().min(1).max(5),
  comments: z.string(),
  screenshotUrl: text,
  productId: z.uuid().nullable(),
  createdAt: moment,
  updatedAt: moment,
})

export const failureAnswer = z.strictObject({
  success: z.literal(false),
  message,
  field: z.string().optional().meta({ description: 'The first wrong field, with dots for nesting.' }),
  errors: z
    .array(z.strictObject({ field: text, message }))
    .optional()
    .meta({ description: 'Every wrong field, when there are several.' }),
})

const cartFields = {
  cartItems: z.array(cartItemAnswer),
  totalCartValue: rupees.meta({ description: 'Rupees, at list prices.' }),
  discount: rupees.meta({ description: 'Rupees saved.' }),
  finalTotal: rupees.meta({ description: 'Rupees to pay for the goods: totalCartValue − discount.' }),
  removed: z
    .array(z.strictObject({ ProductName: z.string(), productType: oneOf(cartProductTypes) }))
    .meta({ description: 'Lines whose product was deleted, told once.' }),
}

export const sessionAnswer = z.strictObject({
  success,
  token: z.string().meta({ description: 'For `Authorization: Bearer …`, for 30 days.' }),
  user: userAnswer,
  message,
})
export const doneAnswer = z.strictObject({ success, message })
export const savedProductAnswer = z.strictObject({ success, product: productAnswer, message })
export const oneProductAnswer = z.strictObject({ success, product: productAnswer })
export const productsAnswer = z.strictObject({ success, products: z.array(productAnswer) })
export const wholeCatalogueAnswer = z.array(productAnswer)
export const addedAnswer = z.strictObject({ success, cart: z.array(cartItemAnswer), message })
export const cartAnswer = z.strictObject({ success, ...cartFields })
export const changedCartAnswer = z.strictObject({ success, ...cartFields, message })
export const feedbackListAnswer = z.strictObject({ success, feedback: z.array(feedbackAnswer) })
export const savedFeedbackAnswer = z.strictObject({ success, feedback: feedbackAnswer, message })
export const uploadAnswer = z.strictObject({
  url: z.string().meta({ description: 'The address to save with a product, an order or feedback.' }),
  secure_url: z.string().meta({ description: 'The same, with the shop’s host when the shop knows it.' }),
  public_id: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  format: z.string(),
})
