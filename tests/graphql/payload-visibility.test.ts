import { beforeAll, expect, test } from 'vitest'
import { hasScope } from '../../server/domain/api-clients/require-scope.ts'
import type { Context } from '../../server/domain/context.ts'
import { scopeOfField } from '../../server/api/graphql/api-scopes.ts'
import { access } from '../support/access.ts'
import { contextOf, type Mutation, mutationsWithObjects, run } from '../support/field-walk.ts'
import { type PayloadInputs, payloadInputs } from '../support/payload-inputs.ts'
import { everyone, plantShop, type PlantedShop } from '../support/planted-shop.ts'
import { type Reader, readers } from '../support/planted-values.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let plants: PlantedShop
let inputs: PayloadInputs
let mutations: Mutation[]
/** The mutations that have answered somebody with an object. */
const answered = new Set<string>()

beforeAll(async () => {
  plants = await plantShop(shop)
  inputs = await payloadInputs(shop, plants)
  mutations = mutationsWithObjects(plants.args, 1)
}, 120_000)

/** Those of the owner, who sees all; of the sender's own account; and of a payment gateway. */
const leftOut = new Set([
  ...[
    'signUp',
    'logIn',
    'logInWithGoogle',
    'logInWithCode',
    'logInByPin',
    'updateProfile',
    'changePassword',
    'changeEmail',
    'verifyEmail',
  ],
  ...['saveAddress', 'deleteAddress'],
  ...['logOutEverywhere', 'confirmTwoFactor', 'turnOffTwoFactor', 'resetPassword'],
  ...['subscribeToNotifications', 'unsubscribeFromNotifications'],
  ...['subscribeTailorToNotifications', 'unsubscribeTailorFromNotifications'],
  ...['startOnlinePayment', 'confirmOnlinePayment', 'refundOnlinePayment'],
  // Of webhooks of the key's own, and of nothing else.
  ...['saveWebhook', 'rotateWebhookSecret', 'testWebhook', 'replayWebhookDelivery'],
  ...Object.keys(access.Mutation).filter((name) => access.Mutation[name] === 'OWNER'),
  // Of two permissions together.
  ...['importProducts', 'importStyleOptions', 'acceptReturn', 'returnAtCounter'],
  // Of a picture that the sender has uploaded.
  'addGarmentPhoto',
  // A day of the test's own would close others.
  'saveTaxSettings',
])

/** Who may read a value, and reaches it by no query. */
const alsoInPayloads: Record<string, Reader[]> = {
  supplier: ['MANAGE_MATERIALS'],
  tailorPhone: ['RECORD_EXPENSES'],
  // An order that is taken for a customer has the contact of the account.
  customerEmail: ['MANAGE_ORDERS'],
}

/** Whether somebody may send a mutation at all; those who may not are refused before anything is read. */
function maySend(who: string, ctx: Context, name: string): boolean {
  const needed = [access.Mutation[name]!].flat()
  if (ctx.client) {
    const scope = scopeOfField[name]
    return scope != null && hasScope(ctx, scope)
  }
  if (needed.includes('ANYBODY')) return who === 'GUEST'
  if (needed.includes('TAILOR')) return who === 'TAILOR'
  return needed.includes('SIGNED_IN')
    ? ctx.viewer !== null
    : needed.some((permission) => permission === who || (permission === 'STAFF' && who === 'STAFF'))
}

test.each(everyone)('%s reads in payloads what is for it, and nothing else', async (who) => {
  const token = plants.tokens[who] ?? null
  const found = new Map<string, string[]>()
  const allowed = Object.keys(readers).filter((name) =>
    [...readers[name]!, ...(alsoInPayloads[name] ?? [])].includes(who as Reader),
  )
  for (const { name, document } of mutations) {
    const input = inputs[name]
    const ctx = await contextOf(shop, token)
    if (!input || !maySend(who, ctx, name)) continue
    const given = await input()
    const { data, faults } = await run(document, ctx, { input: given })
    expect(faults, name).toEqual([])
    const text = JSON.stringify(data)
    const { userErrors: _, ...payload } = (data as Record<string, Record<string, unknown>>)[name] ?? {}
    if (Object.values(payload).some((value) => typeof value === 'object' && value !== null))
      answered.add(name)
    const seen = Object.keys(readers).filter((value) => text.includes(plants.planted[value]!))
    const known = JSON.stringify(given)
    const leaked = seen.filter((value) => !allowed.includes(value) && !known.includes(plants.planted[value]!))
    if (leaked.length > 0) found.set(name, leaked)
  }
  expect([...found]).toEqual([])
})

test('every mutation with objects in its payload has answered somebody', () => {
  const all = mutations.map(({ name }) => name).filter((name) => !leftOut.has(name))
  expect(all.filter((name) => !answered.has(name))).toEqual([])
  expect(Object.keys(inputs).filter((name) => !mutations.some((each) => each.name === name))).toEqual([])
})
