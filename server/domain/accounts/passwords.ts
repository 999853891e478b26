import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let dummy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown e-mail, or an account without a password) the
 * same work is done and the result is false, so that the time taken does not reveal who has an account.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody’s password')
  const matches = await verify(passwordHash ?? (await dummy), password)
  return matches && passwordHash !== null
}
