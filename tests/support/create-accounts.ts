import { randomBytes } from 'node:crypto'
import type { Database } from '../../server/platform/database/client.ts'
import type { Role } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { hashPassword } from '../../server/domain/accounts/passwords.ts'
import type { Tokens } from '../../server/domain/accounts/tokens.ts'
import { userColumns } from '../../server/domain/accounts/user.ts'
import { Account } from './api-client.ts'

export const password = 'chameli-42-phool'

/** All accounts in the tests have the same password; hashing it once is enough. */
let passwordHash: Promise<string> | undefined

interface Of {
  db: Database
  url: string
  tokens: Tokens
  now: () => Date
}

/** Creates accounts in a shop's database, as their clients. */
export function createAccounts({ db, url, tokens, now }: Of) {
  return async (name: string, role: Role): Promise<Account> => {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${randomBytes(4).toString('hex')}@example.com`
    passwordHash ??= hashPassword(password)
    const staffRole =
      role === 'STAFF' ? await db.staffRole.findFirstOrThrow({ where: { isDefault: true } }) : null
    const user = await db.user.create({
      data: {
        name,
        email,
        emailKey: email,
        role,
        passwordHash: await passwordHash,
        ...(staffRole && { staffRoleId: staffRole.id, permissions: staffRole.permissions }),
      },
      select: userColumns,
    })
    // Those who work in the shop count as confirmed, however far a test advances the clock.
    const session =
      role === 'SHOPPER'
        ? null
        : await db.session.create({
            data: {
              userId: user.id,
              userAgent: '',
              createdAt: now(),
              lastUsedAt: now(),
              expiresAt: new Date('2100-01-01'),
              confirmedAt: new Date('2100-01-01'),
            },
            select: { id: true },
          })
    const token = tokens.sign({
      userId: user.id,
      tokenVersion: user.tokenVersion,
      sessionId: session?.id ?? null,
    })
    return new Account(url, token, { id: user.id, name, email })
  }
}
