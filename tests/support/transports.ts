import { productForm } from './product-form.ts'
import type { Shop } from './shop.ts'
import type { Mutations } from '../__generated__/api.ts'
import type { Json, ApiClient } from './api-client.ts'

/** The outcome of a call: its result, and its REST status. */
export interface Outcome {
  status: number
  field: string | null
  result: Json
}

interface Line {
  productId: string
  productType: 'readymade' | 'tailor'
}

/** The shop's operations, with the specification's own field names and rupees. */
export interface Transport {
  signUp: (account: Json) => Promise<Outcome>
  logIn: (credentials: Json) => Promise<Outcome>
  addProduct: (who: ApiClient, form?: Json) => Promise<Outcome>
  updateProduct: (who: ApiClient, id: string, form: Json) => Promise<Outcome>
  deleteProduct: (who: ApiClient, id: string) => Promise<Outcome>
  addToCart: (who: ApiClient, line: Line & { quantity?: unknown }) => Promise<Outcome>
  changeQuantity: (who: ApiClient, line: Line, action: 'increase' | 'decrease') => Promise<Outcome>
  removeFromCart: (who: ApiClient, line: Line) => Promise<Outcome>
  addFeedback: (who: ApiClient, form: Json) => Promise<Outcome>
  updateFeedback: (who: ApiClient, id: string, form: Json) => Promise<Outcome>
  deleteFeedback: (who: ApiClient, id: string) => Promise<Outcome>
}

export function restOf(shop: Shop): Transport {
  const send = async (who: ApiClient, method: string, path: string, body: Json, part?: string) => {
    const { status, body: result } = await who.rest(method, path, body)
    const id = (part && result[part]?._id) as string | undefined
    return { status, field: result.field ?? null, result: { ...result, id } }
  }
  return {
    signUp: (account) => send(shop.guest(), 'POST', 'auth/signup', account),
    logIn: (credentials) => send(shop.guest(), 'POST', 'auth/login', credentials),
    addProduct: (who, form) => send(who, 'POST', 'admin/add_product', productForm(form), 'product'),
    updateProduct: (who, id, form) => send(who, 'POST', 'admin/update_product', { ...form, id }),
    deleteProduct: (who, productId) => send(who, 'DELETE', 'admin/delete_product', { productId }),
    addToCart: (who, line) => send(who, 'POST', 'user/cart', { ...line, action: 'add' }),
    changeQuantity: (who, line, action) =>
      send(who, 'POST', 'user/updateCartQuantity', { ...line, action, quantity: 1 }),
    removeFromCart: (who, line) => send(who, 'POST', 'user/delete_add_to_cart', line),
    addFeedback: (who, form) => send(who, 'POST', 'feedback/add', form, 'feedback'),
    updateFeedback: (who, feedbackId, form) => send(who, 'POST', 'feedback/update', { ...form, feedbackId }),
    deleteFeedback: (who, feedbackId) => send(who, 'DELETE', 'feedback/delete', { feedbackId }),
  }
}

/** The equivalent REST status. */
const statuses: Record<string, number> = {
  INVALID: 400,
  BAD_USER_INPUT: 400,
  BAD_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
}

export function graphqlOf(shop: Shop): Transport {
  const send = async (who: ApiClient, name: keyof Mutations, input: Json, served = '__typename') => {
    const { data, errors } = await who.mutate(name, input, served)
    const [wrong] = data?.[name]?.userErrors ?? []
    const code: string | undefined = wrong?.code ?? errors?.[0]?.extensions.code
    const { product, feedback, ...result } = data?.[name] ?? {}
    return {
      status: code === undefined ? 200 : statuses[code]!,
      field: wrong?.field ?? null,
      result: { ...result, id: (product ?? feedback)?.id },
    }
  }
  return {
    signUp: (input) => send(shop.guest(), 'signUp', input, 'token'),
    logIn: (input) => send(shop.guest(), 'logIn', input, 'token'),
    addProduct: (who, form) => send(who, 'addProduct', inputOf(productForm(form)), 'product { id }'),
    updateProduct: (who, id, form) => send(who, 'updateProduct', { ...inputOf(form), id }),
    deleteProduct: (who, id) => send(who, 'deleteProduct', { id }),
    addToCart: (who, line) => send(who, 'addToCart', lineOf(line)),
    changeQuantity: (who, line, action) =>
      send(who, 'changeCartQuantity', { ...lineOf(line), action: action.toUpperCase() }),
    removeFromCart: (who, line) => send(who, 'removeFromCart', lineOf(line)),
    addFeedback: (who, form) => send(who, 'addFeedback', form, 'feedback { id }'),
    updateFeedback: (who, id, form) => send(who, 'updateFeedback', { ...form, id }),
    deleteFeedback: (who, id) => send(who, 'deleteFeedback', { id }),
  }
}

const lineOf = (line: Line) => ({ ...line, productType: line.productType.toUpperCase() })

const words = ['category', 'productType', 'stitchingType', 'availabilityStatus', 'productStatus']
const amounts = ['tailorPrice', 'readyMadePrice', 'shippingCost', 'maxPrice']

/** The product form in GraphQL's enumerations and paise. */
function inputOf({ price, ...form }: Json): Json {
  const fields = { ...form, ...(price && { maxPrice: price.max }) }
  return Object.fromEntries(
    Object.entries<Json>(fields).map(([key, value]) => {
      if (words.includes(key)) return [key, value.toUpperCase().replace(/[ -]/g, '_')]
      return [key, amounts.includes(key) ? Math.round(value * 100) : value]
    }),
  )
}
