// Measures the weight and the speed of the built shop's pages with the demo catalogue: `npm run measure`;
// `npm run measure -- --against <commit>` compares their script time with that of a commit.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '../../shared/paths.ts'
import { chromeArguments, chromePath } from '../../tests/support/browser.ts'
import { startShop } from '../../tests/support/shop-process.ts'
import { type DemoShop, seedShop } from '../screens/demo-shop.ts'
import { compareWithCommit } from './against.ts'
import { interactions, measureInteraction } from './interactions.ts'
import { benchmarkIndexOf, medianScores } from './lighthouse.ts'
import { measureLoading } from './loading.ts'

const owner = { email: 'owner@roopkala.example', password: 'owner of the shop that is measured' }
const lehenga = 'antique-gold-brocade-lehenga'
const runs = 3
const screens = [
  { width: 390, density: 3 },
  { width: 390, density: 2 },
  { width: 1280, density: 1 },
]
/** The allowed ratio of a picture's width to its rendered width. */
const most = 1.5

const pagesOf = ({ design }: DemoShop) => ({
  home: paths.home(),
  gallery: paths.gallery(),
  product: paths.product(design(lehenga)),
  cart: paths.cart(),
  wizard: paths.order(null, 'custom'),
})

const row = (...columns: (string | number)[]) => console.log(`| ${columns.join(' | ')} |`)
function table(...heads: string[]) {
  console.log()
  row(...heads)
  row(...heads.map((_, column) => (column === 0 ? ':--' : '--:')))
}
const load = () => `load of the machine ${loadavg()[0]?.toFixed(1)}`

async function measureLighthouse(url: string, demo: DemoShop, chrome: string) {
  const benchmarkIndex = await benchmarkIndexOf(url + paths.home(), chrome)
  console.log(
    `\nLighthouse, mobile, medians of ${runs}, as on a machine with a benchmark index of 2,000 (this one: ${benchmarkIndex}); ${load()}`,
  )
  table('page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS')
  for (const [name, address] of Object.entries(pagesOf(demo))) {
    const scores = await medianScores(url + address, chrome, { runs, benchmarkIndex })
    const { performance, accessibility, seo, firstPaint, largestPaint, blocking, shift } = scores
    const seconds = [firstPaint, largestPaint].map((ms) => (ms / 1000).toFixed(2))
    row(
      name,
      performance,
      accessibility,
      scores['best-practices'],
      seo,
      ...seconds,
      Math.round(blocking),
      shift.toFixed(3),
    )
  }
}

async function measure(parts: string[]) {
  const wants = (part: string) => parts.length === 0 || parts.includes(part)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-measure-'))
  const shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMITS: 'off',
    // The canonical addresses need an origin.
    PUBLIC_URL: 'https://shop.example',
  })
  const chrome = await chromePath()
  const browser = await chromium.launch({ executablePath: chrome, args: chromeArguments })
  try {
    const demo = await seedShop(shop.url, owner)
    if (wants('loading')) {
      table('page', 'width × density', 'fonts kB', 'CLS', 'pictures', `wider than ${most} × their place`)
      for (const [name, address] of Object.entries(pagesOf(demo)))
        for (const screen of screens) {
          const { fonts, shift, pictures } = await measureLoading(browser, shop.url + address, screen)
          const wide = pictures.filter(({ ratio }) => ratio > most)
          const widest = wide.toSorted((a, b) => b.ratio - a.ratio)[0]
          const widestRow = widest ? `${wide.length}: ${widest.address} ${widest.ratio.toFixed(2)}` : 'none'
          row(
            name,
            `${screen.width} × ${screen.density}`,
            (fonts / 1024).toFixed(1),
            shift.toFixed(3),
            pictures.length,
            widestRow,
          )
        }
    }
    if (wants('interactions')) {
      table('a tap, on a processor 6 × slower', 'ms until the next picture (≤ 200)', 'load')
      for (const interaction of interactions(demo.sessions.shopper))
        row(interaction.name, await measureInteraction(browser, shop.url, interaction), load())
    }
    await browser.close()
    if (wants('lighthouse')) await measureLighthouse(shop.url, demo, chrome)
  } finally {
    await browser.close()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
if (values.against === undefined) await measure(positionals)
else await compareWithCommit(values.against)
