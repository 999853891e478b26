import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { CartProductType, CustomCategory, OrderType } from '../../database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import { maxQuantity } from '../cart/cart.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { invalid, type Issue, notFound, Refused } from '../errors.ts'
import { isId, optionalText, optionalWebAddress, parse, webAddress } from '../validation.ts'
import { measurementsInput } from './measurements.ts'
import { type OrderDraft, toOrderDraft, withItems } from './order-draft.ts'

const shortText = optionalText(200)
const longText = optionalText(5000)

const item = z.object({
  productId: z.string(),
  productType: z.enum(CartProductType),
  quantity: z.int().min(1).max(maxQuantity).default(1),
  size: optionalText(30),
  measurements: measurementsInput.nullish(),
})

const changes = z.object({
  orderType: z.enum(OrderType).optional(),
  customCategory: z.enum(CustomCategory).nullish(),
  cartItems: z.array(item).max(50).optional(),
  // Half-typed details are kept too: phone and pincode are checked when the order is placed, not while she types.
  customer: z
    .object({
      name: shortText,
      email: shortText,
      phone: shortText,
      street: shortText,
      city: shortText,
      state: shortText,
      pincode: shortText,
      country: optionalText(100),
    })
    .optional(),
  clothPics: z.array(webAddress).max(20).optional(),
  color: shortText,
  designDetails: longText,
  designPics: z.array(webAddress).max(20).optional(),
  link: optionalWebAddress,
  customerDetails: longText,
  specialInstructions: longText,
  measurements: measurementsInput.optional(),
})

type Changes = z.infer<typeof changes>

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: 'This order was changed in another window. Look at it as it is now, then change it again.',
}

/** The draft as it now stands; with issues when the save changed nothing because another window came first. */
export interface SavedDraft {
  orderDraft: OrderDraft
  issues: Issue[]
}

interface SaveOrderDraft {
  id?: string | null
  version?: number | null
}

/**
 * Begins a draft, or changes the fields given of one of the viewer's own if it is still at the version named.
 * @throws Unauthenticated, Refused (NOT_FOUND, INVALID)
 */
export async function saveOrderDraft(ctx: Context, input: SaveOrderDraft & object): Promise<SavedDraft> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const parsed = parse(changes, input)
  const items = parsed.cartItems && (await toItemRows(ctx, parsed.cartItems))
  if (input.id == null) {
    const row = await ctx.db.orderDraft.create({
      data: { ...columns(parsed), userId, updatedAt: ctx.now(), items: { create: items ?? [] } },
      include: withItems,
    })
    return { orderDraft: await toOrderDraft(ctx, row), issues: [] }
  }
  if (input.version == null) throw invalid('version', 'Say which version of the draft this changes.')
  if (!isId(input.id)) throw unknownDraft()
  const key = { id: input.id, userId }
  const version = input.version
  const saved = await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.orderDraft.updateMany({
      where: { ...key, version },
      data: { ...columns(parsed), version: { increment: 1 }, updatedAt: ctx.now() },
    })
    if (count === 0) return false
    if (items) {
      await tx.orderDraftItem.deleteMany({ where: { draftId: key.id } })
      await tx.orderDraftItem.createMany({ data: items.map((each) => ({ ...each, draftId: key.id })) })
    }
    return true
  })
  const row = await ctx.db.orderDraft.findUnique({ where: key, include: withItems })
  if (!row) throw unknownDraft()
  return { orderDraft: await toOrderDraft(ctx, row), issues: saved ? [] : [outdated] }
}

/**
 * Throws one of the viewer's own drafts away.
 * @throws Unauthenticated, Refused (NOT_FOUND)
 */
export async function discardOrderDraft(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const { count } = isId(id)
    ? await ctx.db.orderDraft.deleteMany({ where: { id, userId: ctx.viewer.id } })
    : { count: 0 }
  if (count === 0) throw unknownDraft()
}

const unknownDraft = () => notFound('There is no such order draft; it may have been discarded.')

async function toItemRows(ctx: Context, items: NonNullable<Changes['cartItems']>) {
  const known = await Promise.all(items.map(({ productId }) => findProduct(ctx, productId)))
  return items.map(({ measurements, size, ...line }, position) => {
    if (!known[position])
      throw new Refused([
        {
          field: `cartItems.${position}.productId`,
          code: 'NOT_FOUND',
          message: 'There is no such product; it may have left the catalogue.',
        },
      ])
    return { ...line, position, size: size ?? null, measurements: measurements ?? {} }
  })
}

/** The draft's own columns; undefined leaves one as it is. */
function columns({ cartItems: _, customer, measurements, ...rest }: Changes) {
  return {
    ...rest,
    measurements: measurements as Prisma.InputJsonObject | undefined,
    ...(customer && {
      customerName: customer.name ?? null,
      customerEmail: customer.email ?? null,
      customerPhone: customer.phone ?? null,
      street: customer.street ?? null,
      city: customer.city ?? null,
      state: customer.state ?? null,
      pincode: customer.pincode ?? null,
      country: customer.country ?? 'India',
    }),
  }
}
