import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { originalName } from '../../server/domain/images/image-store.ts'
import { ApiClient } from '../support/api-client.ts'
import { createTestDatabase } from '../support/database.ts'
import { orderProduct } from '../support/orders.ts'
import { jpeg } from '../support/pictures.ts'
import { fillStored, migrationsFolder, type Row, rowsOf, type StoredRows } from '../support/rows.ts'
import { openShop, password } from '../support/shop.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** A shop on the rows that an earlier version stored, upgraded. */
async function openStored(file: StoredRows) {
  const restored = await createTestDatabase({ empty: true })
  const client = new Client({ connectionString: restored.url })
  await client.connect()
  await fillStored(client, file)
  const before = await rowsOf(client)
  await applyMigrations(client, migrationsFolder, silent)
  const after = await rowsOf(client)
  await client.end()
  const shop = await openShop({ database: restored })
  const logIn = async (email: string) => {
    const { data } = await shop
      .guest()
      .graphql('mutation ($input: LogInInput!) { logIn(input: $input) { token } }', {
        input: { email, password },
      })
    return new ApiClient(shop.url, (data as { logIn: { token: string } }).logIn.token)
  }
  return { before, after, shop, logIn }
}

describe.each([
  {
    ...{ name: 'the version of the baseline', shopper: 'meera@example.com', owner: 'owner@example.com' },
    ...(await openStored('baseline-data.sql')),
  },
])('a shop stored by $name', ({ before, after, shop, logIn, ...emails }) => {
  const accountOf = (email: string) => before.get('users')!.find((user) => user.email === email)!

  test('shows its catalogue to guests', async () => {
    const { data } = await shop
      .guest()
      .graphql('{ products(first: 100) { totalCount nodes: edges { node { id } } } }')
    const active = before.get('products')!.filter(({ productStatus }) => productStatus === 'ACTIVE')
    expect(data.products.totalCount).toBe(active.length)
  })

  test('lets a shopper log in with the old password, read the orders and place another one', async () => {
    const shopper = await logIn(emails.shopper)
    const placed = before.get('orders')!.filter(({ userId }) => userId === accountOf(emails.shopper).id)
    const { data } = await shopper.graphql(
      '{ orders(first: 100) { edges { node { orderNumber orderStatus } } } }',
    )
    const shown = (data.orders.edges as { node: Row }[]).map(({ node }) => node)
    expect(shown).toHaveLength(placed.length)
    for (const { orderNumber, orderStatus } of placed)
      expect(shown).toContainEqual({ orderNumber, orderStatus })
    const { id } = await shop.product({ readyMadePrice: 200_000 })
    const { orderNumber } = await orderProduct(shopper, id)
    expect(before.get('orders')!.map((order) => order.orderNumber)).not.toContain(orderNumber)
  })

  test('shows the owner every order, with its payments and invoices', async () => {
    const owner = await logIn(emails.owner)
    const { data } = await owner.graphql(
      `{ dashboard(days: 30) { orders { total } } customers { totalCount }
        orders(first: 100, where: { mine: false }) { edges { node { id payments { id } invoices { number } } } } }`,
    )
    expect(data.dashboard.orders.total).toBeGreaterThanOrEqual(before.get('orders')!.length)
    const customers = before.get('users')!.filter((user) => user.role !== 'API_CLIENT' && !user.mergedIntoId)
    expect(data.customers.totalCount).toBeGreaterThanOrEqual(customers.length)
    const shown = (data.orders.edges as { node: Row }[]).map(({ node }) => node)
    for (const { id } of before.get('orders')!) {
      const ofOrder = (table: string) => after.get(table)!.filter(({ orderId }) => orderId === id)
      const { payments, invoices } = shown.find((order) => order.id === id) as Record<string, Row[]>
      const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b))
      expect(payments!.map((payment) => payment.id).sort(byText)).toEqual(
        ofOrder('payments')
          .map((payment) => payment.id)
          .sort(byText),
      )
      expect(invoices).toHaveLength(ofOrder('invoices').length)
    }
  })

  test('serves its pictures', async () => {
    const [picture] = before.get('images')!
    await shop.imageStore.write(originalName(String(picture!.id)), await jpeg())
    const response = await fetch(`${shop.url}/images/${String(picture!.id)}-80.webp`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
