import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const TIMEOUT_MS = 3_000
/** Anybody can invent key ids; unknown ones cause at most this many requests to the issuer. */
const COOLDOWN_MS = 60_000
/** Keys that the issuer has withdrawn are dropped after this time. */
const MAX_AGE_MS = 60 * 60_000

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

/**
 * Finds an OpenID Connect issuer's signing keys by its discovery document. Rejects with jose's `JWKSNoMatchingKey` or
 * `JWKSMultipleMatchingKeys` for a token that names none of them, with other errors when the issuer is unreachable.
 */
export function createIssuerKeys(issuer: string): JWTVerifyGetKey {
  let discovery: Promise<JWTVerifyGetKey> | null = null
  return async (header, token) => {
    discovery ??= discover(issuer).catch((error: unknown) => {
      discovery = null
      throw error
    })
    const findKey = await discovery
    return findKey(header, token)
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const found = discoveryDocument.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`The issuer calls itself ${found.issuer}`)
  if (issuer.startsWith('https:') && !found.jwks_uri.startsWith('https:'))
    throw new Error('The issuer’s keys aren’t behind TLS')
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: MAX_AGE_MS,
  })
}
