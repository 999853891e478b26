import { internationalNumber, whatsAppLink } from '../../../shared/whatsapp-link.ts'
import { isAllowed } from '../../domain/accounts/policy.ts'
import { draftOrderMessages } from '../../domain/messages/draft-order-messages.ts'
import {
  listTemplates,
  previewTemplate,
  restoreTemplate,
  saveTemplate,
  setMessageRule,
} from '../../domain/messages/edit-templates.ts'
import { isRequired } from '../../domain/messages/template-text.ts'
import { templateOf } from '../../domain/messages/templates.ts'
import { findMessage, listMessages } from '../../domain/messages/list-messages.ts'
import { linkOfDraft } from '../../domain/messages/message-draft.ts'
import { markMessageSent } from '../../domain/messages/mark-message-sent.ts'
import { readChannels } from '../../platform/messaging/open-channels.ts'
import { recordOrderMessage } from '../../domain/messages/record-order-message.ts'
import { canResend, resendMessage } from '../../domain/messages/resend-message.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const messages: Resolvers = {
  Query: {
    messages: (_root, page, ctx) => listMessages(ctx, page),
    message: (_root, { id }, ctx) => findMessage(ctx, id),
    messageChannels: (_root, _args, ctx) => readChannels(ctx),
    messageTemplates: (_root, _args, ctx) => listTemplates(ctx),
    messagePreview: (_root, { input }, ctx) =>
      withUserErrors({ subject: null, body: null }, async () => previewTemplate(ctx, input)),
  },
  Mutation: {
    saveMessageTemplate: (_root, { input }, ctx) =>
      withUserErrors({ messageTemplates: null }, async () => ({
        messageTemplates: await saveTemplate(ctx, input),
      })),
    restoreMessageTemplate: (_root, { input }, ctx) =>
      withUserErrors({ messageTemplates: null }, async () => ({
        messageTemplates: await restoreTemplate(ctx, input),
      })),
    setMessageRule: (_root, { input }, ctx) =>
      withUserErrors({ messageTemplates: null }, async () => ({
        messageTemplates: await setMessageRule(ctx, input),
      })),
    resendMessage: (_root, { input: { id } }, ctx) =>
      withUserErrors({ message: null }, async () => ({ message: await resendMessage(ctx, id) })),
    markMessageSent: (_root, { input: { id } }, ctx) =>
      withUserErrors({ message: null }, async () => ({ message: await markMessageSent(ctx, id) })),
    recordOrderMessage: (_root, { input }, ctx) =>
      withUserErrors({ message: null }, async () => ({ message: await recordOrderMessage(ctx, input) })),
  },
  Message: {
    customerId: ({ userId }) => userId,
    whatsAppLink: ({ channel, recipient, body }) =>
      channel === 'WHATSAPP' ? whatsAppLink(internationalNumber(recipient), body) : null,
    link: ({ channel, ...message }) => (channel === 'PUSH' ? null : linkOfDraft({ ...message, channel })),
    viewerCanResend: (message, _args, ctx) =>
      isAllowed(ctx.viewer, 'MANAGE_ORDERS') && canResend(ctx, message),
  },
  MessageDraft: { link: linkOfDraft },
  Order: { messageDrafts: (order, _args, ctx) => draftOrderMessages(ctx, order) },
  MessageTemplate: {
    placeholders: ({ event }) => [...templateOf(event).placeholders],
    isRequired: ({ event }) => isRequired(event),
  },
  MessageConnection: totals,
}
