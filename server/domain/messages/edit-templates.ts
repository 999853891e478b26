import { z } from 'zod'
import { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { invalid, type Issue, refuseIssues } from '../errors.ts'
import { optionalText, parse, requiredLongText } from '../validation.ts'
import { isShippedEnabled, shippedTemplate } from './shipped-templates.ts'
import {
  exampleValues,
  fillTemplate,
  isRequired,
  lackingIn,
  problemOf,
  type TemplateChannel,
  type TemplateText,
} from './template-text.ts'
import { templateEvents, type TemplateEvent } from './templates.ts'
import type { Sentence } from '../../i18n.ts'

/** The text of one event, on one channel, in one language. */
export interface MessageTemplate extends TemplateText {
  event: TemplateEvent
  channel: TemplateChannel
  language: Language
  /** Whether the owner has written it. */
  isOwn: boolean
  /** Whether the event is written about on the channel. */
  isEnabled: boolean
}

const key = z.object({
  event: z.enum(templateEvents),
  channel: z.enum(['EMAIL', 'WHATSAPP']),
  language: z.enum(Language),
})

const writing = key.extend({
  subject: optionalText(200).transform((subject) => subject ?? null),
  body: requiredLongText(2000),
})

/**
 * All templates: the owner's own, and the shipped ones where there is none. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function listTemplates(ctx: Context): Promise<MessageTemplate[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const own = await ctx.db.messageTemplate.findMany()
  const rules = await ctx.db.messageRule.findMany()
  return templateEvents.flatMap((event) =>
    channelsOf(event).flatMap((channel) =>
      Object.values(Language).map((language): MessageTemplate => {
        const found = own.find(
          (one) => one.event === event && one.channel === channel && one.language === language,
        )
        const rule = rules.find((one) => one.event === event && one.channel === channel)
        const { subject, body } = found ?? shippedTemplate(event, channel, language)
        const isEnabled = rule?.isEnabled ?? isShippedEnabled(event, channel)
        return { event, channel, language, subject, body, isOwn: found !== undefined, isEnabled }
      }),
    ),
  )
}

const channelsOf = (event: TemplateEvent): TemplateChannel[] =>
  isRequired(event) ? ['EMAIL'] : ['EMAIL', 'WHATSAPP']

/**
 * How a text would look, with example values; nothing is stored. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export function previewTemplate(ctx: Context, input: unknown): TemplateText {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const text = checkText(parse(writing, input))
  return fillTemplate(text, { ...exampleValues, shop: ctx.shop.name })
}

/**
 * Stores the owner's own text, or with a null `body` returns to the shipped one.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for unknown placeholders)
 */
export async function saveTemplate(ctx: Context, input: unknown): Promise<MessageTemplate[]> {
  requireShopOwner(ctx.viewer)
  const { event, channel, language, subject, body } = checkText(parse(writing, input))
  const id = { event, channel, language }
  await ctx.db.transaction(async (tx) => {
    const before = await tx.messageTemplate.findUnique({ where: { event_channel_language: id } })
    const text = { subject, body, updatedAt: ctx.now() }
    await tx.messageTemplate.upsert({
      where: { event_channel_language: id },
      create: { ...id, ...text },
      update: text,
    })
    await record(tx, ctx, id, before ?? shippedTemplate(event, channel, language), { subject, body })
  })
  return listTemplates(ctx)
}

/**
 * Returns to the shipped text.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function restoreTemplate(ctx: Context, input: unknown): Promise<MessageTemplate[]> {
  requireShopOwner(ctx.viewer)
  const id = parse(key, input)
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.messageTemplate.findMany({ where: id })
    await tx.messageTemplate.deleteMany({ where: id })
    if (before) await record(tx, ctx, id, before, shippedTemplate(id.event, id.channel, id.language))
  })
  return listTemplates(ctx)
}

const ruling = key.omit({ language: true }).extend({ isEnabled: z.boolean() })

/**
 * Sets whether an event is written about on a channel.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function setMessageRule(ctx: Context, input: unknown): Promise<MessageTemplate[]> {
  requireShopOwner(ctx.viewer)
  const { event, channel, isEnabled } = parse(ruling, input)
  if (isRequired(event))
    throw invalid('event', (i18n) => i18n._('The links and codes of accounts are always sent.'))
  await ctx.db.transaction(async (tx) => {
    const where = { event_channel: { event, channel } }
    const before = await tx.messageRule.findUnique({ where })
    await tx.messageRule.upsert({ where, create: { event, channel, isEnabled }, update: { isEnabled } })
    const was = before?.isEnabled ?? isShippedEnabled(event, channel)
    await record(tx, ctx, { event, channel }, { isEnabled: was }, { isEnabled })
  })
  return listTemplates(ctx)
}

interface TemplateName {
  event: TemplateEvent
  channel: TemplateChannel
  language?: Language
}

const record = (tx: Transaction, ctx: Context, name: TemplateName, before: object, after: object) =>
  recordChange(tx, ctx, {
    action: 'message-template.update',
    entity: 'SHOP',
    entityId: Object.values(name).join(':'),
    entityName: `Message ${Object.values(name).join(', ')}`,
    before: texts(before),
    after: texts(after),
  })

const texts = (row: object) => {
  const { subject, body, isEnabled } = row as Partial<MessageTemplate>
  return { subject, body, isEnabled }
}

/** @throws Refused (INVALID), naming each field */
function checkText<Text extends z.output<typeof writing>>(text: Text): Text {
  const { event, channel, subject, body } = text
  const issues: Issue[] = []
  const refuse = (field: string, message: Sentence | null) => {
    if (message) issues.push({ field, code: 'INVALID', message })
  }
  if (channel === 'EMAIL') {
    refuse('subject', subject ? problemOf(event, subject) : (i18n) => i18n._('Write a subject.'))
  }
  refuse('body', problemOf(event, body))
  const link = lackingIn(event, body)
  if (link !== null) refuse('body', (i18n) => i18n._('This message is of no use without {link}.', { link }))
  refuseIssues(issues)
  return channel === 'EMAIL' ? text : { ...text, subject: null }
}
