/** Deletes the pages, pictures and drafts that are stored outside local storage. */
export async function clearPrivateStores() {
  await Promise.allSettled([clearCaches(), clearDatabases()])
}

/**
 * The caches of viewed pages and pictures. The shell's cache remains: it is the same for every user and
 * contains the offline page.
 */
async function clearCaches() {
  const names = await globalThis.caches?.keys()
  const isPrivate = (name: string) => !name.startsWith('shell ')
  await Promise.all(names?.filter(isPrivate).map((name) => caches.delete(name)) ?? [])
}

async function clearDatabases() {
  // Not every browser can list databases. A deletion waits until no tab has the database open.
  const databases = await globalThis.indexedDB?.databases?.()
  for (const { name } of databases ?? []) if (name !== undefined) indexedDB.deleteDatabase(name)
}
