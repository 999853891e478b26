import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../../../server/paths.ts'
import { findPostgres } from '../../support/debian-postgres.ts'
import { freePort, type RunningProgram, startProgram, unprivileged } from '../../support/processes.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'

/** A PostgreSQL server that archives its log and is backed up by pgBackRest, with the files of `deploy/pgbackrest`. */
export interface BackedUpServer {
  /** What it consists of, with versions. */
  programs: string
  /** The address of its database `postgres`. */
  url: string
  /** Where backups and the archived log are. */
  repository: string
  /** Runs a command of pgBackRest for the shop. Resolves with its output. @throws Error with its messages */
  pgBackRest: (...args: string[]) => Promise<string>
  /** Restores into an empty folder. */
  restore: (...args: string[]) => Promise<RestoredFolder>
  stop: () => Promise<void>
}

export interface RestoredFolder {
  /** Starts a server there, which archives nothing. */
  start: () => Promise<RestoredServer>
  /** Stops the server that was backed up, and starts it on this folder: it is archived and backed up from now on. */
  replaceServer: () => Promise<void>
}

export interface RestoredServer {
  url: string
  stop: () => Promise<void>
}

const missing = (what: string) =>
  `These measurements need ${what}. Install what they use: apt-get install pgbackrest postgresql`

/** @throws Error when a program is not installed */
export async function startBackedUpServer(): Promise<BackedUpServer> {
  const binaries = await findPostgres()
  if (!binaries) throw new Error(missing('a PostgreSQL server'))
  const version = await promisify(execFile)('pgbackrest', ['version']).catch(() => {
    throw new Error(missing('pgBackRest'))
  })
  const folder = await makeScratchFolder('pgbackrest')
  await chmod(folder, 0o755)
  const account = await unprivileged()
  const own = async (name: string) => {
    const made = path.join(folder, name)
    await mkdir(made, { mode: 0o700 })
    if (account) await chown(made, account.uid, account.gid)
    return made
  }
  const [repository, sockets, logs, work] = [
    await own('repository'),
    await own('sockets'),
    await own('log'),
    await own('work'),
  ]
  const run = async (program: string, args: string[]) =>
    (await promisify(execFile)(program, args, { ...account, cwd: work })).stdout

  const data = await own('data')
  await run(path.join(binaries, 'initdb'), [
    ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--data-checksums'],
  ])
  const port = await freePort()
  const configuration = path.join(folder, 'pgbackrest.conf')
  const configure = async (pgFolder: string) =>
    writeFile(
      configuration,
      withValues(await readFile(fromRoot('deploy/pgbackrest/pgbackrest.conf'), 'utf8'), {
        'repo1-path': repository,
        'pg1-path': pgFolder,
        'pg1-port': port,
        'pg1-socket-path': sockets,
      }) + ['[global]', `log-path=${logs}`, `lock-path=${work}`, `spool-path=${work}`, ''].join('\n'),
    )
  await configure(data)
  const settings = await readFile(fromRoot('deploy/pgbackrest/postgresql.conf'), 'utf8')
  await writeFile(
    path.join(data, 'postgresql.auto.conf'),
    settings.replace('pgbackrest ', `pgbackrest --config=${configuration} `),
  )
  if (account) await chown(path.join(data, 'postgresql.auto.conf'), account.uid, account.gid)

  const start = async (at: string, listening: number): Promise<RunningProgram> => {
    const server = startProgram(
      path.join(binaries, 'postgres'),
      ['-D', at, '-p', String(listening), '-k', sockets, '-h', '127.0.0.1'],
      account,
    )
    await server.untilListening(listening)
    return server
  }
  const urlOf = (listening: number) => `postgresql://postgres@127.0.0.1:${listening}/postgres`
  const pgBackRest = (...args: string[]) =>
    run('pgbackrest', [`--config=${configuration}`, '--stanza=shop', ...args])
  let server = await start(data, port)
  let restored = 0

  return {
    programs: `${version.stdout.trim()}, PostgreSQL ${path.basename(path.dirname(binaries))}`,
    url: urlOf(port),
    repository,
    pgBackRest,
    restore: async (...args) => {
      const target = await own(`restored-${++restored}`)
      await pgBackRest(`--pg1-path=${target}`, '--archive-mode=off', ...args, 'restore')
      return {
        start: async () => {
          const listening = await freePort()
          const running = await start(target, listening)
          return { url: urlOf(listening), stop: () => running.end('SIGINT') }
        },
        replaceServer: async () => {
          await server.end('SIGINT')
          const file = path.join(target, 'postgresql.auto.conf')
          const settings = await readFile(file, 'utf8')
          await writeFile(file, settings.replace(/^archive_mode = 'off'\n/m, ''))
          await configure(target)
          server = await start(target, port)
        },
      }
    },
    stop: async () => {
      await server.end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A configuration file with other values. @throws Error when it lacks one of them */
function withValues(configuration: string, values: Record<string, string | number>): string {
  let changed = configuration
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm')
    if (!line.test(changed)) throw new Error(`deploy/pgbackrest/pgbackrest.conf lacks ${name}`)
    changed = changed.replace(line, `${name}=${value}`)
  }
  return changed
}
