import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { isId } from '../validation.ts'

/** The claims of a token; whether they are still valid is checked against the database. */
export interface TokenClaims {
  userId: string
  tokenVersion: number
}

export interface Tokens {
  sign: (claims: TokenClaims) => string
  /** Null for anything that isn't a currently valid token of this shop. */
  verify: (token: string) => TokenClaims | null
}

const issuer = 'boutique-shop'
const audience = 'boutique-shop:api'
const lifetimeSeconds = 30 * 24 * 60 * 60
const clockToleranceSeconds = 30

const payload = z.object({ sub: z.string().refine(isId), ver: z.int(), iat: z.number(), exp: z.number() })

/** Signs and checks bearer tokens: HS256 and nothing else, with issuer, audience, expiry and age all checked. */
export function createTokens(secret: string, now: () => Date): Tokens {
  // As a key object: jsonwebtoken would try to parse text as a public key first, each time.
  const key = createSecretKey(Buffer.from(secret))
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    sign: ({ userId, tokenVersion }) =>
      jwt.sign({ ver: tokenVersion, iat: seconds() }, key, {
        algorithm: 'HS256',
        subject: userId,
        issuer,
        audience,
        expiresIn: lifetimeSeconds,
      }),
    verify: (token) => {
      try {
        const { sub, ver, iat } = payload.parse(
          jwt.verify(token, key, {
            algorithms: ['HS256'],
            issuer,
            audience,
            maxAge: lifetimeSeconds,
            clockTimestamp: seconds(),
            clockTolerance: clockToleranceSeconds,
          }),
        )
        return iat > seconds() + clockToleranceSeconds ? null : { userId: sub, tokenVersion: ver }
      } catch {
        return null
      }
    },
  }
}
