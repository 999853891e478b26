import { z } from 'zod'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { Forbidden, notFound } from '../errors.ts'
import { isId, optionalWebAddress, parse, requiredText } from '../validation.ts'
import { canDelete, canEdit, type Feedback } from './feedback.ts'

const fields = z.object({
  rating: z.int().min(1).max(5),
  comments: requiredText(2000),
  screenshotUrl: optionalWebAddress,
})

/**
 * Feedback in the viewer's own name, whatever name the input gives.
 * @throws Unauthenticated, Refused (every wrong field at once)
 */
export async function addFeedback(ctx: Context, input: unknown): Promise<Feedback> {
  requireViewer(ctx.viewer)
  const { id: userId, name, email, profilePicture } = ctx.viewer
  const data = parse(fields, input)
  const feedback = await ctx.db.feedback.create({ data: { ...data, userId, name, email, profilePicture } })
  ctx.catalogueChanged()
  return feedback
}

/**
 * Changes the fields given. The author only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, INVALID)
 */
export async function updateFeedback(ctx: Context, id: string, input: unknown): Promise<Feedback> {
  requireViewer(ctx.viewer)
  const changes = parse(fields.partial(), input)
  const before = await find(ctx, id)
  if (!canEdit(ctx.viewer, before)) throw new Forbidden('You can change only your own feedback.')
  const [feedback] = await ctx.db.feedback.updateManyAndReturn({
    where: { id, userId: ctx.viewer.id },
    data: changes,
  })
  if (!feedback) throw unknownFeedback()
  ctx.catalogueChanged()
  return feedback
}

/**
 * The author or an admin.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteFeedback(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const before = await find(ctx, id)
  if (!canDelete(ctx.viewer, before)) throw new Forbidden('You can delete only your own feedback.')
  await ctx.db.feedback.deleteMany({ where: { id } })
  ctx.catalogueChanged()
}

async function find(ctx: Context, id: string): Promise<Feedback> {
  const feedback = isId(id) ? await ctx.db.feedback.findUnique({ where: { id } }) : null
  if (!feedback) throw unknownFeedback()
  return feedback
}

const unknownFeedback = () => notFound('There is no such feedback; it may have been deleted.')
