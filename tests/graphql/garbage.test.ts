import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { anybody, operationsOf, sendAll } from '../support/garbage.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const person = await anybody(shop)
await shop.product()

test('4,000 random GraphQL inputs cause no internal error', { timeout: 600_000 }, async () => {
  const operations = operationsOf(readFileSync(fromRoot('schema.graphql'), 'utf8')).filter(
    ({ name }) => name !== 'logOutEverywhere',
  )
  expect(operations.length).toBeGreaterThan(15)
  const operation = fc
    .constantFrom(...operations)
    .chain(({ document, variables }) => fc.record({ document: fc.constant(document), variables }))
  await sendAll(shop, 4_000, fc.tuple(person, operation), ([who, { document, variables }]) =>
    who.graphql(document, variables),
  )
})
