import { createHash, randomBytes } from 'node:crypto'

/** By which people and secret scanners recognize a key. */
const PREFIX = 'shopkey_'

/** How much of a key is stored and shown. */
const HINT_LENGTH = PREFIX.length + 6

export interface NewKey {
  /** Shown once. */
  key: string
  /** What is stored of it. */
  stored: { hint: string; hash: string }
}

/** A key of 32 random bytes. */
export function newApiKey(): NewKey {
  const key = PREFIX + randomBytes(32).toString('base64url')
  return { key, stored: { hint: key.slice(0, HINT_LENGTH), hash: hashOfKey(key) } }
}

/** Only the hash is stored. A key is random: a slow hash would not make it harder to guess. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)
