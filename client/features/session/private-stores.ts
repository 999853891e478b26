/** Deletes the pages, pictures and drafts that this browser keeps beside local storage. */
export async function clearPrivateStores() {
  await Promise.allSettled([clearCaches(), clearDatabases()])
}

async function clearCaches() {
  const names = await globalThis.caches?.keys()
  await Promise.all(names?.map((name) => caches.delete(name)) ?? [])
}

async function clearDatabases() {
  // Not every browser lists them; asked at all, it deletes as soon as nobody has them open.
  const databases = await globalThis.indexedDB?.databases?.()
  for (const { name } of databases ?? []) if (name !== undefined) indexedDB.deleteDatabase(name)
}
