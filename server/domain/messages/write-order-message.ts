import { inLanguage, type Language, languages } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { Services } from '../context.ts'
import { nameIn } from '../catalogue/translated-names.ts'
import { formatRupees } from '../format-rupees.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from '../payments/payment.ts'
import { upiRequestOf } from '../payments/upi-request.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { dayOf, noonOf, timeZone } from '../shop/shop-time.ts'
import { styleNames } from '../style-options/ordered-style.ts'
import { addressed } from './names.ts'
import { pageLanguage } from './page-language.ts'
import { templateFrom, type TextSource } from './read-templates.ts'
import {
  fillTemplate,
  type TemplateChannel,
  type TemplateText,
  type TemplateValues,
} from './template-text.ts'
import type { TemplateEvent } from './templates.ts'

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
    payment = null,
  }: { event: TemplateEvent; channel: TemplateChannel; isKnown: boolean; payment?: Payment | null },
): TemplateText {
  const template = templateFrom(source, event, channel, paidOrder.order.language)
  const amount = payment && formatRupees(payment.amount)
  return fillTemplate(template, { ...valuesOf(ctx, source, paidOrder, isKnown), amount })
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
  const link = ctx.publicUrl && ctx.publicUrl + path
  const total = order.totalToPay ?? order.quote?.totalToPay ?? null
  return {
    customer: addressed(isKnown ? order.customer.name : null, order.language),
    shop: shop.name,
    order: order.orderNumber,
    link,
    style: styleOf(order),
    total: total === null ? null : formatRupees(total),
    date: expectedDay(order, language),
    note: order.quote?.note ?? null,
    balance: balance ? formatRupees(balance) : null,
    // The page on which it is paid: messengers and mail programs open only links of pages.
    upi: upiRequestOf(shop.upi, order, payments) && link,
    courier: order.courier,
    trackingNumber: order.trackingNumber,
  }
}

/** How the garments are sewn, in the customer's language; null where nothing was chosen. */
function styleOf({ items, style, language }: Order): string | null {
  const lines = items.flatMap((item) => {
    const names = styleNames(item.style, language)
    return names === null ? [] : [items.length === 1 ? names : `${nameIn(language, item)} – ${names}`]
  })
  return [...lines, styleNames(style, language) ?? []].flat().join('; ') || null
}

/** The day on which it is expected now; null without one, and once it is with its customer or the courier. */
function expectedDay({ promisedDate, deliveryDate, orderStatus }: Order, language: Language): string | null {
  if (orderStatus === 'DISPATCHED' || orderStatus === 'DELIVERED') return null
  const day = deliveryDate ? dayOf(deliveryDate) : promisedDate
  return day && formatDay(day, language)
}

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeZone }).format(noonOf(day))
