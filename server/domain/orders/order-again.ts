import { z } from 'zod'
import { isFinal } from '../../../shared/orders/order-statuses.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  Category,
  OrderType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { findProduct, whyUnavailable } from '../catalogue/find-product.ts'
import type { Product } from '../catalogue/product.ts'
import { piecesLeft } from '../catalogue/stock.ts'
import type { Context } from '../context.ts'
import { pincodeOf } from '../delivery/delivery-zone.ts'
import { rememberPincode } from '../delivery/set-delivery-pincode.ts'
import { conflict, Refused } from '../errors.ts'
import type { Measurements } from '../measurements/measurements.ts'
import { recordOnce } from '../record-once.ts'
import { offeredStyle } from '../style-options/offered-style.ts'
import type { OrderedStyle } from '../style-options/ordered-style.ts'
import { parse } from '../validation.ts'
import { unknownOrder } from './change-order.ts'
import { type OrderDraft, withShopper } from './order-draft.ts'
import type { Order, OrderItem } from './order.ts'
import { findOrder } from './read-orders.ts'
import { toOrderDraft } from './to-order-draft.ts'

/** What of an order its repetition doesn't have. */
export interface LeftOut {
  kind: 'GARMENT' | 'SIZE' | 'STYLE_OPTION' | 'NEEDED_BY' | 'GIFT_NOTE'
  item: OrderItem | null
  option: OrderedStyle | null
}

interface RepeatedOrder {
  orderDraft: OrderDraft
  leftOut: LeftOut[]
}

type DraftLine = Omit<Prisma.OrderDraftItemCreateManyDraftInput, 'position'>

const input = z.object({ orderId: z.string() })

/**
 * A draft of one of the viewer's own orders once more, with what can still be ordered of it. While there is such a draft, it is
 * returned as it is.
 * @throws Unauthenticated, Refused (NOT_FOUND for an order that isn't the viewer's; CONFLICT for one that is under way; UNAVAILABLE
 * when nothing of it is offered)
 */
export async function orderAgain(ctx: Context, given: unknown): Promise<RepeatedOrder> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const { orderId } = parse(input, given)
  const order = await findOrder(ctx, orderId)
  if (order?.userId !== viewer.id) throw unknownOrder()
  if (!isFinal(order.orderStatus))
    throw conflict('orderId', (i18n) =>
      i18n._('This order is under way. It can be ordered again once it is delivered or cancelled.'),
    )
  const { lines, style, leftOut } = await offeredOf(ctx, order)
  const row = await recordOnce(
    () =>
      ctx.db.orderDraft.findUnique({
        where: { userId_repeatsOrderId: { userId: viewer.id, repeatsOrderId: order.id } },
        include: withShopper,
      }),
    async () => {
      if (order.orderType !== 'CUSTOM' && lines.length === 0)
        throw new Refused([
          {
            field: 'orderId',
            code: 'UNAVAILABLE',
            message: (i18n) => i18n._('Nothing of this order is offered any more.'),
          },
        ])
      return ctx.db.orderDraft.create({
        data: {
          ...copyOrder(order, viewer),
          orderType: typeOf(order, lines),
          style,
          updatedAt: ctx.now(),
          items: { create: lines.map((line, position) => ({ ...line, position })) },
        },
        include: withShopper,
      })
    },
  )
  // As a saved draft does: the cart is delivered to the same place.
  const pincode = pincodeOf(row.pincode)
  if (pincode !== null) await rememberPincode(ctx, viewer.id, pincode)
  return { orderDraft: await toOrderDraft(ctx, row), leftOut }
}

/** The columns that a draft takes over: not the day and the card, which were for that occasion. */
function copyOrder(order: Order, viewer: User) {
  const { customer } = order
  return {
    userId: viewer.id,
    repeatsOrderId: order.id,
    customCategory: order.customCategory,
    customerName: customer.name,
    customerEmail: customer.email ?? viewer.email,
    customerPhone: customer.phone,
    street: customer.street,
    city: customer.city,
    state: customer.state,
    pincode: customer.pincode,
    country: customer.country,
    clothPics: order.clothPics,
    color: order.color,
    designDetails: order.designDetails,
    designPics: order.designPics,
    link: order.link,
    customerDetails: order.customerDetails,
    specialInstructions: order.specialInstructions,
    fulfilment: order.fulfilment,
    measurements: stored(order.measurements),
  }
}

const stored = (measurements: Measurements) => measurements as unknown as Prisma.InputJsonObject

/** An order whose garments of its own type have all left the catalogue has the type of the first that is left. */
const typeOf = ({ orderType }: Order, lines: readonly DraftLine[]): OrderType =>
  orderType === 'CUSTOM' || lines.some(({ productType }) => productType === orderType)
    ? orderType
    : lines[0]!.productType

async function offeredOf(ctx: Context, order: Order) {
  const leftOut: LeftOut[] = []
  const lines: DraftLine[] = []
  const styleOf = async (
    item: OrderItem | null,
    ordered: readonly OrderedStyle[],
    garment: Category | null,
    ofDesign: readonly string[],
  ) => {
    const offered = await offeredStyle(ctx, ordered, { garment, ofDesign })
    leftOut.push(...offered.leftOut.map((option): LeftOut => ({ kind: 'STYLE_OPTION', item, option })))
    return offered.style
  }
  for (const item of order.items) {
    const { productType, quantity, measurements, isOwnCloth } = item
    const product = item.productId === null ? null : await findProduct(ctx, item.productId)
    if (!product || whyUnavailable(product, productType) !== null || isSoldOut(product, productType)) {
      leftOut.push({ kind: 'GARMENT', item, option: null })
      continue
    }
    if (productType === 'READYMADE') {
      const size = item.size && piecesOfSize(product, item.size.label) > 0 ? item.size.label : null
      if (item.size !== null && size === null) leftOut.push({ kind: 'SIZE', item, option: null })
      lines.push({ productId: product.id, productType, quantity, size })
    } else
      lines.push({
        productId: product.id,
        productType,
        quantity,
        measurements: stored(measurements),
        isOwnCloth,
        style: await styleOf(item, item.style, product.category, product.style),
      })
  }
  const style = await styleOf(null, order.style, order.customCategory, [])
  if (order.neededBy !== null) leftOut.push({ kind: 'NEEDED_BY', item: null, option: null })
  if (order.giftNote !== null) leftOut.push({ kind: 'GIFT_NOTE', item: null, option: null })
  return { lines, style, leftOut }
}

const isSoldOut = ({ quantityInStock }: Product, productType: CartProductType) =>
  productType === 'READYMADE' && quantityInStock === 0

/** How many pieces are left of a size; none of a size that the design doesn't have any more. */
const piecesOfSize = (product: Product, size: string) =>
  product.sizes.some(({ label }) => label === size) ? piecesLeft(product, size) : 0
