import { Router } from 'express'
import { z } from 'zod'
import type { Context } from '../../domain/context.ts'
import { canSeeEmail, type Feedback } from '../../domain/feedback/feedback.ts'
import { listWholeFeedback } from '../../domain/feedback/list-feedback.ts'
import { addFeedback, deleteFeedback, updateFeedback } from '../../domain/feedback/write-feedback.ts'
import { parse } from '../../domain/validation.ts'
import { field, number } from './fields.ts'
import { bodyOf, idOf, type Route, signedIn } from './route.ts'
import { feedbackJson } from './serialize.ts'

const form = z.object({
  rating: field(number),
  comments: z.string().optional(),
  screenshotUrl: field(z.string()),
})

const entryJson = (ctx: Context, entry: Feedback) => feedbackJson(entry, canSeeEmail(ctx.viewer, entry))

/** Feedback's calls. The author is the token's; a name, e-mail or `userId` in the body is never obeyed. */
export const feedback = (anyone: Route) => {
  const route: Route = (action) => anyone(signedIn(action))
  return Router()
    .get(
      '/getAll',
      route(async (ctx) => ({
        success: true,
        feedback: (await listWholeFeedback(ctx)).map((entry) => entryJson(ctx, entry)),
      })),
    )
    .post(
      '/add',
      route(async (ctx, request) => {
        const entry = await addFeedback(ctx, parse(form, bodyOf(request)))
        return { success: true, feedback: entryJson(ctx, entry), message: 'Feedback submitted!' }
      }),
    )
    .post(
      '/update',
      route(async (ctx, request) => {
        const entry = await updateFeedback(ctx, idOf(request, 'feedbackId'), parse(form, bodyOf(request)))
        return { success: true, feedback: entryJson(ctx, entry), message: 'Feedback updated!' }
      }),
    )
    .delete(
      '/delete',
      route(async (ctx, request) => {
        await deleteFeedback(ctx, idOf(request, 'feedbackId'))
        return { success: true, message: 'Feedback deleted' }
      }),
    )
}
