import { z } from 'zod'
import { requireViewer } from '../accounts/policy.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { AsDrawn, Fit } from '../../platform/database/__generated__/prisma/enums.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { Forbidden, invalid, notFound } from '../errors.ts'
import { requireOwnPicture } from '../images/require-pictures.ts'
import { isId, optionalWebAddress, parse, requiredLongText } from '../validation.ts'
import { canDelete, canEdit, type Feedback, isOwner } from './feedback.ts'

const fields = z.object({
  rating: z.int().min(1).max(5),
  comments: requiredLongText(2000),
  screenshotUrl: optionalWebAddress,
  productId: z.string().nullish(),
  fit: z.enum(Fit).nullish(),
  asDrawn: z.enum(AsDrawn).nullish(),
})

/**
 * Creates feedback in the viewer's own name; a name in the input is ignored. It may name a design that the viewer has
 * ordered.
 * @throws Unauthenticated, Refused (every wrong field at once; a design that the viewer hasn't ordered)
 */
export async function addFeedback(ctx: Context, input: unknown): Promise<Feedback> {
  requireViewer(ctx.viewer)
  const { id: userId, name, email, profilePicture } = ctx.viewer
  const data = parse(fields, input)
  if (data.productId != null) await requireOrdered(ctx, data.productId)
  if (data.fit != null) await requireDelivered(ctx, userId, data.productId ?? null)
  if (data.asDrawn != null) await requireSewn(ctx, userId, data.productId ?? null)
  if (data.screenshotUrl)
    data.screenshotUrl = await requireOwnPicture(ctx, 'screenshotUrl', data.screenshotUrl)
  const feedback = await ctx.db.feedback.create({ data: { ...data, userId, name, email, profilePicture } })
  return feedback
}

/**
 * Changes the fields given. The author only. The design must be one that the author has ordered, or the one named
 * before.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, INVALID)
 */
export async function updateFeedback(ctx: Context, id: string, input: unknown): Promise<Feedback> {
  requireViewer(ctx.viewer)
  const changes = parse(fields.partial(), input)
  const before = await requireFeedback(ctx, id)
  if (!canEdit(ctx.viewer, before))
    throw new Forbidden((i18n) => i18n._('You can change only your own feedback.'))
  if (changes.productId != null && changes.productId !== before.productId)
    await requireOrdered(ctx, changes.productId)
  const productId = changes.productId === undefined ? before.productId : changes.productId
  if (changes.fit != null && (changes.fit !== before.fit || productId !== before.productId))
    await requireDelivered(ctx, ctx.viewer.id, productId)
  if (changes.asDrawn != null && (changes.asDrawn !== before.asDrawn || productId !== before.productId))
    await requireSewn(ctx, ctx.viewer.id, productId)
  // What was said of one design says nothing of another.
  if (productId !== before.productId) {
    changes.fit ??= null
    changes.asDrawn ??= null
  }
  if (changes.screenshotUrl && changes.screenshotUrl !== before.screenshotUrl)
    changes.screenshotUrl = await requireOwnPicture(ctx, 'screenshotUrl', changes.screenshotUrl)
  const [feedback] = await ctx.db.feedback.updateManyAndReturn({
    where: { id, userId: ctx.viewer.id },
    data: changes,
  })
  if (!feedback) throw unknownFeedback()
  return feedback
}

/**
 * The author, or anybody with MODERATE_FEEDBACK.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteFeedback(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const before = await requireFeedback(ctx, id)
  if (!canDelete(ctx.viewer, before))
    throw new Forbidden((i18n) => i18n._('You can delete only your own feedback.'))
  await ctx.db.transaction(async (tx) => {
    const { count } = await tx.feedback.deleteMany({ where: { id } })
    if (count === 0 || isOwner(ctx.viewer, before)) return
    const { name: entityName, rating, comments, screenshotUrl, productId } = before
    await recordChange(tx, ctx, {
      action: 'feedback.delete',
      entity: 'FEEDBACK',
      entityId: id,
      entityName,
      before: { rating, comments, screenshotUrl, productId },
      after: null,
    })
  })
}

/** Whether the viewer's feedback may name this product: only orders count, also for the shop's staff. */
export const canRate = async (ctx: Context, productId: string): Promise<boolean> =>
  isId(productId) && ctx.loaders.ordered.load(productId.toLowerCase())

async function requireOrdered(ctx: Context, productId: string): Promise<void> {
  if (!(await canRate(ctx, productId)))
    throw invalid('productId', (i18n) => i18n._('You can rate the designs that you have ordered.'))
}

/** How a design fits is known to those who have it. @throws Refused */
async function requireDelivered(ctx: Context, userId: string, productId: string | null): Promise<void> {
  if (productId === null) throw invalid('fit', (i18n) => i18n._('Choose the design whose fit you mean.'))
  if (!(await wasDelivered(ctx, userId, { productId })))
    throw invalid('fit', (i18n) => i18n._('Say how it fits once it is delivered to you.'))
}

/** Whether it was sewn as drawn is known to those who have one that was ordered in a style. @throws Refused */
async function requireSewn(ctx: Context, userId: string, productId: string | null): Promise<void> {
  if (productId === null)
    throw invalid('asDrawn', (i18n) => i18n._('Choose the design that was sewn for you.'))
  const inStyle = [{ style: { not: [] } }, { designStyle: { not: [] } }]
  if (!(await wasDelivered(ctx, userId, { productId, productType: 'TAILOR', OR: inStyle })))
    throw invalid('asDrawn', (i18n) =>
      i18n._('Say whether it was sewn as drawn once a design in your style is delivered to you.'),
    )
}

const wasDelivered = async (ctx: Context, userId: string, item: Prisma.OrderItemWhereInput) =>
  (await ctx.db.orderItem.findFirst({
    where: { ...item, order: { userId, orderStatus: 'DELIVERED' } },
    select: { orderId: true },
  })) !== null

/** @throws Refused (NOT_FOUND) */
export async function requireFeedback(ctx: Context, id: string): Promise<Feedback> {
  const feedback = isId(id) ? await ctx.db.feedback.findUnique({ where: { id } }) : null
  if (!feedback) throw unknownFeedback()
  return feedback
}

export const unknownFeedback = () =>
  notFound((i18n) => i18n._('There is no such feedback; it may have been deleted.'))
