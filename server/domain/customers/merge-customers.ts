import { z } from 'zod'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requirePermission, requireShopOwner } from '../accounts/policy.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { visibleRoles } from './customer-visibility.ts'
import { type ContactColumn, contactColumns, type Customer, customerColumns, toCustomer } from './customer.ts'
import { type CustomerMerge, MAX_SAME_PHONE } from './duplicates.ts'
import { lockCustomer } from './lock-customer.ts'
import { readStoreCreditOf } from '../payments/store-credit.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** What a merge gave to the customer, so that undoing it returns exactly that. */
interface Moved {
  orders: string[]
  measurementProfiles: string[]
  /** Absent in merges before there were such notes. */
  fitNotes?: string[]
  /** Absent in merges before there were held sales. */
  heldSales?: string[]
  /** The columns that the customer had no value in. */
  filled: ContactColumn[]
}

const merging = z.object({ customerId: z.string(), duplicateId: z.string() })

/**
 * Merges a duplicate without an account into a customer, who then has its orders and measurements; the owner only.
 * Merged into an account, this links what the shop entered for the person to the account.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND, INVALID; CONFLICT for a duplicate with an account)
 */
export async function mergeCustomers(ctx: Context, input: unknown): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const by = ctx.viewer.name
  const { customerId, duplicateId } = parse(merging, input)
  if (customerId.toLowerCase() === duplicateId.toLowerCase())
    throw conflict('duplicateId', (i18n) => i18n._('Choose another customer: this is the same one.'))
  try {
    return await ctx.db.transaction((tx) => mergeDuplicate(tx, ctx, customerId, duplicateId, by))
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict(null, (i18n) => i18n._('These customers can’t be merged: their orders collide.'))
    throw error
  }
}

/** @throws Refused (NOT_FOUND; CONFLICT for a duplicate with an account) */
export async function mergeDuplicate(
  tx: Transaction,
  actor: Actor,
  customerId: string,
  duplicateId: string,
  by: string,
): Promise<Customer> {
  const { customer, duplicate } = await lockBoth(tx, customerId, duplicateId)
  if (duplicate.role !== 'SHOPPER' && !duplicate.hasAccount)
    throw conflict('duplicateId', (i18n) => i18n._('This is somebody on the staff, not a customer.'))
  if (duplicate.hasAccount)
    throw conflict('duplicateId', (i18n) =>
      i18n._('This one has an account. Merge the other one into it instead.'),
    )
  const filled = contactColumns.filter((column) => !customer[column] && duplicate[column])
  const moved: Moved = {
    orders: await idsOf(tx.order.findMany({ where: { userId: duplicate.id }, select: { id: true } })),
    measurementProfiles: await idsOf(
      tx.measurementProfile.findMany({ where: { userId: duplicate.id }, select: { id: true } }),
    ),
    fitNotes: await idsOf(tx.fitNote.findMany({ where: { userId: duplicate.id }, select: { id: true } })),
    heldSales: await idsOf(
      tx.heldSale.findMany({ where: { customerId: duplicate.id }, select: { id: true } }),
    ),
    filled,
  }
  await move(tx, moved, duplicate.id, customer.id)
  await tx.user.update({ where: { id: duplicate.id }, data: { mergedIntoId: customer.id } })
  await tx.customerMerge.create({
    data: { customerId: customer.id, duplicateId: duplicate.id, moved: { ...moved }, at: actor.now(), by },
  })
  await recordMerge(tx, actor, 'customer.merge', customer, duplicate, moved)
  return toCustomer(
    await tx.user.update({
      where: { id: customer.id },
      data: Object.fromEntries(filled.map((column) => [column, duplicate[column]])),
      select: customerColumns,
    }),
  )
}

const undoing = z.object({ mergeId: z.string() })

/**
 * Undoes a merge: the duplicate is a customer of its own again, with the orders and measurements that came from it; the
 * owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND, INVALID; CONFLICT for one that is undone, whose customer
 * was merged itself, or whose store credit was spent for the other)
 */
export async function undoMerge(ctx: Context, input: unknown): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const undoneBy = ctx.viewer.name
  const { mergeId } = parse(undoing, input)
  if (!isId(mergeId)) throw unknownMerge()
  try {
    return await ctx.db.transaction(async (tx) => {
      await lockRow(tx, 'customer_merges', mergeId)
      const merge = await tx.customerMerge.findUnique({ where: { id: mergeId } })
      if (!merge) throw unknownMerge()
      if (merge.undoneAt) throw conflict('mergeId', (i18n) => i18n._('This merge is undone already.'))
      const customer = await lockCustomer(tx, merge.customerId)
      const moved = merge.moved as unknown as Moved
      await tx.customerMerge.update({ where: { id: mergeId }, data: { undoneAt: ctx.now(), undoneBy } })
      const duplicate = toCustomer(
        await tx.user.update({
          where: { id: merge.duplicateId },
          data: { mergedIntoId: null },
          select: customerColumns,
        }),
      )
      await move(tx, moved, customer.id, duplicate.id)
      await requireStoreCredits(tx, [customer.id, duplicate.id])
      const emptied = moved.filled.filter((column) => customer[column] === duplicate[column])
      await tx.user.update({
        where: { id: customer.id },
        data: Object.fromEntries(emptied.map((column) => [column, null])),
      })
      await recordMerge(tx, ctx, 'customer.undo-merge', customer, duplicate, moved)
      return toCustomer(
        await tx.user.findUniqueOrThrow({ where: { id: customer.id }, select: customerColumns }),
      )
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('mergeId', (i18n) =>
        i18n._('A customer of the duplicate’s name and phone exists again. Merge that one first.'),
      )
    throw error
  }
}

/** The merges of a customer that are in force, the latest first; requires VIEW_CUSTOMERS. */
export async function listMerges(ctx: Context, customerId: string): Promise<CustomerMerge[]> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  return ctx.loaders.customersMerges.load(customerId)
}

/** Customers with the same phone: the same person, or the family. At most 20; requires VIEW_CUSTOMERS. */
export async function listSamePhone(ctx: Context, { id, phone }: Customer): Promise<Customer[]> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  if (phone === null) return []
  const all = await ctx.loaders.customersOfPhone.load({ phone, roles: visibleRoles(ctx) })
  return all.filter((customer) => customer.id !== id).slice(0, MAX_SAME_PHONE)
}

/** Locks both in the order of their ids, so that two owners who merge the same two don't block each other. */
async function lockBoth(tx: Transaction, customerId: string, duplicateId: string) {
  const locked = new Map<string, Customer>()
  for (const id of [customerId, duplicateId].sort()) locked.set(id, await lockCustomer(tx, id))
  return { customer: locked.get(customerId)!, duplicate: locked.get(duplicateId)! }
}

/** What was deleted, or given to another customer since, stays there. */
async function move(
  tx: Transaction,
  { orders, measurementProfiles, fitNotes = [], heldSales = [] }: Moved,
  from: string,
  to: string,
) {
  await tx.order.updateMany({ where: { id: { in: orders }, userId: from }, data: { userId: to } })
  await tx.measurementProfile.updateMany({
    where: { id: { in: measurementProfiles }, userId: from },
    data: { userId: to },
  })
  await tx.fitNote.updateMany({ where: { id: { in: fitNotes }, userId: from }, data: { userId: to } })
  await tx.heldSale.updateMany({
    where: { id: { in: heldSales }, customerId: from },
    data: { customerId: to },
  })
}

/**
 * Requires that neither has spent store credit that goes back to the other.
 * @throws Refused (CONFLICT)
 */
async function requireStoreCredits(tx: Transaction, customerIds: readonly string[]): Promise<void> {
  const credits = await readStoreCreditOf(tx, customerIds)
  if ([...credits.values()].some((credit) => credit < 0))
    throw conflict('mergeId', (i18n) =>
      i18n._('Store credit of one of them was spent for the other. Reverse that payment first.'),
    )
}

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id)

const recordMerge = (
  tx: Transaction,
  ctx: Actor,
  action: 'customer.merge' | 'customer.undo-merge',
  { id, name }: Customer,
  duplicate: Customer,
  moved: Moved,
) =>
  recordChange(tx, ctx, {
    action,
    entity: 'CUSTOMER',
    entityId: id,
    entityName: name,
    before: null,
    after: {
      duplicate: duplicate.name,
      orders: moved.orders.length,
      measurementProfiles: moved.measurementProfiles.length,
    },
  })

const unknownMerge = () => notFound((i18n) => i18n._('There is no such merge.'))
