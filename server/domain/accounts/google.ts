import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Logger } from 'pino'
import { z } from 'zod'
import { Unavailable } from '../errors.ts'
import { requiredText, webAddress } from '../validation.ts'
import { emailAddress } from './email-address.ts'
import { type GoogleConfig, googleIssuer } from './google-config.ts'
import { createIssuerKeys } from './issuer-keys.ts'

/** Who signed in, according to Google. */
export interface GoogleIdentity {
  /** Google's stable id of the person; e-mail addresses may change owners. */
  subject: string
  email: string
  name: string
  profilePicture: string | null
}

export interface Google {
  clientId: string
  /**
   * The person whom the ID token identifies; null unless it was signed by the issuer for this shop, is currently
   * valid and its e-mail is verified.
   * @throws Unavailable when the issuer's keys can't be fetched
   */
  verify: (credential: string) => Promise<GoogleIdentity | null>
}

const CLOCK_TOLERANCE_SECONDS = 30

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
  const findIssuerKey = createIssuerKeys(issuer)
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await findIssuerKey(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      log.warn({ err: error }, 'Google’s keys can’t be fetched')
      throw new Unavailable(60, (i18n) => i18n._('Google can’t be reached at the moment. Please try again.'))
    }
  }
  return {
    clientId,
    verify: async (credential) => {
      try {
        const { payload } = await jwtVerify(credential, findKey, {
          algorithms: ['RS256', 'ES256'],
          // Google's tokens use either spelling of the issuer.
          issuer: issuer === googleIssuer ? [issuer, 'accounts.google.com'] : issuer,
          audience: clientId,
          currentDate: now(),
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        })
        const { sub, email, name, picture } = claims.parse(payload)
        return { subject: sub, email, name: name ?? nameFrom(email), profilePicture: picture }
      } catch (error) {
        if (error instanceof Unavailable) throw error
        return null
      }
    },
  }
}

const nameFrom = (email: string) => email.slice(0, email.indexOf('@')).slice(0, 100)
