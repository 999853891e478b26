import { run } from './run.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Binaries } from './binaries.ts'

/** How to start Postgres' programs, and who owns their files (undefined: the current user). */
export interface Account {
  /** Put before the program's own command line. */
  prefix: string[]
  uid?: number
  gid?: number
  owner?: { uid: number; gid: number }
}

/**
 * Postgres refuses to run as root. An ordinary user is fine; root becomes `postgres` or `nobody`. Where these have no
 * access to the folders (a checkout under /root, mode 0700), the program runs in a user namespace: root for the file
 * system, another user id for Postgres.
 */
export async function chooseAccount(binaries: Binaries, folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return asOurselves(binaries)
  const refusals: string[] = []
  for (const account of await candidates()) {
    const reason = await whyNot(account, binaries, folder)
    if (reason === undefined) return account
    refusals.push(reason)
  }
  throw new EmbeddedPostgresError(
    `Postgres can't run as root, and no other account reaches ${folder} and ${binaries.postgres}: ` +
      `run the shop as an ordinary user, or set DATABASE_URL (tried: ${refusals.join('; ')}).`,
  )
}

async function asOurselves(binaries: Binaries): Promise<Account> {
  const { status, output } = await run(binaries.postgres, ['--version'])
  if (status === 0) return { prefix: [] }
  throw new EmbeddedPostgresError(
    `The embedded Postgres does not run on this machine (${output.trim()}): set DATABASE_URL to a Postgres of your own.`,
  )
}

async function candidates(): Promise<Account[]> {
  const found: Account[] = []
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([numericId('-u', name), numericId('-g', name)])
    if (uid && gid) found.push({ prefix: [], uid, gid, owner: { uid, gid } })
  }
  const namespace = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--']
  return [...found, { prefix: namespace, owner: { uid: 0, gid: 0 } }]
}

async function numericId(flag: string, name: string): Promise<number | undefined> {
  const { status, output } = await run('id', [flag, name])
  return status === 0 ? Number(output) : undefined
}

async function whyNot(account: Account, binaries: Binaries, folder: string): Promise<string | undefined> {
  const script = 'cd "$1" && exec "$2" --version'
  const { status, output } = await runAs(account, '/bin/sh', ['-c', script, 'sh', folder, binaries.postgres])
  if (status === 0) return undefined
  return `${account.prefix[0] ?? `account ${account.uid}`}: ${output.trim().split('\n').at(-1) ?? ''}`
}

export function runAs(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  return run(command, rest, { uid: account.uid, gid: account.gid })
}
