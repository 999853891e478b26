import { z } from 'zod'
import type { Context } from '../../domain/context.ts'
import { canSeeAuthor, type Feedback } from '../../domain/feedback/feedback.ts'
import { listAllFeedback } from '../../domain/feedback/list-feedback.ts'
import { addFeedback, deleteFeedback, updateFeedback } from '../../domain/feedback/write-feedback.ts'
import { fits } from '../../../shared/catalogue/feedback-answers.ts'
import { doneResponse, feedbackListResponse, savedFeedbackResponse } from './responses.ts'
import { call } from './call.ts'
import { exampleFeedback, exampleFeedbackForm, feedbackId } from './examples.ts'
import { field, id, number } from './fields.ts'
import { feedbackJson } from './serialize.ts'

const form = z.object({
  rating: field(number).meta({ description: 'A whole number from 1 to 5.' }),
  comments: z.string().optional().meta({ description: 'Up to 2000 characters.' }),
  screenshotUrl: field(z.string()).meta({ description: 'The address of one picture.' }),
  productId: field(z.string().nullable()).meta({
    description: 'A design that the author has ordered; null takes it away.',
  }),
  fit: field(z.enum(fits).nullable()).meta({
    description: 'How the design fits, once it is delivered; null takes the answer away.',
  }),
})

const entryJson = (ctx: Context, entry: Feedback) => feedbackJson(entry, canSeeAuthor(ctx.viewer, entry))

const unknown = 'There is no such feedback.'

/** Feedback's calls. The author is the token's; a name, e-mail or `userId` in the body is ignored. */
export const feedback = [
  call({
    method: 'GET',
    path: '/feedback/getAll',
    group: 'Feedback',
    does: 'All feedback, by rating and then newest first.',
    access: 'signed in',
    input: null,
    response: { fields: feedbackListResponse, example: { success: true, feedback: [exampleFeedback] } },
    errors: {},
    run: async (ctx) => ({
      success: true as const,
      feedback: (await listAllFeedback(ctx)).map((entry) => entryJson(ctx, entry)),
    }),
  }),
  call({
    method: 'POST',
    path: '/feedback/add',
    group: 'Feedback',
    does: 'Adds feedback in your own name.',
    access: 'signed in',
    input: { in: 'body', fields: form, example: exampleFeedbackForm },
    response: {
      fields: savedFeedbackResponse,
      example: { success: true, feedback: exampleFeedback, message: 'Feedback submitted!' },
    },
    errors: { 400: 'A field is missing or wrong.' },
    run: async (ctx, input) => {
      const entry = await addFeedback(ctx, input)
      return { success: true as const, feedback: entryJson(ctx, entry), message: 'Feedback submitted!' }
    },
  }),
  call({
    method: 'POST',
    path: '/feedback/update',
    group: 'Feedback',
    does: 'Changes the fields given of your own feedback.',
    access: 'signed in',
    input: {
      in: 'body',
      fields: form.extend({ feedbackId: id }),
      example: { ...exampleFeedbackForm, feedbackId, comments: 'A perfect fit, also after a wash.' },
    },
    response: {
      fields: savedFeedbackResponse,
      example: {
        success: true,
        feedback: { ...exampleFeedback, comments: 'A perfect fit, also after a wash.' },
        message: 'Feedback updated!',
      },
    },
    errors: { 400: 'A field is wrong.', 403: 'It is somebody else’s.', 404: unknown },
    run: async (ctx, { feedbackId, ...changes }) => {
      const entry = await updateFeedback(ctx, feedbackId, changes)
      return { success: true as const, feedback: entryJson(ctx, entry), message: 'Feedback updated!' }
    },
  }),
  call({
    method: 'DELETE',
    path: '/feedback/delete',
    group: 'Feedback',
    does: 'Deletes your own feedback; an admin may delete anybody’s.',
    access: 'signed in',
    input: { in: 'either', fields: z.object({ feedbackId: id }), example: { feedbackId } },
    response: { fields: doneResponse, example: { success: true, message: 'Feedback deleted' } },
    errors: { 403: 'It is somebody else’s.', 404: unknown },
    run: async (ctx, { feedbackId }) => {
      await deleteFeedback(ctx, feedbackId)
      return { success: true as const, message: 'Feedback deleted' }
    },
  }),
]
