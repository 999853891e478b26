import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import type { Customer } from '../customers/customer.ts'
import { lockSeenCustomer } from '../customers/lock-customer.ts'
import { conflict, notFound } from '../errors.ts'
import { canReadAllOrders } from '../orders/order-policy.ts'
import { isId, parse, requiredLongText } from '../validation.ts'
import { type FitHistory, maxNotes } from './read-fit-histories.ts'
import { withoutPhoneNumbers } from '../../../shared/without-phone-numbers.ts'

/** A customer's; empty for everybody but those who read customers or work on orders, and for a deleted account. */
export async function readFitHistory(ctx: Context, userId: string | null): Promise<FitHistory> {
  const mayRead = isAllowed(ctx.viewer, 'VIEW_CUSTOMERS') || canReadAllOrders(ctx.viewer)
  return userId !== null && mayRead ? ctx.loaders.fitHistory.load(userId) : nothing
}

/** The same for a tailor who sews for the customer: nothing by which the customer could be found. */
export async function readFitHistoryForTailor(ctx: Context, userId: string | null): Promise<FitHistory> {
  const { notes, alterations } = userId === null ? nothing : await ctx.loaders.fitHistory.load(userId)
  return {
    notes: notes.map((note) => ({ ...note, text: withoutPhoneNumbers(note.text) })),
    alterations: alterations.map((each) => ({ ...each, details: withoutPhoneNumbers(each.details) })),
  }
}

const nothing: FitHistory = { notes: [], alterations: [] }

const adding = z.object({ customerId: z.string(), text: requiredLongText(1000) })

/**
 * Writes a note about how a customer's garments are cut; requires VIEW_CUSTOMERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when there are too many)
 */
export async function addFitNote(ctx: Context, input: unknown): Promise<Customer> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const { name } = ctx.viewer
  const { customerId, text } = parse(adding, input)
  return ctx.db.transaction(async (tx) => {
    const customer = await lockSeenCustomer(tx, ctx, customerId)
    if ((await tx.fitNote.count({ where: { userId: customer.id } })) >= maxNotes)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} notes already. Delete one that is not needed any more.', { most: maxNotes }),
      )
    await tx.fitNote.create({ data: { userId: customer.id, text, at: ctx.now(), name } })
    await recordChange(tx, ctx, {
      ...changeOf(customer),
      before: null,
      after: { fitNote: 'written' satisfies RecordedWord },
    })
    return customer
  })
}

const deleting = z.object({ customerId: z.string(), id: z.string() })

/**
 * Deletes a note; requires VIEW_CUSTOMERS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteFitNote(ctx: Context, input: unknown): Promise<Customer> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const { customerId, id } = parse(deleting, input)
  return ctx.db.transaction(async (tx) => {
    const customer = await lockSeenCustomer(tx, ctx, customerId)
    const { count } = isId(id)
      ? await tx.fitNote.deleteMany({ where: { id, userId: customer.id } })
      : { count: 0 }
    if (count === 0) throw notFound((i18n) => i18n._('There is no such note; it may have been deleted.'))
    await recordChange(tx, ctx, {
      ...changeOf(customer),
      before: null,
      after: { fitNote: 'deleted' satisfies RecordedWord },
    })
    return customer
  })
}

/** The audit log outlives the customer, so that it doesn't quote the note. */
const changeOf = ({ id, name }: Customer) =>
  ({ action: 'customer.measure', entity: 'CUSTOMER', entityId: id, entityName: name }) as const
