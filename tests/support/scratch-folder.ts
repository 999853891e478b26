import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const roomy = 2 * 1024 ** 3

/** A new folder in memory where there is room for databases (copies take a tenth of the time), else on disk. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  const memory = process.platform === 'linux' && (await freeBytes('/dev/shm')) > roomy
  return mkdtemp(join(memory ? '/dev/shm' : tmpdir(), prefix))
}

async function freeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
}
