import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import {
  anybody,
  expectNoFault,
  garbageTimeout,
  isThorough,
  operationsOf,
  sendAll,
} from '../support/garbage.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'
import { fc } from '../support/property-tests.ts'

const shop = await openShop()
const person = await anybody(shop)
await shop.product()

/** They take no input, and end the session with which the others are sent. */
const endings = ['logOut', 'logOutEverywhere']

const operations = operationsOf(readFileSync(fromRoot('schema.graphql'), 'utf8')).filter(
  ({ name }) => !endings.includes(name),
)

const texts = ['\0', 'a\0b', '482-913-2\0', '\ud800', 'a\ud800b']

test.each(texts.map((text, index) => ({ text, index })))(
  'the text $text causes no internal error in any operation',
  { timeout: garbageTimeout },
  async ({ text, index }) => {
    const some = operations.filter((_, number) => isThorough || number % texts.length === index)
    const clients = [shop.guest(), await shop.shopper('Meera'), await shop.admin(), await signInTailor(shop)]
    for (const client of clients)
      for (const { document, variablesWith } of some)
        expectNoFault(text, await client.graphql(document, variablesWith(text)))
    expect(shop.faults()).toEqual([])
  },
)

test('random GraphQL inputs cause no internal error', { timeout: garbageTimeout }, async () => {
  expect(operations.length).toBeGreaterThan(15)
  const operation = fc
    .constantFrom(...operations)
    .chain(({ document, variables }) => fc.record({ document: fc.constant(document), variables }))
  await sendAll(shop, 400, fc.tuple(person, operation), ([who, { document, variables }]) =>
    who.graphql(document, variables),
  )
})
