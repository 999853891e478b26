import type { Role } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'

/** A duplicate that was merged into a customer. */
export interface CustomerMerge {
  id: string
  duplicateName: string
  at: Date
  /** The name of the owner who merged them, or `The shop`, by a verified e-mail. */
  by: string
}

const MAX_MERGES = 50
export const MAX_SAME_PHONE = 20

/** The merges of these customers that are in force, the latest first. */
export async function readMergesOf(db: Database, customerIds: readonly string[]): Promise<CustomerMerge[][]> {
  const rows = await db.customerMerge.findMany({
    where: { customerId: { in: [...customerIds] }, undoneAt: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    include: { duplicate: { select: { name: true } } },
  })
  return customerIds.map((of) =>
    rows
      .filter(({ customerId }) => customerId === of)
      .slice(0, MAX_MERGES)
      .map(({ id, at, by, duplicate }) => ({ id, at, by, duplicateName: duplicate.name })),
  )
}

/** A phone, and the roles of the accounts that the requester sees among the customers. */
export interface PhoneKey {
  phone: string
  roles: readonly Role[]
}

/** The newest customers with each of these phones: one more than are shown beside another. */
export async function readCustomersOfPhones(db: Database, keys: readonly PhoneKey[]): Promise<Customer[][]> {
  const newest = await db.rows<{ id: string }>`
    SELECT "newest"."id"
    FROM unnest(${keys.map(({ phone }) => phone)}::text[], ${keys.map(({ roles }) => roles.join())}::text[])
      AS "given" ("phone", "roles") CROSS JOIN LATERAL (
      SELECT "id" FROM "users" WHERE "phone" = "given"."phone" AND "mergedIntoId" IS NULL
        AND "role"::text = ANY (string_to_array("given"."roles", ','))
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${MAX_SAME_PHONE + 1}) AS "newest"`
  const rows = await db.user.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: customerColumns,
  })
  const customers = rows.map(toCustomer)
  return keys.map(({ phone, roles }) =>
    customers.filter((customer) => customer.phone === phone && roles.includes(customer.role)),
  )
}
