import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { controls, mainText, openAdminPage, region, shows } from '../support/admin-page.ts'
import { registerForGst } from '../support/invoices.ts'
import { orderProduct, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/shop/orders/wizard/PaymentStep.tsx'), 120_000)

const shop = await openShop()
const owner = await shop.admin()
await registerForGst(owner)
const saree = await shop.product({
  category: 'SAREE',
  readyMadePrice: 1_000_40,
  discount: 0,
  shippingCost: 99_00,
  quantityInStock: 100,
})
const { press } = controls()

beforeEach(async () => {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  await owner.mutateOrThrow('saveShopSettings', { version, roundsTotals: true })
})

test('the total of cart, order and invoice is whole, with the rounding as a line', async () => {
  const meera = await shop.shopper('Meera')
  await meera.mutateOrThrow('addToCart', { productId: saree.id, productType: 'READYMADE' })
  await openAdminPage(shop, '/cart', { as: meera })
  await shows('Final total₹1,000.40', 'Rounding−₹0.40', 'To pay, with delivery₹1,099.00')
  await readyDraft(meera, saree.id)
  await openAdminPage(shop, `/order/${saree.id}/readymade?step=payment`, { as: meera })
  await shows('Goods₹1,000.40', 'Rounding−₹0.40', 'Total₹1,099.00')
  const { id } = await orderProduct(meera, saree.id)
  await openAdminPage(shop, `/orders/${id}`, { as: meera })
  await shows('Rounding−₹0.40', 'Total₹1,099.00')
  const { invoice } = await owner.mutateOrThrow('issueInvoice', { orderId: id })
  await openAdminPage(shop, `/orders/${id}/invoices/${invoice.id}`, { as: meera })
  await shows('Rounding−₹0.40', 'Total₹1,099.00')
  await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
  await shows('Rounding-₹0.40')
  await openAdminPage(shop, `/admin/orders/${id}/receipt`, { as: owner })
  await shows('Rounding-₹0.40', '₹1,099.00')
})

test('the line is in Hindi on Hindi pages', async () => {
  const meera = await shop.shopper('Meera')
  await meera.mutateOrThrow('addToCart', { productId: saree.id, productType: 'READYMADE' })
  await openAdminPage(shop, '/cart', { as: meera, language: 'hi' })
  await shows('पूर्णांकन−₹0.40')
})

test('the owner sees the rounding of a quote, and the customer before accepting it', async () => {
  const meera = await shop.shopper('Meera')
  const { id } = await orderProduct(meera, '', {
    orderType: 'CUSTOM',
    customCategory: 'BLOUSE',
    cartItems: [],
    designDetails: 'With a boat neck',
  })
  await owner.mutateOrThrow('quoteOrder', { id, version: 1, totalPrice: 2_499_70, delivery: 0 })
  await openAdminPage(shop, `/orders/${id}`, { as: meera })
  await shows('₹2,500.00', 'Rounding ₹0.30.')
  await press('Accept ₹2,500.00')
  await shows('Rounding₹0.30', 'Total₹2,500.00')
})

test('the owner switches the rounding off', async () => {
  await openAdminPage(shop, '/admin/settings', { as: owner })
  await region('Whole rupees')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Round the totals of orders to the rupee',
  })
  expect(box.checked).toBe(true)
  box.click()
  await press('Save the settings')
  await screen.findByText('Saved. All pages show it now.')
  const meera = await shop.shopper('Meera')
  await meera.mutateOrThrow('addToCart', { productId: saree.id, productType: 'READYMADE' })
  await openAdminPage(shop, '/cart', { as: meera })
  await shows('To pay, with delivery₹1,099.40')
  expect(mainText()).not.toContain('Rounding')
})
