import { createHash, randomBytes } from 'node:crypto'

/** How long a password reset link of the shop's staff is valid. */
export const resetMs = 30 * 60 * 1000

/** How long a password reset link that is sent by e-mail is valid. */
export const emailedResetMs = 60 * 60 * 1000

/** How long a link that verifies an e-mail is valid. */
export const verificationMs = 7 * 24 * 60 * 60 * 1000

/** The token of a link of the shop's staff: 32 random bytes. */
export const newResetToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored: a leaked database does not reveal usable tokens. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')
