import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildCommit } from '../../bench/servers/build-commit.ts'
import { type RunningServer, startShop } from '../../bench/servers/start.ts'
import { chromeArguments, chromePath } from '../../tests/support/browser.ts'
import { benchmarkIndexOf, blockingTimeOf } from './lighthouse.ts'
import { measureScriptTime } from './script-time.ts'

const rounds = 5
const lehenga = 'Antique Gold Brocade Lehenga'

/**
 * Prints the processor time of scripts of this build's pages, and Lighthouse's total blocking time, beside those of a
 * commit's: medians of five rounds.
 */
export async function compareWithCommit(commit: string): Promise<void> {
  const folders = [buildCommit(commit), undefined]
  const scratch = await mkdtemp(path.join(tmpdir(), 'shop-against-'))
  const shops: RunningServer[] = []
  const chrome = await chromePath()
  const browser = await chromium.launch({ executablePath: chrome, args: chromeArguments })
  try {
    for (const [index, folder] of folders.entries())
      shops.push(await startShop({ DATA_DIR: path.join(scratch, `${index}`), LOG_LEVEL: 'error' }, folder))
    const products = await Promise.all(shops.map(({ url }) => productAddress(url)))
    const pages = { home: ['/', '/'], gallery: ['/gallery', '/gallery'], product: products }
    console.log(`\nMedians of ${rounds} rounds, this build beside ${commit}:\n`)
    console.log('| page | script ms | ratio | Lighthouse’s blocking ms | ratio | load |')
    console.log('| :-- | --: | --: | --: | --: | --: |')
    const benchmarkIndex = await benchmarkIndexOf(shops[0]!.url, chrome)
    const measures = [
      (url: string) => measureScriptTime(browser, url),
      (url: string) => blockingTimeOf(url, chrome, benchmarkIndex),
    ]
    for (const [name, addresses] of Object.entries(pages)) {
      const urls = shops.map(({ url }, index) => url + addresses[index]!)
      const columns: string[] = []
      for (const measure of measures) {
        const times: number[][] = urls.map(() => [])
        // The first round fills the servers' caches.
        for (let round = 0; round <= rounds; round++)
          for (const [index, url] of urls.entries()) {
            const time = await measure(url)
            if (round > 0) times[index]!.push(time)
          }
        const [before, now] = times.map(median)
        columns.push(`${before!.toFixed(0)} → ${now!.toFixed(0)}`, (now! / before!).toFixed(2))
      }
      console.log(`| ${[name, ...columns, loadavg()[0]?.toFixed(1)].join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await Promise.all(shops.map((shop) => shop.stop()))
    await rm(scratch, { recursive: true, force: true })
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** By its id, which every commit's pages understand. The demo catalogue is added after the shop has opened. */
async function productAddress(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ products(search: "${lehenga}", first: 1) { edges { node { id } } } }`,
      }),
    })
    const { data } = (await response.json()) as {
      data: { products: { edges: { node: { id: string } }[] } }
    }
    const [found] = data.products.edges
    if (found) return `/single_product_details?productId=${found.node.id}`
    await new Promise((done) => setTimeout(done, 250))
  }
}
