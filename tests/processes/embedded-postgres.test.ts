import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { restoreSymlinks } from '../../server/platform/database/embedded/binaries.ts'
import { DataDirInUseError } from '../../server/platform/database/embedded/errors.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/platform/database/embedded-postgres.ts'
import { accepts } from '../support/processes.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const fixture = fileURLToPath(new URL('embedded-shop.ts', import.meta.url))
const silent = { info: () => undefined, warn: () => undefined }
const soon = { timeout: 15_000, interval: 10 }

let root: string
/** A DATA_DIR after its first start; tests that need one work on a copy. */
let prepared: string
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  root = await makeScratchFolder('embedded postgres')
  prepared = join(root, 'prepared')
  const postgres = await startEmbeddedPostgres({ dataDir: prepared, log: silent })
  await query(postgres.url, 'CREATE TABLE orders (number int); INSERT INTO orders VALUES (1)')
  await postgres.stop()
})

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

afterAll(() => rm(root, { recursive: true, force: true }))

async function emptyDataDir(): Promise<string> {
  return mkdtemp(join(root, 'data '))
}

async function usedDataDir(): Promise<string> {
  const dataDir = await emptyDataDir()
  await cp(prepared, dataDir, { recursive: true })
  return dataDir
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  cleanups.push(() => postgres.stop())
  return postgres
}

interface Shop {
  process: ChildProcess
  /** Its first line: the URL or the name of the error. */
  result: Promise<{ url?: string; error?: string }>
  kill(): Promise<void>
}

function startShop(dataDir: string): Shop {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  cleanups.push(kill)
  const result = Promise.race([once(lines, 'line'), once(lines, 'close').then(() => ['{}'])]).then(([line]) =>
    JSON.parse(line),
  )
  return { process: child, result, kill }
}

async function startedShop(dataDir: string): Promise<Shop & { url: string }> {
  const shop = startShop(dataDir)
  const { url, error } = await shop.result
  if (!url) throw new Error(`The shop did not start: ${error ?? 'it ended'}`)
  return { ...shop, url }
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function orders(url: string): Promise<number[]> {
  return (await query(url, 'SELECT number FROM orders ORDER BY number')).rows.map(
    (row) => row.number as number,
  )
}

async function postmasterPid(dataDir: string): Promise<number> {
  return parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'))
}

async function closed(url: string): Promise<void> {
  const port = Number(new URL(url).port)
  await vi.waitFor(async () => expect(await accepts(port)).toBe(false), soon)
}

describe('a first start', () => {
  test('creates a database that only this machine can connect to, with a password that only its owner can read', async () => {
    const dataDir = await emptyDataDir()
    const { url, port } = await start(dataDir)

    const { rows } = await query(
      url,
      "SELECT rolsuper, current_setting('fsync') AS fsync FROM pg_roles WHERE rolname = user",
    )
    expect(rows).toEqual([{ rolsuper: false, fsync: 'on' }])
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/)
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)
    if (outside) expect(await accepts(port, outside.address)).toBe(false)
  })

  test('takes Hindi letters for letters in a trigram search', async () => {
    const { url } = await start(await usedDataDir())

    const { rows } = await query(
      url,
      "CREATE EXTENSION pg_trgm; SELECT similarity('साड़ी लाल', 'साड़ी') > 0.3 AS alike",
    ).then((results) => (Array.isArray(results) ? results[1] : results))
    expect(rows).toEqual([{ alike: true }])
  })

  test('that is killed halfway does not prevent the next', async () => {
    const dataDir = await emptyDataDir()
    const shop = startShop(dataDir)
    const staging = async () => (await readdir(dataDir)).find((name) => name.startsWith('postgres.new-'))
    await vi.waitFor(async () => access(join(dataDir, (await staging()) ?? 'none', 'data', 'base')), soon)
    await shop.kill()
    await expect(access(join(dataDir, 'postgres'))).rejects.toThrow()

    const { url } = await start(dataDir)
    expect((await query(url, 'SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(await staging()).toBeUndefined()
  })

  test('is made by one of three concurrent processes; the others report that the folder is in use', async () => {
    const dataDir = await emptyDataDir()
    const responses = await Promise.all([1, 2, 3].map(() => startShop(dataDir).result))

    expect(responses.filter(({ url }) => url)).toHaveLength(1)
    expect(responses.filter(({ error }) => error === 'DataDirInUseError')).toHaveLength(2)
  })
})

describe('a later start', () => {
  test('finds the earlier data', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await query(first.url, 'INSERT INTO orders VALUES (2)')
    await first.stop()
    await closed(first.url)

    expect(await orders((await start(dataDir)).url)).toEqual([1, 2])
  })

  test('is refused while another process uses the folder, which stays intact', async () => {
    const dataDir = await usedDataDir()
    const shop = await startedShop(dataDir)

    const refusal = await startEmbeddedPostgres({ dataDir, log: silent }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataDirInUseError)
    expect(String(refusal)).toContain(
      `DATA_DIR ${dataDir} is in use by another running shop (process ${shop.process.pid})`,
    )
    expect(await orders(shop.url)).toEqual([1])
  })

  test('is not misled by a pid file whose number now belongs to another process', async () => {
    const dataDir = await usedDataDir()
    await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n${dataDir}\n`)

    expect(await orders((await start(dataDir)).url)).toEqual([1])
  })

  test('refuses the data of another major version and leaves it as it is', async () => {
    const dataDir = await usedDataDir()
    const versionFile = join(dataDir, 'postgres', 'data', 'PG_VERSION')
    await writeFile(versionFile, '16\n')

    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
      /made by Postgres 16 .* Postgres 18/,
    )
    expect(await readFile(versionFile, 'utf8')).toBe('16\n')
  })

  test('limits the size of the log', async () => {
    const dataDir = await usedDataDir()
    await writeFile(join(dataDir, 'postgres.log'), 'old line\n'.repeat(1_000_000))
    await start(dataDir)

    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000)
  })
})

describe('kill -9', () => {
  test('of the shop ends Postgres too, and the next start has every acknowledged row', async () => {
    const dataDir = await usedDataDir()
    const shop = await startedShop(dataDir)
    await query(shop.url, 'INSERT INTO orders VALUES (2)')
    await shop.kill()
    await closed(shop.url)

    expect(await orders((await start(dataDir)).url)).toEqual([1, 2])
  })

  test('of the shop may be followed by a start at once', async () => {
    const dataDir = await usedDataDir()
    const shop = await startedShop(dataDir)
    await query(shop.url, 'INSERT INTO orders VALUES (2)')
    await shop.kill()

    expect(await orders((await start(dataDir)).url)).toEqual([1, 2])
  })

  test('of the shop and of all of Postgres leaves data that the next start recovers', async () => {
    const dataDir = await usedDataDir()
    const shop = await startedShop(dataDir)
    await query(shop.url, 'INSERT INTO orders VALUES (2)')
    process.kill(-(await postmasterPid(dataDir)), 'SIGKILL')
    await shop.kill()

    expect(await orders((await start(dataDir)).url)).toEqual([1, 2])
  })

  test('of Postgres alone restarts it under the same URL', async () => {
    const dataDir = await usedDataDir()
    const { url } = await start(dataDir)
    const before = await postmasterPid(dataDir)
    process.kill(before, 'SIGKILL')

    await vi.waitFor(async () => expect(await orders(url)).toEqual([1]), soon)
    expect(await postmasterPid(dataDir)).not.toBe(before)
  })

  test('of Postgres just before the shop stops it leaves no Postgres behind', async () => {
    const dataDir = await usedDataDir()
    const postgres = await start(dataDir)
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await postgres.stop()

    await closed(postgres.url)
    expect(await orders((await start(dataDir)).url)).toEqual([1])
  })

  test.runIf(process.platform === 'linux')(
    'of the shop and its watcher: the next start ends the orphan',
    async () => {
      const dataDir = await usedDataDir()
      const shop = await startedShop(dataDir)
      process.kill(await watcherPid(dataDir), 'SIGKILL')
      await shop.kill()
      expect(await accepts(Number(new URL(shop.url).port))).toBe(true)

      expect(await orders((await start(dataDir)).url)).toEqual([1])
      await closed(shop.url)
    },
  )
})

/** The shell in Postgres' session that is not Postgres. */
async function watcherPid(dataDir: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const program = await readlink(`/proc/${pid}/exe`).catch(() => '')
    if (command.includes(join(dataDir, 'postgres')) && !program.endsWith('/postgres')) return Number(pid)
  }
  throw new Error('There is no watcher')
}

test('symlinks that npm left out are created again', async () => {
  const folder = await mkdtemp(join(root, 'package '))
  await mkdir(join(folder, 'native', 'lib'), { recursive: true })
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))

  await restoreSymlinks(folder)
  await restoreSymlinks(folder)
  expect(await readlink(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})
