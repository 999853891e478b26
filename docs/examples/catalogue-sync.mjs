// Keeps a copy of a shop's catalogue in a JSON file. Run it again and again, such as every minute.
//
//   SHOP_URL=https://shop.example API_KEY=shopkey_… COPY=catalogue.json node catalogue-sync.mjs
//
// Node 20 or newer, without packages. The key needs the scope READ_CATALOGUE.
import { readFile, rename, writeFile } from 'node:fs/promises'

const { SHOP_URL, API_KEY, COPY = 'catalogue.json' } = process.env
if (!SHOP_URL || !API_KEY) {
  console.error('Set SHOP_URL to the address of the shop and API_KEY to a key with the scope READ_CATALOGUE.')
  process.exit(1)
}

const query = `query Changes($after: String) {
  changes(of: PRODUCT, first: 100, after: $after) {
    edges {
      node {
        entityId
        isDeleted
        product {
          productName
          category
          productStatus
          quantityInStock
          priceRange {
            min
            max
          }
          images {
            url
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

/** One page of changes. Waits and tries again while the shop is busy. */
async function readPage(after) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(new URL('/graphql', SHOP_URL), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${API_KEY}` },
      body: JSON.stringify({ query, variables: { after } }),
    })
    if ((response.status === 429 || response.status === 503) && attempt < 5) {
      const seconds = Number(response.headers.get('retry-after')) || 2 ** attempt
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      continue
    }
    const { data, errors } = await response.json()
    if (errors) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions?.code })
    return data.changes
  }
}

/** The copy as it was stored; an empty one at first. */
async function readCopy() {
  try {
    return JSON.parse(await readFile(COPY, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return { cursor: null, products: {} }
    throw error
  }
}

/** The products and the cursor belong together: both are replaced at once. */
async function store(copy) {
  await writeFile(`${COPY}.new`, JSON.stringify(copy, null, 2))
  await rename(`${COPY}.new`, COPY)
}

let copy = await readCopy()
let applied = 0
for (;;) {
  let page
  try {
    page = await readPage(copy.cursor)
  } catch (error) {
    // The cursor is of another database, such as before a backup was restored: read everything again.
    if (error.code !== 'BAD_USER_INPUT' || copy.cursor === null) throw error
    copy = { cursor: null, products: {} }
    continue
  }
  for (const { node } of page.edges) {
    if (node.isDeleted || node.product === null) delete copy.products[node.entityId]
    else copy.products[node.entityId] = node.product
    applied += 1
  }
  copy.cursor = page.pageInfo.endCursor
  await store(copy)
  if (!page.pageInfo.hasNextPage) break
}
console.log(`${applied} changes applied; the copy has ${Object.keys(copy.products).length} products.`)
