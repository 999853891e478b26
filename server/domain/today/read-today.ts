import { type Alteration, toAlteration } from '../alterations/alteration.ts'
import { isAllowed, requireAdmin } from '../accounts/policy.ts'
import { type Appointment, appointmentColumns } from '../appointments/appointment.ts'
import type { Context } from '../context.ts'
import { type Customer, readCustomersOf } from '../customers/customer.ts'
import { type Material, toMaterial } from '../materials/material.ts'
import { type Message, messageColumns } from '../messages/message.ts'
import { canReadAllOrders } from '../orders/order-policy.ts'
import { type Order, orderRelations, toOrder } from '../orders/order.ts'
import { toUpiClaim, type UpiClaim } from '../payments/upi-claim.ts'
import { dayOf } from '../shop/shop-time.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { type Garment, garmentRelations, toGarment } from '../workshop/garment.ts'
import { type UrgentRows, urgentRows } from './urgent-rows.ts'

/** Each part is read when it is requested. */
interface TodayList<Entry> {
  /** The most urgent first: at most `MAX_ENTRIES`. */
  nodes: () => Promise<Entry[]>
  total: () => Promise<Total>
}

export type TodayOrders = TodayList<Order>
export type TodayGarments = TodayList<Garment>
export type TodayAlterations = TodayList<Alteration>
export type TodayAppointments = TodayList<Appointment>
export type TodayPayments = TodayList<UpiClaim>
export type TodayMessages = TodayList<Message>
export type TodayMaterials = TodayList<Material>
export type TodayCustomers = TodayList<Customer>
/** Ids of designs. */
export type TodayProducts = TodayList<string>

/** What waits for the shop's staff; null where the viewer may not see it. */
export interface Today {
  overdue: TodayOrders | null
  due: TodayOrders | null
  trials: TodayGarments | null
  appointments: TodayAppointments | null
  toAssign: TodayGarments | null
  alterations: TodayAlterations | null
  toQuote: TodayOrders | null
  toMeasure: TodayOrders | null
  paymentsToConfirm: TodayPayments | null
  readyUnpaid: TodayOrders | null
  messagesToSend: TodayMessages | null
  lowMaterials: TodayMaterials | null
  lowStock: TodayProducts | null
  birthdays: TodayCustomers | null
}

const MAX_ENTRIES = 5

/**
 * What waits for the shop's staff now, by the shop's calendar: each list requires the permission of what it shows.
 * @throws Unauthenticated, Forbidden
 */
export function readToday(ctx: Context): Today {
  requireAdmin(ctx.viewer)
  const { viewer } = ctx
  const rows = urgentRows(dayOf(ctx.now()))
  const seesOrders = canReadAllOrders(viewer)
  const managesOrders = isAllowed(viewer, 'MANAGE_ORDERS')
  const recordsPayments = isAllowed(viewer, 'RECORD_PAYMENTS')
  const orders = (of: UrgentRows): TodayOrders => listOf(ctx, of, (ids) => readOrders(ctx, ids))
  return {
    overdue: seesOrders ? orders(rows.overdue) : null,
    due: seesOrders ? orders(rows.due) : null,
    trials: managesOrders ? listOf(ctx, rows.trials, (ids) => readGarments(ctx, ids)) : null,
    appointments: managesOrders
      ? listOf(ctx, rows.appointments, (ids) =>
          ctx.db.appointment.findMany({ where: { id: { in: ids } }, select: appointmentColumns }),
        )
      : null,
    toAssign: managesOrders ? listOf(ctx, rows.toAssign, (ids) => readGarments(ctx, ids)) : null,
    alterations: managesOrders ? listOf(ctx, rows.alterations, (ids) => readAlterations(ctx, ids)) : null,
    toQuote: managesOrders ? orders(rows.toQuote) : null,
    toMeasure: managesOrders ? orders(rows.toMeasure) : null,
    paymentsToConfirm: recordsPayments
      ? listOf(ctx, rows.paymentsToConfirm, (ids) => readClaims(ctx, ids))
      : null,
    readyUnpaid: recordsPayments ? orders(rows.readyUnpaid) : null,
    messagesToSend: managesOrders
      ? listOf(ctx, rows.messagesToSend, (ids) =>
          ctx.db.message.findMany({ where: { id: { in: ids } }, select: messageColumns }),
        )
      : null,
    lowMaterials: managesOrders ? listOf(ctx, rows.lowMaterials, (ids) => readMaterials(ctx, ids)) : null,
    lowStock: isAllowed(viewer, 'EDIT_PRODUCTS')
      ? { nodes: () => readIds(ctx, rows.lowStock), total: () => count(ctx, rows.lowStock) }
      : null,
    birthdays: isAllowed(viewer, 'VIEW_CUSTOMERS')
      ? listOf(ctx, rows.birthdays, async (ids) => [...(await readCustomersOf(ctx.db, ids)).values()])
      : null,
  }
}

/** @param read the entries of these ids, in any order */
function listOf<Entry extends { id: string }>(
  ctx: Context,
  rows: UrgentRows,
  read: (ids: string[]) => Promise<Entry[]>,
): TodayList<Entry> {
  return {
    nodes: async () => {
      const ids = await readIds(ctx, rows)
      const entries = new Map((await read(ids)).map((entry) => [entry.id, entry]))
      return ids.flatMap((id) => entries.get(id) ?? [])
    },
    total: readOnce(() => count(ctx, rows)),
  }
}

async function readIds({ db }: Context, { id, from, order }: UrgentRows): Promise<string[]> {
  const rows = await db.rows<{
    id: string
  }>`SELECT ${id} AS "id" ${from} ORDER BY ${order} LIMIT ${MAX_ENTRIES}`
  return rows.map((row) => row.id)
}

async function count({ db }: Context, { from }: UrgentRows): Promise<Total> {
  const [row] = await db.rows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT ${from} LIMIT ${maxCounted + 1}) AS "counted"`
  return capped(row?.count ?? 0)
}

const readOrders = async ({ db }: Context, ids: string[]): Promise<Order[]> =>
  (await db.order.findMany({ where: { id: { in: ids } }, include: orderRelations })).map(toOrder)

const readAlterations = async ({ db }: Context, ids: string[]): Promise<Alteration[]> =>
  (await db.alteration.findMany({ where: { id: { in: ids } } })).map(toAlteration)

const readGarments = async ({ db }: Context, ids: string[]): Promise<Garment[]> =>
  (await db.garment.findMany({ where: { id: { in: ids } }, include: garmentRelations })).map(toGarment)

const readMaterials = async ({ db }: Context, ids: string[]): Promise<Material[]> =>
  (await db.material.findMany({ where: { id: { in: ids } } })).map(toMaterial)

const readClaims = async ({ db }: Context, ids: string[]): Promise<UpiClaim[]> =>
  (await db.upiClaim.findMany({ where: { id: { in: ids } } })).map(toUpiClaim)
