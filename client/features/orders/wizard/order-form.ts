import type {
  CartProductType,
  Category,
  CustomCategory,
  OrderType,
  OrderWizard_DraftFragment,
  SaveOrderDraftInput,
} from '../../../__generated__/graphql.ts'
import { withLatinDigits } from '../../../lib/parse-length.ts'
import type { OrderPathType } from '../../../../shared/paths.ts'
import { type AddressedDraft, firstDesignOf } from './draft-path.ts'
import {
  fromMeasurements,
  noMeasurements,
  toMeasurementsInput,
  type TypedMeasurements,
} from './garment-measures.ts'
import { designOfLink, webAddressOf } from './parse-link.ts'

/** A garment of the order. */
export interface OrderLineValues {
  productId: string
  productType: CartProductType
  quantity: number
  /** A ready-made garment's size; '' until chosen. */
  size: string
  measurements: TypedMeasurements
}

/** The wizard as it is filled in: all five steps, as typed. */
export interface OrderValues {
  customCategory: CustomCategory | ''
  lines: OrderLineValues[]
  color: string
  /** Addresses of pictures, or `waiting:` and the key of one that is still in this browser. */
  clothPics: string[]
  designPics: string[]
  designDetails: string
  link: string
  customerDetails: string
  specialInstructions: string
  /** Of the custom garment. */
  measurements: TypedMeasurements
  customer: CustomerValues
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

/** What an order's address says of it. */
export interface OrderSubject {
  /** Null for a design of her own. */
  productId: string | null
  type: OrderPathType
  /** The draft to go on with; null for the one that she touched last. */
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
): OrderLineValues => ({ productId, productType, quantity, size: '', measurements: noMeasurements() })

/** A line of her cart, as far as an order knows it. */
export interface CartItem {
  product: { id: string }
  productType: CartProductType
  quantity: number
}

/** What is known before an order begins. */
export interface InitialOrder {
  name: string
  email: string
  quantity: number
  /** What a custom order starts from: the address of its page, and its category. */
  design?: { link: string; category: Category } | null
}

export function emptyOrder(
  { productId, type }: Pick<OrderSubject, 'productId' | 'type'>,
  { name, email, quantity, design }: InitialOrder,
): OrderValues {
  const productType = type === 'readymade' ? 'READYMADE' : 'TAILOR'
  return {
    customCategory: customCategoryOf(design?.category),
    lines: productId === null || type === 'custom' ? [] : [lineOf(productId, productType, quantity)],
    color: '',
    clothPics: [],
    designPics: [],
    designDetails: '',
    link: design?.link ?? '',
    customerDetails: '',
    specialInstructions: '',
    measurements: noMeasurements(),
    customer: { name, email, phone: '', street: '', city: '', state: '', pincode: '', country: 'India' },
  }
}

/** A picture that waits in this browser until it can be sent. */
export const waitingMark = 'waiting:'
export const isWaiting = (picture: string) => picture.startsWith(waitingMark)

/** For the shop. What it can't take yet stays in this browser alone: half a link, pictures that wait. */
export function toDraftInput(
  { type }: OrderSubject,
  { lines, customCategory, measurements, link, clothPics, designPics, customer, ...values }: OrderValues,
): SaveOrderDraftInput {
  const sent = (pictures: string[]) => pictures.filter((picture) => !isWaiting(picture))
  return {
    ...values,
    orderType: orderTypes[type],
    customCategory: customCategory || null,
    cartItems: lines.map((line) => ({
      ...line,
      size: line.size || null,
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

/** From the shop. */
export function fromDraft(draft: OrderWizard_DraftFragment): OrderValues {
  const { customer } = draft
  return {
    customCategory: draft.customCategory ?? '',
    lines: draft.cartItems.flatMap(({ product, productType, quantity, size, measurements }) =>
      product
        ? {
            productId: product.id,
            productType,
            quantity,
            size: size ?? '',
            measurements: fromMeasurements(measurements),
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

/** Whether a draft is of this address: the same way, and the same design first. A custom order names its design by link. */
export const isOfSubject = ({ productId, type }: OrderSubject, draft: AddressedDraft) =>
  draft.orderType === orderTypes[type] &&
  (type === 'custom'
    ? productId === null || designOfLink(draft.link ?? '') === productId
    : firstDesignOf(draft) === productId)
