import { randomKey } from '../../../lib/random-key.ts'

const name = 'order-pictures'
/** To be incremented with every change of what is stored: the browser then starts with an empty store. */
const version = 1
const pictures = 'pictures'

/** The fallback for private windows and old browsers: such a picture is lost on a reload. */
const inMemory = new Map<string, Blob>()

const promised = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no pictures'))
  })

async function withStore<Result>(
  mode: IDBTransactionMode,
  start: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => {
    for (const earlier of opening.result.objectStoreNames) opening.result.deleteObjectStore(earlier)
    opening.result.createObjectStore(pictures)
  }
  const database = await promised(opening)
  try {
    return await promised(start(database.transaction(pictures, mode).objectStore(pictures)))
  } finally {
    database.close()
  }
}

/** Stores a picture in this browser until it is uploaded; returns its key. */
export async function storePicture(picture: Blob): Promise<string> {
  const key = randomKey()
  try {
    await withStore('readwrite', (store) => store.put(picture, key))
  } catch {
    inMemory.set(key, picture)
  }
  return key
}

export async function readPicture(key: string): Promise<Blob | null> {
  const picture = inMemory.get(key)
  if (picture) return picture
  try {
    const stored: unknown = await withStore('readonly', (store) => store.get(key))
    return stored instanceof Blob ? stored : null
  } catch {
    return null
  }
}

export async function deletePicture(key: string) {
  inMemory.delete(key)
  try {
    await withStore('readwrite', (store) => store.delete(key))
  } catch {
    // Without storage there is nothing to delete.
  }
}
