import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { Unavailable } from '../errors.ts'

export interface IssuerKeys {
  /**
   * The issuer's public key of this id; null when there is none.
   * @throws Unavailable when the issuer doesn't answer and the key isn't known yet
   */
  find: (id: string) => Promise<KeyObject | null>
}

/** Ids are anybody's to invent; the issuer is asked about unknown ones this often at most. */
const refetchMs = 60_000
/** Keys that the issuer has withdrawn are forgotten after this time. */
const lifetimeMs = 60 * 60_000
const patienceMs = 3_000

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) })

/** An OpenID Connect issuer's signing keys, found by its discovery document and kept in memory. */
export function createIssuerKeys(
  issuer: string,
  now: () => Date,
  onFailure: (error: unknown) => void,
): IssuerKeys {
  let keys: Map<string, KeyObject> | null = null
  let askedAt = -Infinity
  let failed = false
  let asking: Promise<void> | null = null

  async function ask() {
    askedAt = now().getTime()
    try {
      keys = await fetchKeys(issuer)
      failed = false
    } catch (error) {
      failed = true
      onFailure(error)
    }
  }

  return {
    find: async (id) => {
      const age = now().getTime() - askedAt
      const isKnown = keys?.has(id) ?? false
      const isDue = keys === null || age > (failed ? refetchMs : lifetimeMs) || (!isKnown && age > refetchMs)
      if (isDue || (asking && !isKnown)) await (asking ??= ask().finally(() => (asking = null)))
      const key = keys?.get(id)
      if (!key && failed)
        throw new Unavailable(60, 'Google can’t be reached at the moment. Please try again.')
      return key ?? null
    },
  }
}

async function fetchKeys(issuer: string): Promise<Map<string, KeyObject>> {
  const found = discovery.parse(
    await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
  )
  if (found.issuer !== issuer) throw new Error(`The issuer calls itself ${found.issuer}`)
  if (issuer.startsWith('https:') && !found.jwks_uri.startsWith('https:'))
    throw new Error('The issuer’s keys aren’t behind TLS')
  const keys = new Map<string, KeyObject>()
  for (const jwk of keySet.parse(await fetchJson(found.jwks_uri)).keys) {
    const key = jwk.use === 'enc' ? null : readKey(jwk)
    if (jwk.kid && key) keys.set(jwk.kid, key)
  }
  return keys
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** Null for keys of a kind that nobody here can use; a set may hold such beside others. Never a shared secret. */
function readKey(jwk: Record<string, unknown>): KeyObject | null {
  if (jwk.kty !== 'RSA' && jwk.kty !== 'EC') return null
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return null
  }
}
