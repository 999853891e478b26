import type { Transaction } from '../../platform/database/client.ts'
import { conflict, notFound } from '../errors.ts'
import { isId } from '../validation.ts'
import type { Requester } from '../visibility/rules.ts'
import { seesCustomer } from './customer-visibility.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Locks a customer until the transaction ends.
 * @throws Refused (NOT_FOUND; CONFLICT for a duplicate that was merged into another customer)
 */
export async function lockCustomer(tx: Transaction, id: string): Promise<Customer> {
  if (!isId(id)) throw unknownCustomer()
  await lockRow(tx, 'users', id)
  const row = await tx.user.findUnique({ where: { id }, select: { ...customerColumns, mergedIntoId: true } })
  if (!row || row.role === 'API_CLIENT') throw unknownCustomer()
  const { mergedIntoId, ...customer } = row
  if (mergedIntoId)
    throw conflict('customerId', (i18n) =>
      i18n._('This customer was merged into another one. Search for the customer again.'),
    )
  return toCustomer(customer)
}

/**
 * The same for those who don't see every customer.
 * @throws Refused (NOT_FOUND, also for one whom the requester doesn't see; CONFLICT)
 */
export async function lockSeenCustomer(tx: Transaction, requester: Requester, id: string): Promise<Customer> {
  const customer = await lockCustomer(tx, id)
  if (!seesCustomer(requester, customer)) throw unknownCustomer()
  return customer
}

/** @throws Refused (CONFLICT) for a customer who can't sign in */
export function requireAccount({ hasAccount }: Customer): void {
  if (!hasAccount) throw conflict('customerId', (i18n) => i18n._('This customer has no account.'))
}

const unknownCustomer = () =>
  notFound((i18n) => i18n._('There is no such customer; the account may have been deleted.'))
