import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { anything, bodyWith, operationsOf } from '../support/garbage.ts'
import { openShop } from '../support/shop.ts'
import type { Visitor } from '../support/visitor.ts'

const shop = await openShop()

/** What no answer may show: the server's own words, places and statements. */
const leak =
  /prisma|postgres|pg_|select .* from|insert into|violates|syntax error at|invalid byte sequence|node_modules|\/server\/|\.ts:\d|at \w+ \(|argon2|passwordHash|emailKey|tokenVersion|cannot read prop/i

const people = ['guest', 'shopper', 'admin'] as const
const shopper = await shop.shopper('Meera')
const admin = await shop.admin()
await shop.product()
const as = (who: (typeof people)[number]): Visitor => ({ guest: shop.guest(), shopper, admin })[who]

const person = fc.constantFrom(...people)
const runs = { numRuns: 300 }

function expectNoFault({ status, text }: { status: number; text: string }) {
  expect(status, text).toBeLessThan(500)
  expect(text).not.toMatch(leak)
  expect(shop.faults()).toEqual([])
}

const productKeys = (
  'id externalRef productName category description productType color price tailorPrice readyMadePrice discount ' +
  'quantityInStock fabricType stitchingType pattern embellishments customizationAvailable customizationOptions ' +
  'images video shippingCost estimatedDeliveryTime availabilityStatus featuredProduct seasonalTags tags ' +
  'productStatus fabricFeel durability sizes blouseDetails suitDetails lehengaDetails sareeDetails _id'
).split(' ')
const cartKeys = ['userId', 'productId', 'quantity', 'productType', 'action']
const feedbackKeys = [
  'userId',
  'feedbackId',
  'name',
  'email',
  'profile_picture',
  'rating',
  'comments',
  'screenshotUrl',
]
const calls: [method: string, path: string, keys: string[]][] = [
  ['POST', 'auth/signup', ['name', 'email', 'password', 'role']],
  ['POST', 'auth/login', ['email', 'password']],
  ['POST', 'auth/google', ['token']],
  ['POST', 'admin/add_product', productKeys],
  ['GET', 'admin/get_product', []],
  ['DELETE', 'admin/delete_product', ['productId']],
  ['POST', 'admin/update_product', productKeys],
  ['PUT', 'admin/update_product', productKeys],
  ['GET', 'common/get_single_product', ['productId']],
  ['GET', 'common/gel_all_product', []],
  ['POST', 'user/cart', cartKeys],
  ['GET', 'user/get_all_cart', []],
  ['POST', 'user/updateCartQuantity', cartKeys],
  ['POST', 'user/delete_add_to_cart', cartKeys],
  ['GET', 'feedback/getAll', []],
  ['POST', 'feedback/add', feedbackKeys],
  ['POST', 'feedback/update', feedbackKeys],
  ['DELETE', 'feedback/delete', feedbackKeys],
]

test('no REST call answers garbage with a fault of the shop’s own', async () => {
  const call = fc.constantFrom(...calls).chain(([method, path, keys]) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      body: bodyWith(keys.length ? keys : ['x']),
    }),
  )
  await fc.assert(
    fc.asyncProperty(person, call, async (who, { method, path, body }) => {
      if (method !== 'GET') return expectNoFault(await as(who).rest(method, path, JSON.stringify(body)))
      const query = new URLSearchParams(
        Object.entries((body as object | null) ?? {}).map(([key, value]) => [key, JSON.stringify(value)]),
      )
      expectNoFault(await as(who).rest(method, `${path}?${query.toString()}`))
    }),
    runs,
  )
})

test('no GraphQL operation answers garbage with a fault of the shop’s own', async () => {
  const operations = operationsOf(readFileSync(fromRoot('schema.graphql'), 'utf8')).filter(
    ({ name }) => name !== 'logOutEverywhere',
  )
  expect(operations.length).toBeGreaterThan(15)
  const operation = fc
    .constantFrom(...operations)
    .chain(({ document, variables }) => fc.record({ document: fc.constant(document), variables }))
  await fc.assert(
    fc.asyncProperty(person, operation, async (who, { document, variables }) => {
      expectNoFault(await as(who).graphql(document, variables))
    }),
    runs,
  )
})

test('no body that isn’t even JSON, path or header makes the shop fail', async () => {
  const path = fc.oneof(
    fc.constantFrom('/graphql', ...calls.map(([, path]) => `/api/v1/${path}`)),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((text) => `/${text.replace(/[#\s]/g, '')}`),
  )
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/graphql',
    'multipart/form-data',
    'x/y',
  )
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    anything.map((value) => JSON.stringify(value).slice(1)),
  )
  await fc.assert(
    fc.asyncProperty(
      person,
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
      path,
      type,
      body,
      async (who, ...call) => {
        const [method, path, type, body] = call
        expectNoFault(await as(who).rest(method, path, body, { 'Content-Type': type }))
      },
    ),
    { numRuns: 150 },
  )
})
