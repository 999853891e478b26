// How well a catalogue is searched: `npx tsx bench/search/main.ts FILE.csv`, with a third party's file of garments whose
// columns are externalRef, productName, category, priceInr, color and description. See docs/search.md.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Papa from 'papaparse'
import { ApiClient } from '../../tests/support/api-client.ts'
import { startShop } from '../../tests/support/shop-process.ts'
import { type Garment, type Judged, judgedSearches } from './judged-searches.ts'

const owner = { email: 'owner@roopkala.example', password: 'owner of the shop that is searched' }
/** The number of the first results that count. */
const first = 5

const columns = ['externalRef', 'productName', 'category', 'readyMadePrice', 'color', 'description']

function readGarments(text: string): (Garment & { externalRef: string })[] {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  return data.map((row) => ({
    externalRef: row['externalRef']!,
    productName: row['productName']!,
    category: row['category']!,
    color: row['color']!,
    description: row['description']!,
    price: Number(row['priceInr']),
  }))
}

async function importGarments(admin: ApiClient, garments: ReturnType<typeof readGarments>) {
  const defaults = [
    { column: 'shippingCost', value: '99' },
    { column: 'quantityInStock', value: '5' },
    { column: 'productStatus', value: 'Active' },
  ]
  for (let at = 0; at < garments.length; at += 200) {
    const rows = garments
      .slice(at, at + 200)
      .map((each) => [
        each.externalRef,
        each.productName,
        each.category,
        String(each.price),
        each.color,
        each.description,
      ])
    await admin.mutateOrThrow(
      'importProducts',
      { columns, rows, defaults, goodRowsOnly: true },
      'rows { outcome }',
    )
  }
}

interface Found {
  edges: { node: Omit<Garment, 'price'> & { readyMadePrice: number } }[]
  isPartialMatch: boolean
  helpTopics: string[]
}

async function search(guest: ApiClient, text: string): Promise<Found> {
  const { data } = (await guest.graphql(
    `query ($text: String!) { products(search: $text, first: ${first}) {
      edges { node { productName category color description readyMadePrice } } isPartialMatch helpTopics } }`,
    { text },
  )) as { data: { products: Found } }
  return data.products
}

/** Between 0 and 1; null for a search that none of the garments is relevant to. */
function score(judged: Judged, found: Found, garments: Garment[]): number | null {
  const shown = found.edges.map(({ node }) => ({ ...node, price: node.readyMadePrice / 100 }))
  if (judged.helpTopic) return found.helpTopics.includes(judged.helpTopic) && shown.length === 0 ? 1 : 0
  if (judged.isNotSold) return found.isPartialMatch || shown.length === 0 ? 1 : 0
  const relevant = garments.filter(judged.isRelevant).toSorted((a, b) => a.price - b.price)
  const most = Math.min(first, relevant.length)
  if (most === 0) return null
  const highest = judged.isCheapestFirst ? relevant[most - 1]!.price : Infinity
  return shown.filter((each) => judged.isRelevant(each) && each.price <= highest).length / most
}

const garments = readGarments(await readFile(process.argv[2]!, 'utf8'))
const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-search-'))
const shop = await startShop({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  DEMO: 'none',
  RATE_LIMITS: 'off',
})
try {
  const guest = new ApiClient(shop.url, null)
  const { token } = await guest.mutateOrThrow('logIn', owner, 'token')
  await importGarments(guest.with(token), garments)
  const scores: number[] = []
  for (const judged of judgedSearches) {
    const found = await search(guest, judged.search)
    const result = score(judged, found, garments)
    if (result === null) {
      console.log(`–     ${judged.search}: no garment is relevant`)
      continue
    }
    scores.push(result)
    console.log(`${result.toFixed(2)}  ${judged.search}${found.isPartialMatch ? ' (some of the words)' : ''}`)
    if (result === 1) continue
    for (const { node } of found.edges)
      console.log(`        ${node.readyMadePrice / 100} ${node.color}: ${node.productName}`)
  }
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  console.log(
    `\n${scores.length} searches, ${garments.length} garments: precision at ${first} ${mean.toFixed(2)}`,
  )
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
