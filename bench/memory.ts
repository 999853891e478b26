import { readFileSync } from 'node:fs'
import type { BenchOptions } from './apis.ts'
import { openBenchShop } from './open-bench-shop.ts'
import { type LoadRequest, load } from './measure/load.ts'
import { markdown, median } from './measure/table.ts'
import { startShop } from './servers/start.ts'
import { views } from './views.ts'
import { cartWrite, reads } from './scenarios.ts'

const sampleMs = 1_000
const samplesPerMinute = 60_000 / sampleMs

/** The server process's memory under mixed load, pages included. */
export async function measureMemory(options: BenchOptions): Promise<void> {
  const { postgres, products, minutes, connections } = options
  const opened = await openBenchShop(postgres, products, connections)
  const pages = ['/', '/gallery', `/single_product_details?productId=${opened.shop.product}`, '/feedback']
  const operations = [
    ...[...reads(opened.catalogue), cartWrite(opened.shoppers)].map(({ graphql }) => graphql),
    ...views(opened.shop).map(({ request }) => request),
    ...pages.map((path) => (): LoadRequest => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'br' },
    })),
  ]
  // As in the image.
  const shop = await startShop({
    ...opened.env,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '262144',
  })
  const samples = [residentOf(shop.pid)]
  const timer = setInterval(() => samples.push(residentOf(shop.pid)), sampleMs)
  try {
    const { requests } = await load(
      shop.url,
      (n, connection) => operations[n % operations.length]!(n, connection),
      {
        connections,
        seconds: minutes * 60,
        from: 0,
      },
    )
    clearInterval(timer)
    const byMinute = minutesOf(samples)
    console.log(`## Memory: ${minutes} minutes, ${requests} requests over ${products} products\n`)
    console.log(
      markdown(
        ['', 'at first', ...byMinute.map((_, minute) => `${minute + 1}.`), 'at most'],
        [
          [
            'resident, MB',
            ...[samples[0]!, ...byMinute.map(median), Math.max(...samples)].map((size) => size.toFixed(0)),
          ],
        ],
      ),
    )
    const laterSamples = samples.slice(Math.floor(samples.length / 2))
    console.log(
      `\nIn the second half ${(slope(laterSamples) * samplesPerMinute).toFixed(1)} MB more each minute`,
    )
  } finally {
    clearInterval(timer)
    await shop.stop()
  }
}

/** The resident memory of a process in megabytes. */
function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

const minutesOf = (samples: number[]): number[][] =>
  Array.from({ length: Math.ceil(samples.length / samplesPerMinute) }, (_, minute) =>
    samples.slice(minute * samplesPerMinute, (minute + 1) * samplesPerMinute),
  )

/** The slope of the values, by least squares. */
function slope(values: number[]): number {
  const middle = (values.length - 1) / 2
  const sum = (of: (value: number, n: number) => number) =>
    values.reduce((total, value, n) => total + of(value, n), 0)
  return sum((value, n) => (n - middle) * value) / sum((_, n) => (n - middle) ** 2)
}
