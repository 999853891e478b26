import type {
  CartProductType,
  Category,
  CustomCategory,
  Fulfilment,
  OrderType,
  OrderWizard_DraftFragment,
  SaveOrderDraftInput,
} from '../../../__generated__/graphql.ts'
import { withLatinDigits } from '../../../../shared/grammars/digits.ts'
import type { OrderPathType } from '../../../../shared/paths.ts'
import { type AddressedDraft, firstDesignOf } from './draft-path.ts'
import {
  fromMeasurements,
  noMeasurements,
  toMeasurementsInput,
  type TypedMeasurements,
} from './garment-measures.ts'
import { designOfLink, webAddressOf } from './parse-link.ts'

/** An ordered garment. */
export interface OrderLineValues {
  productId: string
  productType: CartProductType
  quantity: number
  /** A ready-made garment's size; '' until chosen. */
  size: string
  measurements: TypedMeasurements
  /** Of a garment that is stitched; absent until it is said: whether there are pictures of the cloth. */
  isOwnCloth?: boolean | undefined
  /** Of a garment that is stitched: the ids of the options of its style. */
  style?: string[] | undefined
}

/** The values of all five steps, as typed. */
export interface OrderValues {
  customCategory: CustomCategory | ''
  /** Of the custom garment: the ids of the options of its style. */
  style?: string[] | undefined
  lines: OrderLineValues[]
  color: string
  /** Addresses of pictures, or `waiting:` and the key of one that is not uploaded yet. */
  clothPics: string[]
  designPics: string[]
  designDetails: string
  link: string
  customerDetails: string
  specialInstructions: string
  fulfilment: Fulfilment
  /** A day, such as 2026-11-20; '' when it doesn't matter. */
  neededBy: string
  /** A `neededBy` that is more than a year ahead, once the shopper has said that it is right. */
  confirmedDay?: string | undefined
  giftNote: string
  /** Of the custom garment. */
  measurements: TypedMeasurements
  customer: CustomerValues
  /** False once the shopper has said that the address isn't kept for the next orders. */
  saveAddress?: boolean | undefined
}

export interface CustomerValues {
  name: string
  email: string
  phone: string
  street: string
  city: string
  state: string
  pincode: string
  country: string
}

/** The fields that hold one person's measurements. */
export type MeasurementsField = 'measurements' | `lines.${number}.measurements`

/** The order that an address names. */
export interface OrderSubject {
  /** Null for a custom order. */
  productId: string | null
  type: OrderPathType
  /** The draft to continue; null for the last changed one. */
  draftId: string | null
}

export const orderTypes: Record<OrderPathType, OrderType> = {
  readymade: 'READYMADE',
  tailor: 'TAILOR',
  custom: 'CUSTOM',
}

export const lineOf = (
  productId: string,
  productType: CartProductType,
  quantity: number,
  size: string | null,
): OrderLineValues => ({
  productId,
  productType,
  quantity,
  size: size ?? '',
  measurements: noMeasurements(),
})

/** The fields of a cart line that an order starts from. */
export interface CartItem {
  product: { id: string; sizes: readonly object[] }
  productType: CartProductType
  size?: string | null
  quantity: number
}

/** Whether the order has this cart line: its size may be chosen, or be another one, in the order. */
export const isLineOf = ({ product, productType, size }: CartItem, line: OrderLineValues) =>
  product.id === line.productId &&
  productType === line.productType &&
  (!size || line.size === '' || line.size === size)

/** The data that a new order starts from. */
export interface InitialOrder {
  name: string
  email: string
  quantity: number
  /** The ready-made size of the first line; null when it isn't chosen yet. */
  size: string | null
  /** Where the shopper said that it goes; '' where that isn't known. */
  pincode?: string
  /** A day of the shop's calendar; '' where none was said. */
  neededBy?: string
  /** The shop's design that a custom order starts from: its page's address and its category. */
  design?: { link: string; category: Category } | null
}

export function emptyOrder(
  { productId, type }: Pick<OrderSubject, 'productId' | 'type'>,
  { name, email, quantity, size, pincode = '', neededBy = '', design }: InitialOrder,
): OrderValues {
  const productType = type === 'readymade' ? 'READYMADE' : 'TAILOR'
  return {
    customCategory: customCategoryOf(design?.category),
    lines: productId === null || type === 'custom' ? [] : [lineOf(productId, productType, quantity, size)],
    color: '',
    clothPics: [],
    designPics: [],
    designDetails: '',
    link: design?.link ?? '',
    customerDetails: '',
    specialInstructions: '',
    fulfilment: 'DELIVERY',
    neededBy,
    giftNote: '',
    measurements: noMeasurements(),
    customer: { name, email, phone: '', street: '', city: '', state: '', pincode, country: 'India' },
  }
}

/** A picture that is stored in this browser until it is uploaded. */
export const pendingPrefix = 'waiting:'
export const isPending = (picture: string) => picture.startsWith(pendingPrefix)

/**
 * As the mutation's input. Unfinished links and pictures that aren't uploaded are left out; they stay
 * in this browser.
 */
export function toDraftInput(
  { type }: OrderSubject,
  {
    lines,
    customCategory,
    measurements,
    link,
    clothPics,
    designPics,
    customer,
    neededBy,
    style = [],
    confirmedDay: _,
    saveAddress: _saveAddress,
    ...values
  }: OrderValues,
): SaveOrderDraftInput {
  const sent = (pictures: string[]) => pictures.filter((picture) => !isPending(picture))
  return {
    ...values,
    orderType: orderTypes[type],
    customCategory: customCategory || null,
    style: type === 'custom' ? style : [],
    neededBy: neededBy || null,
    cartItems: lines.map((line) => ({
      ...line,
      size: line.size || null,
      style: line.productType === 'TAILOR' ? (line.style ?? []) : [],
      measurements: toMeasurementsInput(line.measurements),
    })),
    clothPics: sent(clothPics),
    designPics: sent(designPics),
    link: webAddressOf(link),
    measurements: toMeasurementsInput(measurements),
    customer: {
      ...customer,
      phone: withLatinDigits(customer.phone),
      pincode: withLatinDigits(customer.pincode),
    },
  }
}

/** From the schema's type. */
export function fromDraft(draft: OrderWizard_DraftFragment): OrderValues {
  const { customer } = draft
  return {
    customCategory: draft.customCategory ?? '',
    style: draft.style.map(({ id }) => id),
    lines: draft.cartItems.flatMap(
      ({ product, productType, quantity, size, measurements, isOwnCloth, style }) =>
        product
          ? {
              productId: product.id,
              productType,
              quantity,
              size: size ?? '',
              measurements: fromMeasurements(measurements),
              ...(isOwnCloth != null && { isOwnCloth }),
              style: style.map(({ id }) => id),
            }
          : [],
    ),
    color: draft.color ?? '',
    clothPics: draft.clothPics,
    designPics: draft.designPics,
    designDetails: draft.designDetails ?? '',
    link: draft.link ?? '',
    customerDetails: draft.customerDetails ?? '',
    specialInstructions: draft.specialInstructions ?? '',
    fulfilment: draft.fulfilment,
    neededBy: draft.neededBy ?? '',
    giftNote: draft.giftNote ?? '',
    measurements: fromMeasurements(draft.measurements),
    customer: {
      name: customer.name ?? '',
      email: customer.email ?? '',
      phone: customer.phone ?? '',
      street: customer.street ?? '',
      city: customer.city ?? '',
      state: customer.state ?? '',
      pincode: customer.pincode ?? '',
      country: 'India',
    },
  }
}

const customCategoryOf = (category: Category | undefined): CustomCategory | '' =>
  category === 'BLOUSE' || category === 'DRESS' || category === 'LEHENGA' ? category : ''

/**
 * Whether a draft belongs to this address: the same type and the same first design. A custom order
 * names its design by link.
 */
export const isOfSubject = ({ productId, type }: OrderSubject, draft: AddressedDraft) =>
  draft.orderType === orderTypes[type] &&
  (type === 'custom'
    ? productId === null || designOfLink(draft.link ?? '') === productId
    : firstDesignOf(draft) === productId)
