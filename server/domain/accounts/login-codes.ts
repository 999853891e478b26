import { createHash, timingSafeEqual } from 'node:crypto'
import { LOGIN_CODE_MINUTES } from '../../../shared/accounts/login-code.ts'
import type { Services } from '../context.ts'

/** How long a code that signs in is valid. */
export const loginCodeMs = LOGIN_CODE_MINUTES * 60 * 1000

/** How many codes may be typed for one request. */
export const MAX_TRIES = 5

/**
 * The six digits that belong to a request: a MAC of its id. They are stored nowhere, not even as a hash, which a million
 * attempts would find; each attempt to send them has the same.
 */
export function codeOf({ accountTokens }: Pick<Services, 'accountTokens'>, id: string): string {
  const mac = createHash('sha256')
    .update(`login-code:${accountTokens.sign(id)}`)
    .digest()
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const isCodeOf = (services: Pick<Services, 'accountTokens'>, id: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeOf(services, id)), Buffer.from(code))
