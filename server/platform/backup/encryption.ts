import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes, scrypt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { BackupError, damaged } from './errors.ts'

/**
 * An encrypted archive: magic, salt, initialization vector and key check (the header, which is authenticated too), the
 * gzip file encrypted with AES-256-GCM, and the authentication tag. The key check distinguishes a wrong passphrase from
 * a damaged file; scrypt yields it together with the key.
 */
const magic = Buffer.from('SHOPBAK1')
const saltBytes = 16
const ivBytes = 12
const checkBytes = 16
const keyBytes = 32
const tagBytes = 16
const headerBytes = magic.length + saltBytes + ivBytes + checkBytes

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

/** A salt that many files of one process share, so that their key is derived only once. */
export const sharedSalt = randomBytes(saltBytes)

export async function* encrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  salt = randomBytes(saltBytes),
): AsyncGenerator<Buffer> {
  const iv = randomBytes(ivBytes)
  const { key, check } = await derive(passphrase, salt)
  const header = Buffer.concat([magic, salt, iv, check])
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(header)
  yield header
  for await (const chunk of source) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/**
 * What it yields is authenticated only once it has ended without an error.
 * @throws BackupError
 */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  archive: string,
): AsyncGenerator<Buffer> {
  let decipher: DecipherGCM | undefined
  let held = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (!decipher) {
      if (held.length < headerBytes) continue
      decipher = await openHeader(held.subarray(0, headerBytes), passphrase, archive)
      held = held.subarray(headerBytes)
    }
    // The last bytes may be the tag.
    const ready = held.length - tagBytes
    if (ready <= 0) continue
    yield decipher.update(held.subarray(0, ready))
    held = held.subarray(ready)
  }
  if (!decipher || held.length < tagBytes) throw damaged(archive, 'its end is missing')
  try {
    decipher.setAuthTag(held)
    yield decipher.final()
  } catch {
    throw damaged(archive, 'its contents were changed')
  }
}

async function openHeader(header: Buffer, passphrase: string, archive: string) {
  const salt = header.subarray(magic.length, magic.length + saltBytes)
  const iv = header.subarray(magic.length + saltBytes, magic.length + saltBytes + ivBytes)
  const { key, check } = await derive(passphrase, salt)
  if (!check.equals(header.subarray(headerBytes - checkBytes)))
    throw new BackupError(`BACKUP_PASSPHRASE is not the passphrase with which ${archive} was encrypted.`)
  return createDecipheriv('aes-256-gcm', key, iv).setAAD(header)
}

interface Derived {
  key: Buffer
  check: Buffer
}

/** Deriving a key takes a tenth of a second. */
const derivedKeys = new LRUCache<string, Promise<Derived>>({ max: 32 })

function derive(passphrase: string, salt: Buffer): Promise<Derived> {
  const id = `${salt.toString('hex')} ${passphrase}`
  const known = derivedKeys.get(id)
  if (known) return known
  const derived = new Promise<Derived>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, cost, (error, bytes) => {
      if (error) reject(error)
      else resolve({ key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) })
    })
  })
  derivedKeys.set(id, derived)
  return derived
}
