import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts'
import type { BenchOptions } from './apis.ts'
import { markdown, median, spread } from './measure/table.ts'
import { startShop } from './servers/start.ts'

interface Started {
  stop: () => Promise<void>
}

/**
 * Measures how long the shop takes to start with its own database, the first time and later, compared
 * with Node and Postgres.
 */
export async function compareStarts({ rounds }: Pick<BenchOptions, 'rounds'>): Promise<void> {
  const taken = { node: [] as number[], postgres: [] as number[], cold: [] as number[], warm: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-start-'))
    try {
      taken.node.push(await timeOf(bareNode))
      taken.cold.push(await timeOf(() => shop(folder)))
      taken.postgres.push(await timeOf(() => startEmbeddedPostgres({ dataDir: folder, log: silent })))
      taken.warm.push(await timeOf(() => shop(folder)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const times = (which: keyof typeof taken, of: keyof typeof taken) =>
    spread(
      taken[which].map((time, round) => time / taken[of][round]!),
      1,
    )
  const row = (name: string, which: keyof typeof taken) => [
    name,
    spread(taken[which], 2),
    times(which, 'node'),
    times(which, 'postgres'),
  ]
  console.log('## Start\n')
  console.log(
    markdown(
      ['', 'seconds', '× `node -e 0`', '× Postgres'],
      [
        row('`node -e 0`', 'node'),
        row('Postgres alone', 'postgres'),
        row('the shop, first start', 'cold'),
        row('the shop, again', 'warm'),
      ],
    ),
  )
  console.log(`\nAgain, less Postgres: ${(median(taken.warm) - median(taken.postgres)).toFixed(2)} s`)
}

const silent = { info: () => undefined, warn: () => undefined }

const shop = (folder: string) =>
  startShop({ DATA_DIR: folder, DATABASE_URL: '', JWT_SECRET: 'a secret for the bench, of 32 bytes' })

async function bareNode(): Promise<Started> {
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return { stop: async () => undefined }
}

/** Seconds until the condition holds. */
async function timeOf(start: () => Promise<Started>): Promise<number> {
  const began = performance.now()
  const started = await start()
  const took = performance.now() - began
  await started.stop()
  return took / 1000
}
