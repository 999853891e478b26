import { z } from 'zod'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import {
  CartProductType,
  CustomCategory,
  Fulfilment,
  OrderType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { maxQuantity } from '../cart/cart.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { pincodeOf } from '../delivery/delivery-zone.ts'
import { rememberPincode } from '../delivery/set-delivery-pincode.ts'
import { invalid, type Issue, notFound, Refused, refuseIssues } from '../errors.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { day, isId, optionalLink, optionalLongText, optionalText, parse, webAddress } from '../validation.ts'
import { measurementsInput } from '../measurements/measurements-input.ts'
import { requireOwnFields } from '../measurements/own-measurements.ts'
import { styleInput, styleIssues } from '../style-options/choose-style.ts'
import { loadStyle } from '../style-options/load-style.ts'
import { draftsFor, type OrderDraft, withItems, withShopper } from './order-draft.ts'
import { toOrderDraft } from './to-order-draft.ts'

const shortText = optionalText(200)
const longText = optionalLongText(5000)

const item = z.object({
  productId: z.string(),
  productType: z.enum(CartProductType),
  quantity: z.int().min(1).max(maxQuantity).default(1),
  size: optionalText(30),
  measurements: measurementsInput.nullish(),
  isOwnCloth: z.boolean().nullish(),
  style: styleInput.nullish(),
})

const changes = z.object({
  orderType: z.enum(OrderType).optional(),
  customCategory: z.enum(CustomCategory).nullish(),
  cartItems: z.array(item).max(50).optional(),
  // Incomplete details are saved too: phone and pincode are checked when the order is placed, not while typing.
  customer: z
    .object({
      name: shortText,
      email: shortText,
      phone: shortText.transform((typed) => typed && withLatinDigits(typed)),
      street: shortText,
      city: shortText,
      state: shortText,
      pincode: shortText.transform((typed) => typed && withLatinDigits(typed)),
      country: optionalText(100),
    })
    .optional(),
  clothPics: z.array(webAddress).max(20).optional(),
  color: shortText,
  designDetails: longText,
  designPics: z.array(webAddress).max(20).optional(),
  link: optionalLink,
  customerDetails: longText,
  specialInstructions: longText,
  fulfilment: z.enum(Fulfilment).optional(),
  neededBy: day.nullish(),
  giftNote: optionalLongText(500),
  measurements: measurementsInput.optional(),
  style: styleInput.optional(),
})

type Changes = z.infer<typeof changes>

export const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This order was changed in another window. Look at it as it is now, then change it again.'),
}

/** The draft after the save; with issues when nothing was saved because another change came first. */
export interface SavedDraft {
  orderDraft: OrderDraft
  issues: Issue[]
}

interface SaveOrderDraft {
  id?: string | null
  version?: number | null
}

/**
 * Creates a draft, or changes the given fields of one of the viewer's own (with MANAGE_ORDERS: of any) if it is still at the
 * named version.
 * @throws Unauthenticated, Refused (NOT_FOUND, INVALID)
 */
export async function saveOrderDraft(ctx: Context, input: SaveOrderDraft & object): Promise<SavedDraft> {
  requireViewer(ctx.viewer)
  const parsed = parse(changes, input)
  await requirePictures(ctx, await newPictures(ctx, ctx.viewer, input.id ?? null, parsed))
  await requireOwnFields(ctx, [
    ['measurements', parsed.measurements],
    ...(parsed.cartItems ?? []).map(
      ({ measurements }, index) => [`cartItems.${index}.measurements`, measurements] as const,
    ),
  ])
  const items = parsed.cartItems && (await toItemRows(ctx, parsed.cartItems))
  await requireStyles(ctx, ctx.viewer, input.id ?? null, parsed)
  if (input.id == null) {
    await rememberAddress(ctx, ctx.viewer.id, parsed)
    const row = await ctx.db.orderDraft.create({
      data: {
        ...columns(parsed),
        userId: ctx.viewer.id,
        updatedAt: ctx.now(),
        items: { create: items ?? [] },
      },
      include: withShopper,
    })
    return { orderDraft: await toOrderDraft(ctx, row), issues: [] }
  }
  if (input.version == null)
    throw invalid('version', (i18n) => i18n._('Say which version of the draft this changes.'))
  if (!isId(input.id)) throw unknownDraft()
  const id = input.id
  const key = { id, ...draftsFor(ctx.viewer) }
  const version = input.version
  const saved = await ctx.db.transaction(async (tx) => {
    const { count } = await tx.orderDraft.updateMany({
      where: { ...key, version },
      data: { ...columns(parsed), version: { increment: 1 }, updatedAt: ctx.now() },
    })
    if (count === 0) return false
    if (items) {
      await tx.orderDraftItem.deleteMany({ where: { draftId: id } })
      await tx.orderDraftItem.createMany({ data: items.map((each) => ({ ...each, draftId: id })) })
    }
    return true
  })
  const row = await ctx.db.orderDraft.findUnique({ where: key, include: withShopper })
  if (!row) throw unknownDraft()
  if (saved && row.userId === ctx.viewer.id) await rememberAddress(ctx, row.userId, parsed)
  return { orderDraft: await toOrderDraft(ctx, row), issues: saved ? [] : [outdated] }
}

/** The cart is delivered where its owner's last draft is, so that both have the same total. */
async function rememberAddress(ctx: Context, userId: string, { customer }: Changes): Promise<void> {
  const pincode = pincodeOf(customer?.pincode ?? null)
  if (pincode !== null) await rememberPincode(ctx, userId, pincode)
}

/**
 * Deletes one of the viewer's own drafts.
 * @throws Unauthenticated, Refused (NOT_FOUND)
 */
export async function discardOrderDraft(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const { count } = isId(id)
    ? await ctx.db.orderDraft.deleteMany({ where: { id, userId: ctx.viewer.id } })
    : { count: 0 }
  if (count === 0) throw unknownDraft()
}

const named = (list: string, urls: string[] = []) =>
  urls.map((url, index) => ({ field: `${list}.${index}`, url }))

/** The pictures that the draft does not hold yet: those that staff added stay when the shopper saves it again. */
async function newPictures(ctx: Context, viewer: User, draftId: string | null, changes: Changes) {
  const pictures = [...named('clothPics', changes.clothPics), ...named('designPics', changes.designPics)]
  if (pictures.length === 0 || draftId === null || !isId(draftId)) return pictures
  const held = await ctx.db.orderDraft.findUnique({
    where: { id: draftId, ...draftsFor(viewer) },
    select: { clothPics: true, designPics: true },
  })
  const known = new Set([...(held?.clothPics ?? []), ...(held?.designPics ?? [])])
  return pictures.filter(({ url }) => !known.has(url))
}

export const unknownDraft = () =>
  notFound((i18n) => i18n._('There is no such order draft; it may have been discarded.'))

async function toItemRows(ctx: Context, items: NonNullable<Changes['cartItems']>) {
  const known = await Promise.all(items.map(({ productId }) => findProduct(ctx, productId)))
  return items.map(({ measurements, size, style, ...line }, position) => {
    if (!known[position])
      throw new Refused([
        {
          field: `cartItems.${position}.productId`,
          code: 'NOT_FOUND',
          message: (i18n) => i18n._('There is no such product; it may have left the catalogue.'),
        },
      ])
    return { ...line, position, size: size ?? null, measurements: measurements ?? {}, style: style ?? [] }
  })
}

/** @throws Refused naming every option that can't be chosen */
async function requireStyles(
  ctx: Context,
  viewer: User,
  draftId: string | null,
  { cartItems = [], customCategory, style = [] }: Changes,
): Promise<void> {
  const ids = [...style, ...cartItems.flatMap((line) => line.style ?? [])]
  if (ids.length === 0) return
  const draft = isId(draftId)
    ? await ctx.db.orderDraft.findUnique({ where: { id: draftId, ...draftsFor(viewer) }, include: withItems })
    : null
  const held = draft ? [...draft.style, ...draft.items.flatMap((line) => line.style)] : []
  const products = await Promise.all(cartItems.map(({ productId }) => findProduct(ctx, productId)))
  const ofDesigns = products.flatMap((product) => product?.style ?? [])
  const known = await loadStyle(ctx, [...new Set([...ids, ...ofDesigns])])
  const options = new Map(known.map((option) => [option.id, option]))
  const garment = customCategory === undefined ? (draft?.customCategory ?? null) : customCategory
  const issues = [
    ...styleIssues(options, { field: 'style', ids: style, garment, productType: 'TAILOR', held }),
    ...cartItems.flatMap(({ productType, style }, position) => [
      ...styleIssues(options, {
        field: `cartItems.${position}.style`,
        ids: style ?? [],
        garment: products[position]?.category ?? null,
        productType,
        held,
        ofDesign: products[position]?.style,
      }),
    ]),
  ]
  refuseIssues(issues)
}

/** The draft's own columns; undefined leaves one unchanged. */
function columns({ cartItems: _, customer, measurements, neededBy, ...rest }: Changes) {
  return {
    ...rest,
    neededBy: neededBy == null ? neededBy : new Date(neededBy),
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
