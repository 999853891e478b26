import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const archiveName = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.enc)?$/

/** Names sort by time. */
export const archiveNameAt = (time: Date, isEncrypted: boolean): string =>
  `shop-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.enc' : ''}`

/** The names of the complete archives in a folder, the newest first. */
export async function listArchives(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => archiveName.test(name))
    .sort()
    .reverse()
}

/** Removes all but the newest archives, and what an interrupted backup has left. Returns the names removed. */
export async function rotateArchives(folder: string, keep: number): Promise<string[]> {
  const removed = (await listArchives(folder)).slice(keep)
  for (const name of removed) await rm(path.join(folder, name), { force: true })
  return removed
}

export const partialNameOf = (archive: string): string => `.${archive}.part`

export async function removePartialArchives(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^\.shop-.*\.part$/.test(name)) await rm(path.join(folder, name), { force: true })
}

export const sizeOf = async (file: string): Promise<number> => (await stat(file)).size
