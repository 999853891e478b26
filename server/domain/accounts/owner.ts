import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/client.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { toEmailKey } from './email-address.ts'
import { revokeAll } from './sessions.ts'

interface Credentials {
  email: string
  password: string
}

interface Owner extends Credentials {
  /** Turns the account's two-factor authentication off, for an owner who has lost phone and recovery codes. */
  withoutTwoFactor?: boolean
}

/**
 * Creates the owner's account in a shop that has no owner, or makes the existing account of that e-mail the owner's. An
 * owner's account of that e-mail gets this password. A changed account's earlier tokens are revoked: whoever opened it,
 * only the password's holder is the owner. For the same reason an account that was not an owner's loses its two-factor
 * authentication. Returns false where another account is the owner's: the e-mail was changed in the shop, and a second
 * owner that nobody watches would have neither that account's password nor its second factor.
 */
export async function ensureOwner(
  db: Database,
  { email, password, withoutTwoFactor = false }: Owner,
): Promise<boolean> {
  const emailKey = toEmailKey(email)
  const known = await db.user.findUnique({ where: { emailKey } })
  if (known?.role !== 'ADMIN' && (await hasOwner(db))) return false
  if (known && (withoutTwoFactor || known.role !== 'ADMIN'))
    await db.twoFactor.deleteMany({ where: { userId: known.id } })
  if (known?.role === 'ADMIN' && (await passwordMatches(known.passwordHash, password))) return true
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const { id } = await tx.user.upsert({
      where: { emailKey },
      create: { name: 'Owner', email, emailKey, passwordHash, role: 'ADMIN' },
      update: { role: 'ADMIN', passwordHash, staffRoleId: null, permissions: [] },
      select: { id: true },
    })
    if (known) await revokeAll(tx, id)
  })
  return true
}

const hasOwner = async (db: Database): Promise<boolean> =>
  (await db.user.count({ where: { role: 'ADMIN' } })) > 0

/**
 * For a shop without an owner: creates an account with a random password, to be printed once. Null when there is an
 * admin.
 */
export async function makeFirstOwner(db: Database): Promise<Credentials | null> {
  if (await hasOwner(db)) return null
  const owner = { email: 'owner@shop.example', password: randomBytes(12).toString('base64url') }
  await ensureOwner(db, owner)
  return owner
}
