import type { Category, CustomCategory } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { listCustomersOrders } from '../customers/customer-history.ts'
import { type Order, toOrder } from '../orders/order.ts'
import { loadStyle } from './load-style.ts'
import { offeredStyle } from './offered-style.ts'
import type { OrderedStyle } from './ordered-style.ts'
import type { StyleOption } from './style-option.ts'

/** What was chosen of the style book for a kind of garment. */
export interface StylePreference {
  garment: Category
  options: PreferredOption[]
}

interface PreferredOption {
  /** As it was ordered last. */
  option: OrderedStyle
  /** For how many garments. */
  times: number
  /** Whether the last garment has it. */
  isLast: boolean
}

interface StyledGarment {
  garment: Category
  quantity: number
  style: OrderedStyle[]
}

/** The garments of orders in a style, in their sequence; those of cancelled orders are left out. */
const styledGarments = (orders: readonly Order[]): StyledGarment[] =>
  orders
    .filter(({ orderStatus }) => orderStatus !== 'CANCELLED')
    .flatMap(({ items, customCategory, style }) => [
      ...items.map(({ category, quantity, style }) => ({ garment: category, quantity, style })),
      ...(customCategory === null ? [] : [{ garment: customCategory, quantity: 1, style }]),
    ])
    .filter(({ style }) => style.length > 0)

/** A customer's; requires VIEW_CUSTOMERS. */
export async function readStylePreferences(ctx: Context, userId: string): Promise<StylePreference[]> {
  const garments = styledGarments(await listCustomersOrders(ctx, userId))
  const kinds = [...new Set(garments.map(({ garment }) => garment))]
  return kinds.map((kind) => ({
    garment: kind,
    options: preferredOptions(garments.filter(({ garment }) => garment === kind)),
  }))
}

function preferredOptions(garments: readonly StyledGarment[]): PreferredOption[] {
  const preferred = new Map<string, PreferredOption>()
  for (const [index, { style, quantity }] of garments.entries())
    for (const option of style) {
      const known = preferred.get(option.optionId)
      if (known) known.times += quantity
      else preferred.set(option.optionId, { option, times: quantity, isLast: index === 0 })
    }
  return [...preferred.values()].sort(
    (one, other) => Number(other.isLast) - Number(one.isLast) || other.times - one.times,
  )
}

interface NewGarment {
  productId?: string | null | undefined
  customCategory?: CustomCategory | null | undefined
}

/**
 * What the viewer chose for the last garment of a kind, as far as it can be chosen now and the design hasn't it by itself.
 * @throws Unauthenticated
 */
export async function readLastStyle(
  ctx: Context,
  { productId, customCategory }: NewGarment,
): Promise<StyleOption[]> {
  requireViewer(ctx.viewer)
  const product = productId == null ? null : await findProduct(ctx, productId)
  const garment = product?.category ?? customCategory
  if (garment == null) return []
  const orders = (await ctx.loaders.customersOrders.load(ctx.viewer.id)).map(toOrder)
  const last = styledGarments(orders).find((each) => each.garment === garment)
  if (!last) return []
  const ofDesign = product?.style ?? []
  const { style } = await offeredStyle(ctx, last.style, { garment, ofDesign })
  return loadStyle(
    ctx,
    style.filter((id) => !ofDesign.includes(id)),
  )
}
