import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A value that is encrypted by AES-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** Whether the shop has answered: a refused write waits for a decision, a sent one is kept for those that name it. */
export type WriteState = 'waiting' | 'refused' | 'sent'

export interface StoredWrite {
  /** Its position in the queue, which the browser counts. */
  n?: number
  /** Its idempotency key. */
  id: string
  userId: string
  /** The name of whoever made it, for the others on the same tablet; absent in older ones. */
  madeBy?: string
  state: WriteState
  sealed: Sealed
}

/**
 * What this browser stores of the counter, all by account and encrypted by the account's key. Logging out deletes the database, as all
 * others.
 */
interface CounterSchema extends DBSchema {
  /** Not extractable: pages can use a key, but can't read it. */
  keys: { key: string; value: CryptoKey }
  copies: { key: string; value: Sealed }
  writes: { key: number; value: StoredWrite }
}

const name = 'counter'
const version = 1

let opening: Promise<IDBPDatabase<CounterSchema>> | undefined

/** @throws where the browser stores nothing, as in some private windows */
export function openCounterDatabase(): Promise<IDBPDatabase<CounterSchema>> {
  const forget = () => (opening = undefined)
  opening ??= openDB<CounterSchema>(name, version, {
    upgrade: (database) => {
      database.createObjectStore('keys')
      database.createObjectStore('copies')
      database.createObjectStore('writes', { keyPath: 'n', autoIncrement: true })
    },
    // Logging out in this tab or another deletes the database, and waits until it is closed.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

/** Whether this browser can store and encrypt: pages that come without https can't. */
export const canStore = (): boolean =>
  globalThis.indexedDB !== undefined &&
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

async function keyOf(userId: string): Promise<CryptoKey> {
  const database = await openCounterDatabase()
  const known = await database.get('keys', userId)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const change = database.transaction('keys', 'readwrite')
  // Another tab may have made one meanwhile.
  const other = await change.store.get(userId)
  if (!other) await change.store.put(made, userId)
  await change.done
  return other ?? made
}

/** Encrypts a value that JSON can hold, with the account's key. */
export async function seal(userId: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(userId), text) }
}

/** @throws when it was encrypted with another key */
export async function unseal(userId: string, { iv, bytes }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(userId), bytes)
  return JSON.parse(new TextDecoder().decode(text)) as unknown
}
