import type { RecordedField } from '../../../shared/audit/recorded-fields.ts'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { advanceOf } from '../../../shared/orders/advance.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { formatRupees } from '../format-rupees.ts'
import type { Shares } from '../promotions/share-promotions.ts'
import { returnPromotions } from '../promotions/take-promotions.ts'
import { readAdvanceRules } from '../shop/read-shop.ts'
import { dayOf } from '../shop/shop-time.ts'
import { createGarments } from '../workshop/create-garments.ts'
import { updateDueDays } from '../workshop/follow-order.ts'
import { renumberLines, withdrawGarments } from '../workshop/withdraw-garments.ts'
import { needsAgreement } from './agree-to-edits.ts'
import { outdatedOrder } from './change-order.ts'
import type { EditChange } from './edit-changes.ts'
import type { Order } from './order.ts'
import { snapshotOf } from './order-edit.ts'
import type { EditPlan } from './plan-edit.ts'
import type { EditedPrice } from './price-edit.ts'

/** Writes an edit to an order that the transaction has locked: its columns, lines, garments and promotions. */
export async function writeEdit(ctx: Context, tx: Transaction, before: Order, plan: EditPlan): Promise<void> {
  const { id: orderId, version } = before
  const { price, rows, columns } = plan
  await withdrawGarments(ctx, tx, orderId, plan.fewer)
  const { count } = await tx.order.updateMany({
    where: { id: orderId, version },
    data: {
      ...columns,
      ...(price && (await moneyColumns(tx, before, price, columns))),
      version: version + 1,
    },
  })
  if (count === 0) throw outdatedOrder()
  if (rows) {
    await tx.orderItem.deleteMany({ where: { orderId } })
    await tx.orderItem.createMany({ data: rows.map((row) => ({ ...row, orderId })) })
    await renumberLines(tx, orderId, plan.origins)
  }
  if (columns.deliveryDate)
    await updateDueDays(
      tx,
      orderId,
      before.deliveryDate && dayOf(before.deliveryDate),
      dayOf(columns.deliveryDate as Date),
    )
  if (rows) await createGarments(tx, orderId)
  if (price) await writePromotions(tx, before, price)
  if (price?.shares && before.orderType !== 'CUSTOM') await writeShares(tx, orderId, price.shares)
}

/** What the promotions take off each line, where they were calculated again. */
async function writeShares(tx: Transaction, orderId: string, { goods }: Shares): Promise<void> {
  const items = await tx.orderItem.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    select: { position: true },
  })
  for (const [index, { position }] of items.entries())
    await tx.orderItem.update({
      where: { orderId_position: { orderId, position } },
      data: { promotionDiscount: goods[index]! },
      select: { position: true },
    })
}

async function moneyColumns(
  tx: Transaction,
  before: Order,
  { totalPrice, delivery, cashFee, promotionTotal, rounding, totalToPay }: EditedPrice,
  columns: EditPlan['columns'],
) {
  const orderType = (columns.orderType ?? before.orderType) as Order['orderType']
  return {
    totalPrice,
    delivery: delivery + cashFee,
    cashFee,
    promotionTotal: promotionTotal - rounding,
    // The quote that was accepted says what stands.
    ...(before.orderType === 'CUSTOM' && { quotedTotal: totalPrice, quotedDelivery: delivery }),
    ...(totalToPay !== before.totalToPay && {
      advance: advanceOf(await readAdvanceRules(tx), { orderType, totalToPay }),
    }),
  }
}

/** Those that take nothing off any more can be used by others again. */
async function writePromotions(tx: Transaction, before: Order, { promotions }: EditedPrice): Promise<void> {
  const dropped = before.promotions.filter(
    ({ promotionId }) => promotionId && !promotions.some((each) => each.promotionId === promotionId),
  )
  await returnPromotions(tx, dropped)
  await tx.orderPromotion.deleteMany({ where: { orderId: before.id } })
  await tx.orderPromotion.createMany({
    data: promotions.map(({ promotionId, name, translations, code, kind, categories, amount }, position) => ({
      orderId: before.id,
      position,
      promotionId,
      name,
      translations,
      code,
      kind,
      categories,
      amount,
    })),
  })
}

interface MadeEdit {
  before: Order
  after: Order
  changes: EditChange[]
  reason: string | null
}

/** Stores the edit for the order's timeline, with the order as it was, and in the audit log. */
export async function recordEdit(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  { before, after, changes, reason }: MadeEdit,
): Promise<void> {
  await tx.orderEdit.create({
    data: {
      orderId: before.id,
      version: after.version,
      at: ctx.now(),
      name: viewer.name,
      reason,
      changes: changes as unknown as Prisma.InputJsonArray,
      before: snapshotOf(before) as unknown as Prisma.InputJsonObject,
      needsAgreement: needsAgreement(before, after),
    },
  })
  await recordChange(tx, ctx, {
    action: 'order.edit',
    entity: 'ORDER',
    entityId: before.id,
    entityName: before.orderNumber,
    before: auditOf(changes, 'before'),
    after: { ...auditOf(changes, 'after'), note: reason },
  })
}

/** As the audit log names the fields; amounts in paise where it knows them as money. */
const auditNames = {
  LINE_ADDED: 'garments',
  LINE_REMOVED: 'garments',
  QUANTITY: 'quantity',
  SIZE: 'size',
  UNIT_PRICE: 'price',
  MEASUREMENTS: 'measurements',
  STYLE: 'style',
  CLOTH: 'ownCloth',
  NOTE: 'tailorsNote',
  CONTACT: 'contact',
  ADDRESS: 'address',
  FULFILMENT: 'fulfilment',
  NEEDED_BY: 'neededBy',
  INSTRUCTIONS: 'specialInstructions',
  DELIVERY: 'delivery',
  CASH_FEE: 'cashFee',
  PROMOTIONS: 'promotions',
  TOTAL_TO_PAY: 'totalToPay',
} as const satisfies Record<EditChange['field'], RecordedField>

/** The audit log outlives the customer: contact data and measurements stay out of it. */
const personal = new Set<EditChange['field']>(['CONTACT', 'ADDRESS', 'MEASUREMENTS', 'INSTRUCTIONS', 'NOTE'])

const amountFields = new Set<EditChange['field']>(['DELIVERY', 'CASH_FEE', 'TOTAL_TO_PAY'])

/** The values before or after by field; those of lines with their names, such as `Blouse: 2`. */
function auditOf(changes: EditChange[], side: 'before' | 'after') {
  const values: Partial<Record<(typeof auditNames)[keyof typeof auditNames], string | number>> = {}
  for (const change of changes) {
    const { field, line } = change
    const value = personal.has(field)
      ? side === 'after'
        ? ('changed' satisfies RecordedWord)
        : null
      : change[side]
    if (value === null) continue
    const name = auditNames[field]
    if (line !== null) {
      const text = field === 'UNIT_PRICE' ? formatRupees(Number(value)) : value
      values[name] = [values[name], `${line}: ${text}`].filter(Boolean).join(', ')
    } else if (field === 'PROMOTIONS') values[name] = formatRupees(Number(value))
    else values[name] = amountFields.has(field) ? Number(value) : value
  }
  return values
}
