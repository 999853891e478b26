import { z } from 'zod'
import type { Fulfilment } from '../../platform/database/__generated__/prisma/enums.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { whyUnavailable } from '../catalogue/find-product.ts'
import type { Product } from '../catalogue/product.ts'
import { stockLeft } from '../catalogue/stock.ts'
import type { Issue } from '../errors.ts'
import { phoneNumber, pincode } from '../phone-number.ts'
import { check, requiredText, optionalText } from '../validation.ts'
import { comingDayIssue } from '../shop/plausible-day.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'
import { styleIssues } from '../style-options/choose-style.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import { type OrderDraftRow, toCustomer } from './order-draft.ts'
import type { Sentence } from '../../i18n.ts'

type Item = Pick<
  OrderDraftRow['items'][number],
  'position' | 'productId' | 'productType' | 'quantity' | 'size'
>

const emptyIfMissing = optionalText(200).transform((text) => text ?? '')

const customer = z.object({
  name: requiredText(200),
  email: emailAddress,
  phone: phoneNumber,
  street: requiredText(200),
  city: requiredText(200),
  state: requiredText(200),
  pincode,
  country: requiredText(100),
})

/** An order that is picked up needs no address. */
const withoutAddress = {
  street: emptyIfMissing,
  city: emptyIfMissing,
  state: emptyIfMissing,
  pincode: emptyIfMissing,
}

/** What an order requires of its customer's details. */
export const completeCustomer = (fulfilment: Fulfilment) =>
  fulfilment === 'PICKUP' ? customer.extend(withoutAddress) : customer

/** The customer's details, complete: phone and pincode are digits only. */
export type CompleteCustomer = z.infer<typeof customer>

/** What a draft still lacks to be placed (specification, section 2), each field named as in the draft. */
export function checkCustomer(draft: OrderDraftRow): {
  customer: CompleteCustomer | null
  issues: Issue[]
} {
  const required = completeCustomer(draft.fulfilment)
  const { data, issues } = check(z.object({ customer: required }), { customer: toCustomer(draft) })
  return { customer: data?.customer ?? null, issues: issues ?? [] }
}

/** A day that has passed can't be met; one that is far ahead has to be confirmed. */
export function* dateIssues(
  { neededBy }: OrderDraftRow,
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Generator<Issue> {
  const issue = comingDayIssue({ field: 'neededBy', day: dayIn(neededBy), today: dayOf(now), isConfirmed })
  if (issue) yield issue
}

/** The garment of a custom order; at least one line for the others. */
export function* subjectIssues(draft: OrderDraftRow): Generator<Issue> {
  const isCustom = draft.orderType === 'CUSTOM'
  if (isCustom && draft.customCategory === null)
    yield {
      field: 'customCategory',
      code: 'INVALID',
      message: (i18n) => i18n._('Choose what should be made.'),
    }
  if (isCustom && draft.items.length > 0)
    yield {
      field: 'cartItems',
      code: 'INVALID',
      message: (i18n) =>
        i18n._('A custom order holds no designs of the catalogue: order those by themselves.'),
    }
  if (!isCustom && draft.items.length === 0)
    yield {
      field: 'cartItems',
      code: 'INVALID',
      message: (i18n) => i18n._('Choose at least one design to order.'),
    }
}

/**
 * The issues of each line.
 * @param products by id; deleted ones are absent
 * @param isShort whether fewer ready-made pieces are left than the order needs of this line's product and size
 */
export function* lineIssues(
  items: Item[],
  products: Map<string, Product>,
  isShort: (item: Item) => boolean,
): Generator<Issue> {
  for (const item of items) {
    const field = (name: string) => `cartItems.${item.position}.${name}`
    const product = products.get(item.productId ?? '')
    const reason = product
      ? whyUnavailable(product, item.productType)
      : (((i18n) =>
          i18n._('This design has left the catalogue. Take it out of the order.')) satisfies Sentence)
    if (reason !== null) yield { field: field('productId'), code: 'UNAVAILABLE', message: reason }
    if (!product || reason !== null || item.productType === 'TAILOR') continue
    if (!hasSize(product, item.size))
      yield {
        field: field('size'),
        code: 'INVALID',
        message: (i18n) => i18n._('Choose a size of {design}.', { design: product.productName }),
      }
    else if (isShort(item))
      yield { field: field('quantity'), code: 'OUT_OF_STOCK', message: stockLeft(product, item.size) }
  }
}

/** What is wrong with the styles of a draft's garments as the style book is now. */
export function* draftStyleIssues(
  { orderType, customCategory, style, items }: OrderDraftRow,
  products: Map<string, Product>,
  options: ReadonlyMap<string, StyleOption>,
): Generator<Issue> {
  if (orderType === 'CUSTOM')
    yield* styleIssues(options, {
      field: 'style',
      ids: style,
      garment: customCategory,
      productType: 'TAILOR',
    })
  for (const { position, productId, productType, style } of items) {
    const product = products.get(productId ?? '')
    yield* styleIssues(options, {
      field: `cartItems.${position}.style`,
      ids: style,
      garment: product?.category ?? null,
      productType,
      ofDesign: product?.style,
    })
  }
}

/** Free-size garments such as sarees need no size. */
const hasSize = ({ sizes }: Product, size: string | null) =>
  sizes.length === 0 || sizes.some(({ label }) => label === size)
