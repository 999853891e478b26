import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/client.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { toEmailKey } from './email-address.ts'
import { revokeAll } from './sessions.ts'

interface Credentials {
  email: string
  password: string
}

/**
 * Creates the owner's account, or gives the existing account of that e-mail the admin role and this password. A
 * changed account's earlier tokens are revoked, and its two-factor authentication is turned off: whoever opened it,
 * only the password's holder is the owner. This is also the way back for an owner who has lost phone and recovery codes.
 */
export async function ensureOwner(db: Database, { email, password }: Credentials): Promise<void> {
  const emailKey = toEmailKey(email)
  const known = await db.user.findUnique({ where: { emailKey } })
  if (known?.role === 'ADMIN' && (await passwordMatches(known.passwordHash, password))) return
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const { id } = await tx.user.upsert({
      where: { emailKey },
      create: { name: 'Owner', email, emailKey, passwordHash, role: 'ADMIN' },
      update: { role: 'ADMIN', passwordHash },
      select: { id: true },
    })
    await tx.twoFactor.deleteMany({ where: { userId: id } })
    if (known) await revokeAll(tx, id)
  })
}

/**
 * For a shop without an owner: creates an account with a random password, to be printed once. Null when there is an
 * admin.
 */
export async function makeFirstOwner(db: Database): Promise<Credentials | null> {
  if ((await db.user.count({ where: { role: 'ADMIN' } })) > 0) return null
  const owner = { email: 'owner@shop.example', password: randomBytes(12).toString('base64url') }
  await ensureOwner(db, owner)
  return owner
}
