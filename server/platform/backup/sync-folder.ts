import { open } from 'node:fs/promises'

/** Makes what was created, renamed or removed in a folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
