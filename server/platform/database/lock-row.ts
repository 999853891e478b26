import { Prisma } from './__generated__/prisma/client.ts'
import type { Transaction } from './client.ts'

/** Tables whose rows are locked by their id. */
type Table =
  | 'api_clients'
  | 'appointments'
  | 'customer_merges'
  | 'delivery_zones'
  | 'feedback'
  | 'garment_photos'
  | 'garments'
  | 'materials'
  | 'messages'
  | 'orders'
  | 'products'
  | 'promotions'
  | 'staff_roles'
  | 'style_shares'
  | 'tailors'
  | 'users'
  | 'webhooks'

/** PostgreSQL's row locks. Rows that refer to the locked one can be added under the last two. */
type Strength = 'FOR UPDATE' | 'FOR NO KEY UPDATE' | 'FOR SHARE'

/**
 * Locks a row until the transaction ends: others that lock or change it wait.
 * @param id a UUID
 * @returns whether there is such a row
 */
export const lockRow = async (
  tx: Transaction,
  table: Table,
  id: string,
  strength: Strength = 'FOR UPDATE',
): Promise<boolean> =>
  (await tx.$executeRaw`SELECT FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid ${Prisma.raw(strength)}`) >
  0

/** Locks the one row of a table of settings. */
export const lockSettings = (tx: Transaction, table: 'price_list' | 'shop_settings' | 'tax_settings') =>
  tx.$executeRaw`SELECT FROM ${Prisma.raw(`"${table}"`)} FOR UPDATE`
