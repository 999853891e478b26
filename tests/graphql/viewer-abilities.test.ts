import { beforeAll, expect, test } from 'vitest'
import { ApiScope } from '../../server/platform/database/__generated__/prisma/enums.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { addApiClient } from '../support/api-clients.ts'
import { moveAlong, orderCustom } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
/** Orders of which every field below is true, or has an entry, for the owner. */
let orderIds: string[]

beforeAll(async () => {
  const product = await shop.product({ quantityInStock: 10 })
  const delivered = await orderProduct(meera, product.id)
  await moveAlong(owner, delivered.id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  const custom = await orderCustom(meera)
  await owner.mutate('quoteOrder', {
    id: custom.id,
    version: custom.version ?? 1,
    totalPrice: 1_000_00,
    delivery: 0,
  })
  const { customer } = await owner.mutate('saveCustomer', { name: 'Asha', phone: '9876543210' })
  const sewn = await takeOrder(owner, { customerId: customer.id, lines: [{ garmentId: 'blouse' }] })
  const moved = await orderProduct(meera, product.id)
  await moveAlong(owner, moved.id, 'CONFIRMED')
  orderIds = [delivered.id, custom.id, sewn.id, moved.id]
})

const mutationOf: Record<string, string> = {
  viewerCanIssueInvoices: 'issueInvoice',
  viewerCanGiveDiscounts: 'discountOrder',
  viewerCanRecordPayments: 'recordPayment',
  viewerCanReversePayments: 'reversePayment',
  viewerCanEdit: 'editOrder',
  viewerCanGiveMeasurements: 'giveMeasurements',
  viewerCanCancel: 'cancelOrder',
  viewerCanAcceptQuote: 'acceptQuote',
  viewerCanAskAlteration: 'requestAlteration',
  nextStatuses: 'moveOrder',
  undoableUntil: 'undoOrderMove',
  correctableStatuses: 'correctOrderStatus',
}

const isSaid = (value: Json): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** The mutations that one of the orders says the viewer can send. */
async function saidTo(who: ApiClient): Promise<string[]> {
  const said = new Set<string>()
  for (const id of orderIds) {
    const { data } = await who.graphql(
      `query ($id: ID!) { order(id: $id) { ${Object.keys(mutationOf).join(' ')} } }`,
      { id },
    )
    for (const [field, mutation] of Object.entries(mutationOf))
      if (isSaid(data.order[field])) said.add(mutation)
  }
  return [...said].sort()
}

test('the owner can send all of them', async () => {
  expect(await saidTo(owner)).toEqual(Object.values(mutationOf).sort())
})

test('a key that reads orders can send none of them', async () => {
  expect(await saidTo((await addApiClient(shop, ['READ_ORDERS'])).program)).toEqual([])
})

test('a key that writes orders can send those of its scope, also with all scopes', async () => {
  const writing = ['cancelOrder', 'editOrder', 'giveMeasurements', 'moveOrder', 'undoOrderMove']
  for (const scopes of [['WRITE_ORDERS' as const], Object.values(ApiScope)])
    expect(await saidTo((await addApiClient(shop, scopes)).program)).toEqual(writing)
})

test('a key reads of garments and products only what its scope lets it do', async () => {
  const order = orderIds[2]!
  const [garment] = await shop.db.garment.findMany({ where: { orderId: order } })
  const move = `mutation { moveGarment(input: { garmentId: "${garment!.id}", to: "CUTTING" }) { garment { id } } }`
  await owner.graphql(move)
  const query = `{ garment(code: "${garment!.code}") { undoableUntil } products(first: 1) { edges { node { viewerCanEdit } } } }`
  const read = async (scopes: ApiScope[]) => {
    const { data } = await (await addApiClient(shop, scopes)).program.graphql(query)
    return [data.garment.undoableUntil !== null, data.products.edges[0].node.viewerCanEdit]
  }
  expect(await read(['READ_ORDERS'])).toEqual([false, false])
  expect(await read(['WRITE_ORDERS', 'WRITE_CATALOGUE'])).toEqual([true, true])
})

test('a customer’s page offers a key nothing that only people may do', async () => {
  const { program } = await addApiClient(shop, ['WRITE_CUSTOMERS'])
  const { data } = await program.graphql(
    `query ($id: ID!) { customer(id: $id) { viewerCanResetPassword viewerCanAdminister } }`,
    { id: meera.id },
  )
  expect(data.customer).toEqual({ viewerCanResetPassword: false, viewerCanAdminister: false })
})
