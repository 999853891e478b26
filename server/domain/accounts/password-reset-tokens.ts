import { createHash, randomBytes } from 'node:crypto'

/** How long a link is valid. */
export const resetMs = 30 * 60 * 1000

/** The link's token: 32 random bytes. */
export const newResetToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored: a leaked database does not reveal usable tokens. */
export const hashOfReset = (token: string): string => createHash('sha256').update(token).digest('hex')
