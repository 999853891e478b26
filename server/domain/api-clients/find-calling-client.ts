import type { User } from '../accounts/user.ts'
import type { Services } from '../context.ts'
import { InvalidToken } from '../errors.ts'
import type { CallingClient } from './api-client.ts'
import { hashOfKey } from './api-key.ts'

interface Row extends Omit<CallingClient, 'id'> {
  id: string
  name: string
  permissions: User['permissions']
  keyId: string
  lastUsedAt: Date | null
}

const minuteMs = 60 * 1000

/**
 * The client of a key, and the user by whose name its changes are recorded.
 * @throws InvalidToken for a key that is unknown, expired or revoked
 */
export async function findCallingClient(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  key: string,
): Promise<{ client: CallingClient; viewer: User }> {
  const now = services.now()
  const [row] = await services.db.prepared<Row>`
    SELECT clients."id", clients."name", clients."scopes"::text[], clients."allowedOrigins",
      clients."requestsPerMinute", users."permissions"::text[], keys."id" AS "keyId", keys."lastUsedAt"
    FROM "api_keys" AS keys
      JOIN "api_clients" AS clients ON clients."id" = keys."clientId"
      JOIN "users" ON users."id" = clients."id"
    WHERE keys."hash" = ${hashOfKey(key)} AND clients."revokedAt" IS NULL
      AND (keys."expiresAt" IS NULL OR keys."expiresAt" > ${now})`
  if (!row) throw new InvalidToken((i18n) => i18n._('This API key is not valid, or not any more.'))
  const { id, name, permissions, keyId, lastUsedAt, ...client } = row
  await recordUse(services, keyId, lastUsedAt)
  return toCaller(id, name, permissions, client)
}

/** An API client that acts without a key, such as for a stored query; null when there is none, or it was revoked. */
export async function readCaller(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<{ client: CallingClient; viewer: User } | null> {
  const row = await db.apiClient.findUnique({
    where: { id, revokedAt: null },
    select: {
      name: true,
      scopes: true,
      allowedOrigins: true,
      requestsPerMinute: true,
      user: { select: { permissions: true } },
    },
  })
  if (!row) return null
  const { name, user, ...client } = row
  return toCaller(id, name, user.permissions, client)
}

const toCaller = (
  id: string,
  name: string,
  permissions: User['permissions'],
  client: Omit<CallingClient, 'id'>,
): { client: CallingClient; viewer: User } => ({
  client: { id, ...client },
  viewer: {
    id,
    name,
    email: '',
    role: 'API_CLIENT',
    profilePicture: null,
    permissions,
    language: 'EN',
    emailVerifiedAt: null,
    tokenVersion: 0,
  },
})

/** Updates the key's time at most once a minute. A request does not fail because its time can't be stored. */
async function recordUse(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  id: string,
  lastUsedAt: Date | null,
): Promise<void> {
  if (lastUsedAt && now().getTime() - lastUsedAt.getTime() < minuteMs) return
  try {
    await db.apiKey.updateMany({ where: { id, lastUsedAt }, data: { lastUsedAt: now() } })
  } catch (error) {
    log.warn({ err: error }, 'The time of a key’s last use could not be stored')
  }
}

/** Whether pages of this site may use some client's key. */
export async function isAllowedOrigin({ db }: Pick<Services, 'db'>, origin: string): Promise<boolean> {
  const [row] = await db.prepared`
    SELECT FROM "api_clients" WHERE "revokedAt" IS NULL AND ${origin} = ANY("allowedOrigins") LIMIT 1`
  return row !== undefined
}
