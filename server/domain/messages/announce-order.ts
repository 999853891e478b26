import { inLanguage, type Language, languages } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import type { Services } from '../context.ts'
import { formatRupees } from '../format-rupees.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import { type Payment, readPaymentsOf } from '../payments/payment.ts'
import { upiRequestOf } from '../payments/upi-request.ts'
import { readSettings } from '../shop/read-shop.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { noonOf, timeZone } from '../shop/shop-time.ts'
import { enqueueMessages } from './enqueue-messages.ts'
import { keyOfChange } from './withdraw-messages.ts'
import { pageLanguage } from './page-language.ts'
import { readRules, readTemplate } from './read-templates.ts'
import {
  fillTemplate,
  type TemplateChannel,
  type TemplateEvent,
  type TemplateValues,
} from './template-text.ts'

/** What a message about an order is of, and what distinguishes one occasion from another. */
interface Announcement {
  event: TemplateEvent
  /** Of the change: there is one message for each. */
  key: string
  values?: TemplateValues
  /** How much later it is sent at the earliest. */
  delaySeconds?: number
}

/**
 * Writes to an order's customer, on the channels that the owner has chosen and that are set up, in the transaction of
 * the change. WhatsApp messages of the order that were never sent are replaced.
 */
export async function announceOrder(
  ctx: Services,
  tx: Transaction,
  order: Order,
  { event, key, values = {}, delaySeconds = 0 }: Announcement,
): Promise<void> {
  const rules = await readRules(tx, event)
  const { email, phone } = order.customer
  const recipients: [TemplateChannel, string | null][] = [
    ['EMAIL', rules.EMAIL && ctx.channels.email ? email : null],
    ['WHATSAPP', rules.WHATSAPP ? phone : null],
  ]
  for (const [channel, recipient] of recipients) {
    if (!recipient) continue
    const text = await writeToCustomer(ctx, tx, order, { event, channel, values })
    if (channel === 'WHATSAPP')
      await tx.message.deleteMany({ where: { orderId: order.id, channel, status: 'TO_SEND' } })
    await enqueueMessages(tx, ctx, [
      {
        ...text,
        event,
        channel,
        recipient,
        language: order.language,
        orderId: order.id,
        userId: order.userId,
        isManual: channel === 'WHATSAPP' && !ctx.channels.whatsApp,
        deduplicationKey: `${event}:${key}:${channel}`,
        delaySeconds,
      },
    ])
  }
}

/** A message about an order as it is now. */
export async function writeToCustomer(
  ctx: Services,
  tx: Transaction,
  order: Order,
  { event, channel, values }: { event: TemplateEvent; channel: TemplateChannel; values: TemplateValues },
) {
  const payments = (await readPaymentsOf(tx, [order.id]))[0] ?? []
  const template = await readTemplate(tx, event, channel, order.language)
  return fillTemplate(template, { ...(await valuesOf(ctx, tx, order, payments)), ...values })
}

async function valuesOf(
  ctx: Services,
  tx: Transaction,
  order: Order,
  payments: Payment[],
): Promise<TemplateValues> {
  const { balance } = balanceOf(order, payments)
  const { settings } = await readSettings(tx)
  const shop = withSettings(ctx.shop, settings, 0)
  const language = pageLanguage(order.language)
  const path = inLanguage(language, paths.trackedOrder(ctx.trackingTokens.sign(order.id)))
  const total = order.totalToPay ?? order.quote?.totalToPay ?? null
  return {
    customer: order.customer.name,
    shop: shop.name,
    order: order.orderNumber,
    link: ctx.publicUrl && ctx.publicUrl + path,
    total: total === null ? null : formatRupees(total),
    date: order.promisedDate && formatDay(order.promisedDate, language),
    note: order.quote?.note ?? null,
    balance: balance ? formatRupees(balance) : null,
    upi: upiRequestOf(shop.upi, order, payments)?.link ?? null,
    courier: order.courier,
    trackingNumber: order.trackingNumber,
  }
}

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeZone }).format(noonOf(day))

/** Tells the customer what a change of the order means to them. */
export async function announceChange(
  ctx: Services,
  tx: Transaction,
  before: Order,
  after: Order,
): Promise<void> {
  const event =
    after.orderStatus === before.orderStatus
      ? after.quote && after.quote.quotedAt.getTime() !== before.quote?.quotedAt.getTime()
        ? 'QUOTE'
        : null
      : (eventOf[after.orderStatus] ?? null)
  if (!event) return
  const key = keyOfChange({ orderId: after.id, version: after.version })
  await announceOrder(ctx, tx, after, { event, key, delaySeconds: event === 'QUOTE' ? 0 : undoSeconds })
}

/** A change of an order's status can be undone for this time; its messages are sent afterwards. */
const undoSeconds = 60

const eventOf: Partial<Record<OrderStatus, TemplateEvent>> = {
  TRIAL: 'TRIAL',
  READY: 'READY',
  DISPATCHED: 'DISPATCHED',
  DELIVERED: 'DELIVERED',
}
