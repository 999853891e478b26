import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '../../../shared/grammars/text.ts'

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password's normalized form, so that every keyboard that types it signs in. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), cost)

let dummy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown e-mail, or an account without a password) the
 * same work is done and the result is false, so that the time taken does not reveal who has an account. Hashes from before
 * passwords were normalized are of the form in which they were typed.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody’s password')
  const stored = passwordHash ?? (await dummy)
  const normalized = normalizePassword(password)
  const matches =
    (await verify(stored, normalized)) || (normalized !== password && (await verify(stored, password)))
  return matches && passwordHash !== null
}
