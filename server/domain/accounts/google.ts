import jwt from 'jsonwebtoken'
import type { Logger } from 'pino'
import { z } from 'zod'
import { requiredText, webAddress } from '../validation.ts'
import { emailAddress } from './email-address.ts'
import { type GoogleConfig, googleIssuer } from './google-config.ts'
import { createIssuerKeys } from './issuer-keys.ts'

/** Who signed in, by Google's word. */
export interface GoogleIdentity {
  /** Google's own key for the person; e-mails change hands, this never does. */
  subject: string
  email: string
  name: string
  profilePicture: string | null
}

export interface Google {
  clientId: string
  /**
   * Who the ID token speaks of; null unless it was signed by the issuer for this shop, is in force now and vouches for
   * the e-mail.
   * @throws Unavailable when the issuer's keys can't be had
   */
  verify: (credential: string) => Promise<GoogleIdentity | null>
}

const clockToleranceSeconds = 30

const header = z.object({ alg: z.enum(['RS256', 'ES256']), kid: z.string().min(1) })

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  exp: z.number(),
  email: emailAddress,
  email_verified: z.literal(true),
  name: requiredText(100).nullable().catch(null),
  picture: webAddress
    .refine((url) => url.startsWith('https://'))
    .nullable()
    .catch(null),
})

export function createGoogle({ clientId, issuer }: GoogleConfig, now: () => Date, log: Logger): Google {
  const keys = createIssuerKeys(issuer, now, (error) =>
    log.warn({ err: error }, 'the keys of Google sign-in can’t be had'),
  )
  return {
    clientId,
    verify: async (credential) => {
      const { data: said } = header.safeParse(headerOf(credential))
      const key = said && (await keys.find(said.kid))
      if (!key) return null
      try {
        const { sub, email, name, picture } = claims.parse(
          jwt.verify(credential, key, {
            // By the key, not by what the token says of itself.
            algorithms: [key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256'],
            // Google's tokens name it in either way.
            issuer: issuer === googleIssuer ? [issuer, 'accounts.google.com'] : issuer,
            audience: clientId,
            clockTimestamp: Math.floor(now().getTime() / 1000),
            clockTolerance: clockToleranceSeconds,
          }),
        )
        return { subject: sub, email, name: name ?? nameFrom(email), profilePicture: picture }
      } catch {
        return null
      }
    },
  }
}

function headerOf(credential: string): unknown {
  try {
    return jwt.decode(credential, { complete: true })?.header
  } catch {
    return null
  }
}

const nameFrom = (email: string) => email.slice(0, email.indexOf('@')).slice(0, 100)
