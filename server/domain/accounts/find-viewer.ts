import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Services } from '../context.ts'
import { InvalidToken } from '../errors.ts'
import type { CallingClient } from '../api-clients/api-client.ts'
import { isApiKey } from '../api-clients/api-key.ts'
import { findCallingClient } from '../api-clients/find-calling-client.ts'
import type { SignedInTailor } from '../workshop/tailor-policy.ts'
import { findSignedInTailor } from '../workshop/tailor-sessions.ts'
import { type User, userColumns } from './user.ts'

/** Whose request it is. */
export interface Identity {
  /** Null for a guest. */
  viewer: User | null
  /** Null for a guest, and for tokens that were issued before sessions were stored. */
  sessionId: string | null
  /** When its session began, or was confirmed since; null without a session. */
  confirmedAt: Date | null
  /** Null for everybody but tailors, who are guests otherwise. */
  tailor: SignedInTailor | null
  /** Null for people. */
  client: CallingClient | null
}

const guest: Identity = { viewer: null, sessionId: null, confirmedAt: null, tailor: null, client: null }

type Row = User & {
  lastUsedAt: Date | null
  confirmedAt: Date | null
  createdAt: Date | null
  /** Of a session that was begun by a PIN. */
  deviceId: string | null
}

// As text: the driver does not know the type of permissions.
const columns = Prisma.raw(
  Object.keys(userColumns)
    .map((name) => (name === 'permissions' ? '"permissions"::text[]' : `users."${name}"`))
    .join(', '),
)

const hourMs = 60 * 60 * 1000
/** A PIN is typed anew each day, also where a browser doesn't lock itself. */
const pinSessionMs = 16 * hourMs

/**
 * The token's user and session, or its API client, read from the database; a guest has no token.
 * @param deviceId of the tablet of the shop's that sends the request: a session that was begun by a PIN is valid there alone
 * @throws InvalidToken for a token that is malformed, expired or revoked
 */
export async function findViewer(
  services: Services,
  token: string | null,
  deviceId: string | null = null,
): Promise<Identity> {
  if (token === null) return guest
  if (isApiKey(token)) return { ...guest, ...(await findCallingClient(services, token)) }
  const claims = services.tokens.verify(token)
  if (!claims) throw new InvalidToken()
  if (claims.isTailor) return { ...guest, tailor: await findSignedInTailor(services, claims) }
  const { userId, tokenVersion, sessionId = null } = claims
  const [row] = await services.db.prepared<Row>`
    SELECT ${columns}, sessions."lastUsedAt", sessions."createdAt", sessions."deviceId",
      coalesce(sessions."confirmedAt", CASE WHEN sessions."deviceId" IS NULL THEN sessions."createdAt" END) AS "confirmedAt"
    FROM "users" LEFT JOIN "sessions" ON sessions."id" = ${sessionId}::uuid AND sessions."userId" = users."id"
    WHERE users."id" = ${userId}::uuid`
  if (row?.tokenVersion !== tokenVersion || (sessionId && !row.lastUsedAt)) throw new InvalidToken()
  const { lastUsedAt, confirmedAt, createdAt, deviceId: ofDevice, ...viewer } = row
  if (ofDevice !== null) {
    // A PIN never opens an owner's account, whatever its holder has become since.
    const isValid = ofDevice === deviceId && viewer.role === 'STAFF'
    if (!isValid || services.now().getTime() - createdAt!.getTime() > pinSessionMs) throw new InvalidToken()
  }
  if (sessionId && lastUsedAt) await recordUse(services, sessionId, lastUsedAt)
  return { ...guest, viewer, sessionId, confirmedAt }
}

/** Updates the session's time at most once an hour. A request does not fail because its time can't be stored. */
async function recordUse({ db, now, log }: Services, sessionId: string, lastUsedAt: Date): Promise<void> {
  if (now().getTime() - lastUsedAt.getTime() < hourMs) return
  try {
    await db.session.updateMany({ where: { id: sessionId, lastUsedAt }, data: { lastUsedAt: now() } })
  } catch (error) {
    log.warn({ err: error }, 'The time of a session’s last use could not be stored')
  }
}
