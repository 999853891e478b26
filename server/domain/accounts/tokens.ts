import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { isId } from '../validation.ts'

/** The claims of a token; whether they are still valid is checked against the database. */
export interface TokenClaims {
  userId: string
  tokenVersion: number
  /** Missing in tokens that were issued before sessions were stored. */
  sessionId?: string | null
  /** Of a tailor, who has no account. */
  isTailor?: boolean
}

export interface Tokens {
  sign: (claims: TokenClaims) => string
  /** Null for anything that isn't a currently valid token of this shop. */
  verify: (token: string) => TokenClaims | null
}

const issuer = 'boutique-shop'
const audience = 'boutique-shop:api'
const lifetimeSeconds = 30 * 24 * 60 * 60
export const tokenLifetimeMs = lifetimeSeconds * 1000
const clockToleranceSeconds = 30

const id = z.string().refine(isId)
const payload = z.object({
  sub: id,
  ver: z.int(),
  sid: id.optional(),
  tailor: z.literal(true).optional(),
  iat: z.number(),
  exp: z.number(),
})

/** Signs and checks bearer tokens: HS256 and nothing else, with issuer, audience, expiry and age all checked. */
export function createTokens(secret: string, now: () => Date): Tokens {
  // As a key object: jsonwebtoken would try to parse text as a public key first, each time.
  const key = createSecretKey(Buffer.from(secret))
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    sign: ({ userId, tokenVersion, sessionId, isTailor }) =>
      jwt.sign(
        {
          ver: tokenVersion,
          ...(sessionId && { sid: sessionId }),
          ...(isTailor && { tailor: true }),
          iat: seconds(),
        },
        key,
        {
          algorithm: 'HS256',
          subject: userId,
          issuer,
          audience,
          expiresIn: lifetimeSeconds,
        },
      ),
    verify: (token) => {
      try {
        const { sub, ver, sid, tailor, iat } = payload.parse(
          jwt.verify(token, key, {
            algorithms: ['HS256'],
            issuer,
            audience,
            maxAge: lifetimeSeconds,
            clockTimestamp: seconds(),
            clockTolerance: clockToleranceSeconds,
          }),
        )
        if (iat > seconds() + clockToleranceSeconds) return null
        return {
          userId: sub,
          tokenVersion: ver,
          sessionId: sid ?? null,
          ...(tailor && { isTailor: true }),
        }
      } catch {
        return null
      }
    },
  }
}
