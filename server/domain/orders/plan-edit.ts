import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { emailAddress } from '../accounts/email-address.ts'
import type { User } from '../accounts/user.ts'
import { priceOfOptions } from '../../../shared/catalogue/offers.ts'
import type { PricedLine } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import { destinationIssues } from '../delivery/destination.ts'
import { conflict, invalid, type Issue, refuseIssues } from '../errors.ts'
import { readPriceListIn } from '../price-list/price-list.ts'
import { comingDayIssue } from '../shop/plausible-day.ts'
import { dayOf, noonOf } from '../shop/shop-time.ts'
import { check } from '../validation.ts'
import type { FewerGarments } from '../workshop/withdraw-garments.ts'
import {
  copyPlannedLines,
  editedLineIssues,
  editedStyle,
  editedStyleIssues,
  linesOfPlan,
  linesOfRows,
  planLines,
} from './edit-lines.ts'
import type { Editing } from './edit-input.ts'
import type { Order } from './order.ts'
import type { OrderCustomer } from './order-draft.ts'
import { completeCustomer } from './order-readiness.ts'
import { destinationOf, type EditedPrice, presentPrice, priceEdit } from './price-edit.ts'
import { stylesOf } from '../style-options/choose-style.ts'
import { readStyleOptionsOf } from '../style-options/style-option.ts'
import { idsOfStyles } from './counter-lines.ts'
import { changeStock, type LowStockProduct } from './take-stock.ts'

/** What is written for an edit. */
export interface EditPlan {
  columns: Prisma.OrderUncheckedUpdateManyInput
  /** All lines; null where they stay as they are. */
  rows: Prisma.OrderItemCreateManyOrderInput[] | null
  /** For each line afterwards the index that it had before; null for a new one. */
  origins: (number | null)[]
  fewer: FewerGarments
  lowStock: LowStockProduct[]
  /** Null while there is no price. */
  price: EditedPrice | null
}

/**
 * Takes and returns stock, and says what is to be written.
 * @throws Refused naming every issue at once
 */
export async function planEdit(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  before: Order,
  request: Editing,
): Promise<EditPlan> {
  const { lines, priced, issues, isRepriced, ...rest } = await planItems(ctx, tx, viewer, before, request)
  const fulfilment = request.fulfilment ?? before.fulfilment
  const { customer, contactIssues } = contactOf(before, request, fulfilment)
  const destination = await destinationOf(tx, { fulfilment, customer })
  const all = [
    ...issues,
    ...contactIssues,
    ...(request.customer || request.fulfilment ? destinationIssues(destination) : []),
    ...dayIssues(before, request, dayOf(ctx.now())),
  ]
  refuseIssues(all)
  const isSentElsewhere = fulfilment !== before.fulfilment || customer.pincode !== before.customer.pincode
  return {
    ...rest,
    columns: { ...lines, ...columnsOf(before, request, customer), fulfilment },
    price:
      before.totalPrice !== null && (isRepriced || isSentElsewhere)
        ? await priceEdit(tx, before, priced, { fulfilment, customer }, destination)
        : presentPrice(before),
  }
}

const nothing = {
  rows: null,
  origins: [],
  fewer: new Map<number, number>(),
  lowStock: [],
  priced: [],
  isRepriced: false,
  lines: {},
}

async function planItems(ctx: Context, tx: Transaction, viewer: User, before: Order, request: Editing) {
  if (before.orderType === 'CUSTOM') {
    if (request.lines)
      throw invalid('lines', (i18n) =>
        i18n._('A custom order has no lines. Take a new order for more garments.'),
      )
    const category = before.customCategory
    const options = await readStyleOptionsOf(tx, request.style ?? [])
    const style = editedStyle(before.style, request.style, options)
    const difference = priceOfOptions(style) - priceOfOptions(before.style)
    const unitPrice = Math.max(0, (before.totalPrice ?? 0) + difference)
    const priced: PricedLine[] = [
      {
        offer: { listPrice: unitPrice, unitPrice },
        quantity: 1,
        product: { category: category!, shippingCost: 0 },
      },
    ]
    const measurements = request.measurements as Prisma.InputJsonObject | null | undefined
    return {
      rows: null,
      origins: [],
      fewer: new Map<number, number>(),
      lowStock: [],
      priced,
      issues: [
        ...editedStyleIssues(options, before.style, {
          field: 'style',
          ids: request.style ?? [],
          garment: category!,
          productType: 'TAILOR',
        }),
      ],
      isRepriced: difference !== 0,
      lines: {
        ...(measurements && { measurements }),
        ...(request.style && { style: style as unknown as Prisma.InputJsonArray }),
      },
    }
  }
  if (request.style)
    throw invalid('style', (i18n) => i18n._('Each garment of this order has a style of its own.'))
  const stored = await tx.orderItem.findMany({ where: { orderId: before.id }, orderBy: { position: 'asc' } })
  const plan = planLines(
    request.lines ??
      stored.map(({ position, quantity }) => ({
        position,
        quantity,
        name: undefined,
        size: undefined,
        note: undefined,
      })),
    stored,
  )
  const locked = await changeStock(tx, ctx.now(), linesOfRows(stored), linesOfPlan(plan))
  const list = await readPriceListIn(tx)
  const options = await readStyleOptionsOf(tx, [
    ...idsOfStyles(request.lines ?? []),
    ...stylesOf(locked.products),
  ])
  const issues = [...editedLineIssues(plan, locked, list, viewer, options)]
  if (issues.length > 0) return { ...nothing, issues }
  const { rows, priced } = copyPlannedLines(plan, locked, list, before.delivery ?? 0, options)
  const origins = plan.map(({ row }) => (row ? stored.indexOf(row) : null))
  const sewn = (row: { productType: string; quantity: number } | undefined) =>
    row?.productType === 'TAILOR' ? row.quantity : 0
  const fewer = stored.flatMap((row, index): [number, number][] => {
    const less = sewn(row) - sewn(rows[origins.indexOf(index)])
    return less > 0 ? [[row.position, less]] : []
  })
  const garments = rows.reduce((sum, row) => sum + sewn(row), 0)
  const had = stored.reduce((sum, row) => sum + sewn(row), 0)
  if (before.orderStatus === 'READY' && garments > had)
    throw conflict('lines', (i18n) =>
      i18n._('This order is ready. Take a new order for what is still to be sewn.'),
    )
  return {
    rows: request.lines ? rows : null,
    isRepriced:
      plan.length !== stored.length ||
      plan.some(
        ({ row }, index) =>
          !row || row.quantity !== rows[index]!.quantity || Number(row.unitPrice) !== rows[index]!.unitPrice,
      ),
    origins,
    fewer: new Map(fewer),
    lowStock: locked.lowStock,
    priced,
    issues,
    lines: { garments, orderType: garments > 0 ? ('TAILOR' as const) : ('READYMADE' as const) },
  }
}

function contactOf(
  before: Order,
  { customer, fulfilment: changed }: Editing,
  fulfilment: Order['fulfilment'],
) {
  if (!customer && !changed) return { customer: before.customer, contactIssues: [] }
  const named = Object.entries(customer ?? {}).filter(([, value]) => value !== undefined)
  const whole = { ...before.customer, ...Object.fromEntries(named) }
  const required = completeCustomer(fulfilment).extend({ email: emailAddress.or(z.literal('')) })
  const { data, issues } = check(required, { ...whole, email: whole.email ?? '' })
  const contactIssues = (issues ?? []).map((issue) => ({ ...issue, field: `customer.${issue.field}` }))
  return { customer: data ?? whole, contactIssues }
}

/** The columns of the order itself. It becomes due on a new day on which it is needed. */
function columnsOf(
  before: Order,
  request: Editing,
  customer: OrderCustomer,
): Prisma.OrderUncheckedUpdateManyInput {
  const { neededBy, specialInstructions } = request
  return {
    customerName: customer.name ?? '',
    customerEmail: customer.email ?? '',
    customerPhone: customer.phone ?? '',
    street: customer.street ?? '',
    city: customer.city ?? '',
    state: customer.state ?? '',
    pincode: customer.pincode ?? '',
    ...(neededBy !== undefined && { neededBy: neededBy && new Date(neededBy) }),
    ...(neededBy && neededBy !== before.neededBy && { deliveryDate: noonOf(neededBy) }),
    ...(specialInstructions !== undefined && { specialInstructions }),
  }
}

function* dayIssues(
  before: Order,
  { neededBy: day, confirmedDay }: Editing,
  today: string,
): Generator<Issue> {
  const issue = comingDayIssue({
    field: 'neededBy',
    day,
    today,
    before: before.neededBy,
    isConfirmed: confirmedDay,
  })
  if (issue) yield issue
}
