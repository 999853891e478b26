import type { I18n } from '@lingui/core'
import { z } from 'zod'
import { translatedLocales } from '../../../shared/languages.ts'
import { stateOfGstin } from '../../../shared/tax/gstin.ts'
import { isStateCode, type StateCode, stateOf } from '../../../shared/tax/states.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { CustomCategory, Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { nameIn } from '../catalogue/translated-names.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { i18nIn } from '../messages/page-language.ts'
import type { Order, OrderItem } from '../orders/order.ts'
import { shareDiscounts } from '../orders/share-discounts.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { readShop } from '../shop/read-shop.ts'
import type { Shop } from '../shop/shop-settings.ts'
import { dayOf } from '../shop/shop-time.ts'
import { styleNames } from '../style-options/ordered-style.ts'
import { gstin } from '../tax/gstin.ts'
import { readTaxSettings, type TaxSettings } from '../tax/tax-settings.ts'
import { withPromotionTerms } from '../promotions/promotion-terms.ts'
import { optionalText, parse } from '../validation.ts'
import { type Invoice, type InvoiceLine, type Party, readInvoicesOf } from './invoice.ts'
import { addressLines, sellerOf } from './read-seller.ts'
import { cashFeeDescription, deliveryDescription } from './delivery-line.ts'
import { currentInvoice } from './remaining-lines.ts'
import { taxLines, type UntaxedLine } from './tax-lines.ts'
import { writeInvoice } from './write-invoice.ts'

const issuing = z.object({
  orderId: z.string(),
  placeOfSupply: z.string().refine(isStateCode, { error: /*i18n*/ 'Choose a state.' }).nullish(),
  buyerGstin: gstin.nullish(),
  buyerName: optionalText(120),
  isOwnCloth: z.boolean().nullish(),
})

type Issuing = z.output<typeof issuing>

/**
 * Issues the invoice of an order's price as it is now. An order has one: issuing it again returns the same, unless a credit
 * note has corrected it, after which a new one is issued.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for an address whose state is unknown; NOT_FOUND; CONFLICT for an
 * order without a price, a cancelled one and one that costs nothing)
 */
export async function issueInvoice(ctx: Context, input: unknown): Promise<Invoice> {
  requirePermission(ctx.viewer, 'ISSUE_INVOICES')
  const viewer = ctx.viewer
  const request = parse(issuing, input)
  const shop = await readShop(ctx)
  return ctx.db.transaction((tx) => issueInvoiceIn(ctx, tx, viewer, shop, request))
}

/** The same within a transaction. */
export async function issueInvoiceIn(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  shop: Shop,
  request: Issuing,
): Promise<Invoice> {
  const { order } = await lockLedger(tx, request.orderId)
  const issued = await readInvoicesOf(tx, [order.id])
  const current = currentInvoice(issued)
  if (current) return current.invoice
  if (order.orderStatus === 'CANCELLED')
    throw conflict('orderId', (i18n) => i18n._('This order is cancelled: there is nothing to be invoiced.'))
  if (order.totalToPay === null)
    throw conflict('orderId', (i18n) =>
      i18n._('This order has no price yet. Agree on one, then issue the invoice.'),
    )
  const settings = await readTaxSettings(tx, ctx.shop)
  const placeOfSupply = settings.scheme === 'UNREGISTERED' ? null : placeOf(order, settings, request)
  return writeInvoice(ctx, tx, viewer, settings.invoiceSeries, {
    orderId: order.id,
    kind: kinds[settings.scheme],
    seller: sellerOf(shop, settings),
    buyer: buyerOf(order, request),
    placeOfSupply,
    declaration: settings.scheme === 'COMPOSITION' ? compositionDeclaration : null,
    remark: null,
    creditsId: null,
    creditReason: null,
    rounding: order.rounding,
    lines: linesOf(
      await withPromotionTerms(tx, order),
      settings,
      dayOf(ctx.now()),
      placeOfSupply !== null && placeOfSupply !== settings.stateCode,
      request.isOwnCloth ?? order.clothPics.length > 0,
    ),
  })
}

const kinds = { REGULAR: 'TAX_INVOICE', COMPOSITION: 'BILL_OF_SUPPLY', UNREGISTERED: 'INVOICE' } as const

/** Rule 5(1)(f) of the CGST Rules. */
const compositionDeclaration = 'Composition taxable person, not eligible to collect tax on supplies'

/** Where the goods go: the shop's state for an order that is picked up. */
function placeOf({ fulfilment, customer }: Order, settings: TaxSettings, request: Issuing): StateCode {
  if (request.placeOfSupply) return request.placeOfSupply
  const registered = request.buyerGstin ? stateOfGstin(request.buyerGstin) : null
  if (registered) return registered
  if (fulfilment === 'PICKUP') return settings.stateCode
  const state = stateOf(customer.state ?? '')
  if (!state)
    throw invalid('placeOfSupply', (i18n) =>
      i18n._('“{state}” isn’t the name of a state. Choose the state to which the order goes.', {
        state: customer.state,
      }),
    )
  return state
}

const buyerOf = ({ customer, fulfilment }: Order, { buyerGstin, buyerName }: Issuing): Party => ({
  name: buyerName ?? customer.name ?? '',
  gstin: buyerGstin ?? null,
  phone: customer.phone,
  address: fulfilment === 'PICKUP' ? [] : addressLines(customer),
  stateCode: (buyerGstin ? stateOfGstin(buyerGstin) : null) ?? stateOf(customer.state ?? ''),
})

type SoldLine = UntaxedLine & Pick<InvoiceLine, 'orderPosition' | 'description' | 'translations'>

/** The lines of an order with a price, with their taxes. Lines that cost nothing are left out. */
function linesOf(
  order: Order,
  settings: TaxSettings,
  on: string,
  isInterState: boolean,
  isOwnCloth: boolean,
): InvoiceContentLine[] {
  const sold = soldLines(order, isOwnCloth).filter(({ unitPrice }) => unitPrice > 0)
  if (sold.length === 0 || order.totalToPay === 0)
    throw conflict('orderId', (i18n) => i18n._('This order costs nothing: there is nothing to be invoiced.'))
  const taxes = taxLines(settings, sold, on, isInterState)
  return sold.map(({ orderPosition, description, translations, quantity, unitPrice, discount }, index) => ({
    orderPosition,
    creditsLine: null,
    description,
    translations,
    quantity,
    unitPrice,
    discount,
    ...taxes[index]!,
  }))
}

type InvoiceContentLine = Omit<InvoiceLine, 'position'>

function soldLines(order: Order, isOwnCloth: boolean): SoldLine[] {
  const { customCategory, items, totalPrice, cashFee } = order
  const delivery = order.delivery!
  const discounts = shareDiscounts(order)
  const goods: SoldLine[] =
    order.orderType === 'CUSTOM'
      ? [
          {
            orderPosition: null,
            ...inAllLanguages((i18n, language) =>
              withStyle(
                i18n._(customDescriptions[customCategory!][isOwnCloth ? 'stitching' : 'goods']),
                order.style,
                language,
              ),
            ),
            supply: isOwnCloth ? 'STITCHING' : { category: customCategory! },
            quantity: 1,
            unitPrice: totalPrice!,
            discount: discounts.goods[0]!,
          },
        ]
      : items.map((item, orderPosition) => ({
          orderPosition,
          ...inAllLanguages((i18n, language) => descriptionOf(item, i18n, language)),
          supply: item.supply === 'GOODS' ? { category: item.category } : item.supply,
          quantity: item.quantity,
          unitPrice: item.unitPrice,
          discount: discounts.goods[orderPosition]!,
        }))
  return [
    ...goods,
    {
      orderPosition: null,
      ...inAllLanguages((i18n) => i18n._(deliveryDescription)),
      supply: 'DELIVERY',
      quantity: 1,
      unitPrice: delivery,
      discount: Math.min(discounts.delivery, delivery),
    },
    {
      orderPosition: null,
      ...inAllLanguages((i18n) => i18n._(cashFeeDescription)),
      supply: 'DELIVERY',
      quantity: 1,
      unitPrice: cashFee,
      discount: Math.max(0, discounts.delivery - delivery),
    },
  ]
}

/** A line's description in English, and in the other languages. */
const inAllLanguages = (text: (i18n: I18n, language: Language) => string) => ({
  description: text(i18nIn('EN'), 'EN'),
  translations: translatedLocales.map((locale) => ({ locale, description: text(i18nIn(locale), locale) })),
})

const customDescriptions: Record<CustomCategory, Record<'goods' | 'stitching', string>> = {
  BLOUSE: {
    goods: /*i18n*/ 'Custom blouse',
    stitching: /*i18n*/ 'Stitching of a blouse from the customer’s cloth',
  },
  DRESS: {
    goods: /*i18n*/ 'Custom dress',
    stitching: /*i18n*/ 'Stitching of a dress from the customer’s cloth',
  },
  LEHENGA: {
    goods: /*i18n*/ 'Custom lehenga',
    stitching: /*i18n*/ 'Stitching of a lehenga from the customer’s cloth',
  },
}

/** With the options of its style, such as “Chandni blouse, stitched to measure: Boat neck, Puff sleeve”. */
function descriptionOf(item: OrderItem, i18n: I18n, language: Language): string {
  return withStyle(goodsOf(item, i18n, language), item.style, language)
}

function withStyle(description: string, style: OrderItem['style'], language: Language): string {
  const names = styleNames(style, language)
  return names === null ? description : `${description}: ${names}`
}

function goodsOf(item: OrderItem, i18n: I18n, language: Language): string {
  const { productType, size, supply } = item
  const name = nameIn(language, item)
  if (supply === 'SERVICE') return name
  if (supply === 'STITCHING') return i18n._('{name}, stitched from the customer’s cloth', { name })
  if (productType === 'TAILOR') return i18n._('{name}, stitched to measure', { name })
  return size === null ? name : i18n._('{name}, size {size}', { name, size: size.label })
}
