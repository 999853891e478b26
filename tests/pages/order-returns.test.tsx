import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from '../support/api-client.ts'
import { controls, openAdminPage, region, showsIn } from '../support/admin-page.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const { fill, press } = controls()

const openAsOwner = (id: string) => openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
const openAsShopper = (id: string, as: Account) => openAdminPage(shop, `/orders/${id}`, { as })
const isGone = (name: string) => expect.poll(() => screen.queryByRole('region', { name })).toBeNull()

async function deliver(shopper: Account, design: { id: string }, line: object = {}) {
  const cartItems = [{ productId: design.id, productType: 'READYMADE' as const, ...line }]
  const { id } = await orderProduct(shopper, design.id, { cartItems })
  await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DELIVERED')
  return id
}

test('an order is discounted, invoiced and returned, and its customer has the documents', async () => {
  const shopper = await shop.shopper('Meera')
  const id = await deliver(shopper, await shop.product())
  await openAsOwner(id)
  const discount = async (rupees: string) => {
    await fill(/^Discount on the whole order, ₹/, rupees)
    await press('Save the discount')
  }
  await press('Agree on a discount')
  await fill(/^Why$/, 'A regular customer')
  await discount('999999999')
  await screen.findByText(/^The order costs ₹.* Take off at most that\.$/)
  await discount('100')
  await screen.findByText('Agreed discount')

  const invoices = await region('Invoice')
  await controls(invoices).press('Issue the invoice')
  await controls(invoices).press('Issue the invoice')
  const link = await within(invoices).findByRole('link')
  const pdf = await fetch(new URL(link.getAttribute('href')!, shop.url))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  await expect.poll(() => screen.queryByRole('button', { name: 'Change the agreed discount' })).toBeNull()

  await openAsShopper(id, shopper)
  const documents = await region('Invoices')
  expect(within(documents).getAllByRole('link', { name: /\(PDF\)$/ })).toHaveLength(1)
  await controls(documents).follow('Read and print')
  const sheet = within(await screen.findByRole('article'))
  expect(sheet.getByRole('heading', { level: 1 }).textContent).toMatch(/\d\d-\d\d\/\d+/)
  const lines = sheet.getByRole('region', { name: 'Lines of the invoice' })
  expect(within(lines).getAllByRole('row')).toHaveLength(3)
  await controls().follow('Back to the order')
  await screen.findByText('Agreed discount')
  const returns = controls(await region('Returns'))
  await returns.press('Return something')
  await returns.press('Announce the return')
  await showsIn('Returns', 'Tell us why it comes back.')
  await returns.fill('Why does it come back?', 'The colour is different')
  await returns.press('Announce the return')
  await showsIn('Returns', 'You have announced the return')

  await openAdminPage(shop, '/admin/orders?returns=open', { as: owner })
  expect(screen.getByRole('button', { name: 'Returns' }).getAttribute('aria-pressed')).toBe('true')
  await openAsOwner(id)
  const pieces = controls(await region('Returned pieces'))
  await pieces.press('They have arrived')
  await pieces.press('Inspect')
  await pieces.press('Credit the pieces')
  await isGone('Returned pieces')
  const credited = await region('Invoice')
  await expect.poll(() => within(credited).getAllByRole('link').length).toBe(2)
  expect(credited.textContent).toContain('Credit note')
  await screen.findByText(/^Return credited: /)
})

test('a piece is exchanged for another size, and the stock of both sizes follows', async () => {
  const shopper = await shop.shopper('Meera')
  const sizes = ['S', 'M'].map((label, at) => ({ label, chest: 34 + 2 * at, quantityInStock: 5 }))
  const design = await shop.product({ category: 'DRESS' as const, sizes })
  const id = await deliver(shopper, design, { size: 'M' })
  const stock = async () => {
    const query = 'query ($id: ID!) { product(id: $id) { sizes { label quantityInStock } } }'
    const { product } = (await owner.graphql(query, { id: design.id })).data
    return product.sizes.map((size: Record<string, unknown>) => [size['label'], size['quantityInStock']])
  }
  expect(await stock()).toEqual([
    ['S', 5],
    ['M', 4],
  ])
  await openAsShopper(id, shopper)
  const returns = controls(await region('Returns'))
  await returns.press('Return something')
  await returns.choose('What would you like?', 'Another size')
  await returns.choose(/^Size that you would like/, 'S')
  await returns.fill('Why does it come back?', 'Too wide')
  await returns.press('Announce the return')
  await showsIn('Returns', 'M → S')

  await openAsOwner(id)
  await showsIn('Returned pieces', `1 × ${design.productName}, size M for size S`)
  const returned = controls(await region('Returned pieces'))
  await returned.press('They have arrived')
  await returned.press('Inspect')
  const back = await returned.field(`Back into the stock, of 1 × ${design.productName}, size M`)
  expect(back.value).toBe('1')
  await returned.press('Exchange the pieces')
  await isGone('Returned pieces')
  await screen.findByText(/^Return exchanged: /)
  expect(await stock()).toEqual([
    ['S', 4],
    ['M', 5],
  ])
  await openAsShopper(id, shopper)
  await showsIn('Returns', 'Exchanged for the other size')
})
