import type { Transaction } from '../../database/client.ts'
import { notFound } from '../errors.ts'
import { isId } from '../validation.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'

/**
 * Locks an account until the transaction ends.
 * @throws Refused (NOT_FOUND)
 */
export async function holdCustomer(tx: Transaction, id: string): Promise<Customer> {
  if (!isId(id)) throw unknownCustomer()
  await tx.$executeRaw`SELECT FROM "users" WHERE "id" = ${id}::uuid FOR UPDATE`
  const row = await tx.user.findUnique({ where: { id }, select: customerColumns })
  if (!row) throw unknownCustomer()
  return toCustomer(row)
}

const unknownCustomer = () => notFound('There is no such customer; the account may have been deleted.')
