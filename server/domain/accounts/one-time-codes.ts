import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const RECOVERY_CODES = 10
/** Of 30 seconds each: a phone's clock may be that far off. */
const TOLERATED_STEPS = 1

/** A new secret to share with an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const totp = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

/** The address that authenticator apps read from a QR code: `otpauth://totp/…`. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString()

/** The step of 30 seconds whose code this is, within one step of now; null for any other text. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totp(secret, '', '').validate({ token: code, timestamp, window: TOLERATED_STEPS })
  return delta === null ? null : TOTP.counter({ timestamp }) + delta
}

/** New recovery codes of 80 random bits, in groups of four letters and digits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Secret.fromHex(randomBytes(10).toString('hex')).base32.match(/.{4}/g)!.join('-'),
  )

/** Only hashes of recovery codes are stored. Spaces, hyphens and case don't matter. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex')
