import { z } from 'zod'
import { Fulfilment } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import { offer } from '../../../shared/catalogue/offers.ts'
import { type Price, price } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import { findCustomer } from '../customers/list-customers.ts'
import { proposeDateFor } from '../delivery/estimate-delivery.ts'
import { notFound } from '../errors.ts'
import { readPriceListIn } from '../price-list/price-list.ts'
import { readPromotionsOfGuests } from '../promotions/read-promotions.ts'
import { isId, parse } from '../validation.ts'
import { loadStyle } from '../style-options/load-style.ts'
import { copyCounterLines, counterLine, idsOfStyles, styledLines, toLines } from './counter-lines.ts'

const pricing = z.object({
  customerId: z.string().nullish(),
  lines: z.array(counterLine).max(50),
  fulfilment: z.enum(Fulfilment).default('PICKUP'),
})

/** What an order would cost, and the day that the shop can keep. */
export interface OrderPrice extends Price {
  proposedDate: string | null
}

/**
 * What `createOrder` would charge for these lines now, by the same pricing function; requires MANAGE_ORDERS. Lines of
 * designs or garments that are deleted cost nothing: creating the order names them.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function priceOrder(ctx: Context, input: unknown): Promise<OrderPrice> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { customerId, lines, fulfilment } = parse(pricing, input)
  const customer = customerId ? await findCustomer(ctx, customerId) : null
  if (customerId && !customer)
    throw notFound((i18n) => i18n._('There is no such customer; the account may have been deleted.'))
  const list = await readPriceListIn(ctx.db)
  const style = await loadStyle(ctx, idsOfStyles(lines))
  const options = new Map(style.map((option) => [option.id, option]))
  const ids = lines.flatMap(({ productId }) => (isId(productId) ? [productId] : []))
  const found = await ctx.loaders.product.loadMany([...new Set(ids)])
  const products = new Map(
    found.flatMap((product) =>
      product && !(product instanceof Error) ? [[product.id, product] as const] : [],
    ),
  )
  const known = toLines(lines).flatMap(({ productId, productType }, position) => {
    const product = products.get(productId ?? '')
    const isOffered = productId
      ? product !== undefined && offer(product, productType) !== null
      : productType === 'READYMADE' || list.garments.some(({ id }) => id === lines[position]!.garmentId)
    return isOffered ? [lines[position]!] : []
  })
  const isSent = fulfilment === 'DELIVERY' && customer
  const destination = isSent
    ? await ctx.loaders.destination.load({ userId: null, pincode: customer.pincode })
    : null
  const { roundsTotals } = await ctx.loaders.chargeSettings()
  const cost = price(
    copyCounterLines(known, products, list, options).priced,
    customer
      ? await ctx.loaders.promotions.load(customer.id)
      : await readPromotionsOfGuests(ctx.db, ctx.now()),
    fulfilment,
    destination?.zone?.fee ?? null,
    roundsTotals,
  )
  return {
    ...cost,
    proposedDate: await proposeDateFor(ctx, destination, styledLines(known, options, products)),
  }
}
