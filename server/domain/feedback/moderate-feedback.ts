import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { optionalLongText, parse, requiredLongText } from '../validation.ts'
import type { Feedback } from './feedback.ts'
import { requireFeedback, unknownFeedback } from './write-feedback.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

const replying = z.object({ id: z.string(), reply: optionalLongText(1000) })
const hiding = z.object({ id: z.string(), reason: requiredLongText(500) })
const linking = z.object({ id: z.string(), productId: z.string().nullish() })

/**
 * Replies publicly in the shop's name, or removes the reply.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function replyToFeedback(ctx: Context, input: unknown): Promise<Feedback> {
  requirePermission(ctx.viewer, 'MODERATE_FEEDBACK')
  const { id, reply = null } = parse(replying, input)
  return moderate(ctx, id, 'feedback.reply', () => ({ reply, repliedAt: reply === null ? null : ctx.now() }))
}

/**
 * Hides it from everybody but its author and those with MODERATE_FEEDBACK, with the reason; if it is hidden already,
 * replaces the reason. Lists, counts and ratings leave it out.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function hideFeedback(ctx: Context, input: unknown): Promise<Feedback> {
  requirePermission(ctx.viewer, 'MODERATE_FEEDBACK')
  const { id, reason } = parse(hiding, input)
  return moderate(ctx, id, 'feedback.hide', ({ hiddenAt }) => ({
    hiddenReason: reason,
    hiddenAt: hiddenAt ?? ctx.now(),
  }))
}

/**
 * Makes it public again.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function showFeedback(ctx: Context, id: string): Promise<Feedback> {
  requirePermission(ctx.viewer, 'MODERATE_FEEDBACK')
  return moderate(ctx, id, 'feedback.show', () => ({ hiddenReason: null, hiddenAt: null }))
}

/**
 * Sets the design that it is about: one that its author has ordered, so that ratings come from people who have the
 * garment.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; INVALID for another design)
 */
export async function linkFeedback(ctx: Context, input: unknown): Promise<Feedback> {
  requirePermission(ctx.viewer, 'MODERATE_FEEDBACK')
  const { id, productId = null } = parse(linking, input)
  const entry = await requireFeedback(ctx, id)
  if (productId !== null && !(await findProductsOfAuthor(ctx, entry)).includes(productId.toLowerCase()))
    throw invalid('productId', (i18n) => i18n._('Choose a design that the author has ordered.'))
  return moderate(ctx, id, 'feedback.link', (before) => ({
    productId,
    // What was said of one design says nothing of another.
    ...(productId?.toLowerCase() !== before.productId && { fit: null, asDrawn: null }),
  }))
}

/** Ids of the designs that its author has ordered, with MODERATE_FEEDBACK; none for others and for authors without an account. */
export async function findProductsOfAuthor(
  ctx: Context,
  { userId }: Pick<Feedback, 'userId'>,
): Promise<string[]> {
  if (!isAllowed(ctx.viewer, 'MODERATE_FEEDBACK') || userId === null) return []
  return ctx.loaders.orderedProducts.load(userId)
}

/** Locks and changes it, and records that in the audit log. */
async function moderate(
  ctx: Context,
  id: string,
  action: `feedback.${string}`,
  change: (before: Feedback) => Prisma.FeedbackUncheckedUpdateInput,
): Promise<Feedback> {
  await requireFeedback(ctx, id)
  const feedback = await ctx.db.transaction(async (tx) => {
    await lockRow(tx, 'feedback', id)
    const before = await tx.feedback.findUnique({ where: { id } })
    if (!before) throw unknownFeedback()
    // `updatedAt` dates the author's text.
    const after = await tx.feedback.update({
      where: { id },
      data: { ...change(before), updatedAt: before.updatedAt },
    })
    await recordChange(tx, ctx, {
      action,
      entity: 'FEEDBACK',
      entityId: id,
      entityName: before.name,
      before: recorded(before),
      after: recorded(after),
    })
    return after
  })
  return feedback
}

const recorded = ({ reply, hiddenReason, productId }: Feedback) => ({ reply, hiddenReason, productId })
