import { inLanguage, type Language, languages } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { Services } from '../context.ts'
import { formatRupees } from '../format-rupees.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from '../payments/payment.ts'
import { upiRequestOf } from '../payments/upi-request.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { noonOf, timeZone } from '../shop/shop-time.ts'
import { addressed } from './names.ts'
import { pageLanguage } from './page-language.ts'
import { templateFrom, type TextSource } from './read-templates.ts'
import {
  fillTemplate,
  type TemplateChannel,
  type TemplateEvent,
  type TemplateText,
  type TemplateValues,
} from './template-text.ts'

interface PaidOrder {
  order: Order
  payments: Payment[]
}

/**
 * A message about an order as it is now, in its customer's language.
 * @param isKnown whether its address is the customer's: others get no text that a shopper chose
 */
export function writeOrderMessage(
  ctx: Services,
  source: TextSource,
  paidOrder: PaidOrder,
  {
    event,
    channel,
    isKnown,
    values = {},
  }: { event: TemplateEvent; channel: TemplateChannel; isKnown: boolean; values?: TemplateValues },
): TemplateText {
  const template = templateFrom(source, event, channel, paidOrder.order.language)
  return fillTemplate(template, { ...valuesOf(ctx, source, paidOrder, isKnown), ...values })
}

function valuesOf(
  ctx: Services,
  { settings }: TextSource,
  { order, payments }: PaidOrder,
  isKnown: boolean,
): TemplateValues {
  const { balance } = balanceOf(order, payments)
  const shop = withSettings(ctx.shop, settings, 0)
  const language = pageLanguage(order.language)
  const path = inLanguage(language, paths.trackedOrder(ctx.trackingTokens.sign(order.id)))
  const total = order.totalToPay ?? order.quote?.totalToPay ?? null
  return {
    customer: addressed(isKnown ? order.customer.name : null, order.language),
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
