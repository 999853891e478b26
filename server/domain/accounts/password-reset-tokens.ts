import { createHash, randomBytes } from 'node:crypto'

/** How long a link counts. */
export const resetMs = 30 * 60 * 1000

/** What a link carries: 32 random bytes. */
export const newResetToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it: whoever reads the database can't use it. */
export const hashOfReset = (token: string): string => createHash('sha256').update(token).digest('hex')
