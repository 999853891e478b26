/** Deletes the pages, pictures and drafts that this browser keeps beside local storage. */
export async function clearPrivateStores() {
  await Promise.allSettled([clearCaches(), clearDatabases()])
}

/** What was looked at. The shell that the service worker keeps is the same for everybody: the offline page is in it. */
async function clearCaches() {
  const names = await globalThis.caches?.keys()
  const isPrivate = (name: string) => !name.startsWith('shell ')
  await Promise.all(names?.filter(isPrivate).map((name) => caches.delete(name)) ?? [])
}

async function clearDatabases() {
  // Not every browser lists them; asked at all, it deletes as soon as nobody has them open.
  const databases = await globalThis.indexedDB?.databases?.()
  for (const { name } of databases ?? []) if (name !== undefined) indexedDB.deleteDatabase(name)
}
