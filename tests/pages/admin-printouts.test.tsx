import { randomUUID } from 'node:crypto'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { addCustomer } from '../support/counter.ts'
import { dayAhead, written } from '../support/days.ts'
import { gstin, registerForGst } from '../support/invoices.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { follow, press } = controls()

const neededBy = dayAhead(40)
const trialDate = dayAhead(35)

async function takeBlouseAndSuits() {
  const { id: customerId } = await addCustomer(shop)
  return takeOrder(as, {
    customerId,
    lines: [
      { garmentId: 'blouse', addOnIds: ['lining', 'tassels'], clothMetres: 1.5 },
      { garmentId: 'suit', quantity: 2 },
    ],
    neededBy,
    trialDate,
    payment: { amount: 500_00, method: 'CASH' },
  })
}
const sheet = () => document.querySelector<HTMLElement>('[data-receipt]')
/** Waits for texts on the receipt. */
async function shows(...texts: string[]) {
  for (const text of texts) await expect.poll(() => sheet()?.textContent).toContain(text)
}

test('a receipt says what was ordered, paid and returned, in English and Hindi', async () => {
  const { id, orderNumber } = await takeBlouseAndSuits()
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  await press('Return the cloth of Blouse')
  await screen.findByText(/own cloth, 1\.5 m: returned .*, Owner/)
  await follow('Receipt')
  await shows(`Receipt for order ${orderNumber}`, 'Asha Rao', '+ Lining', '+ Tassels', '2 × ₹', 'Cash')
  await shows('Your own cloth: 1.5 m', 'Still to pay')
  await shows(written(neededBy, { dateStyle: 'long' }), `Trial: ${written(trialDate, { dateStyle: 'long' })}`)
  await press('58 mm')
  await press('हिन्दी')
  await shows(`ऑर्डर ${orderNumber} की रसीद`, 'ब्लाउज़', '+ अस्तर', '2 × ₹', 'बाकी रकम')
  expect(screen.getByRole('button', { name: '58 mm' }).getAttribute('aria-pressed')).toBe('true')
  await follow('Back to the order')
  await screen.findByRole('heading', { level: 1, name: `Order ${orderNumber}` })
})

test('a receipt names the GSTIN, and shows a UPI code while something is to be paid', async () => {
  const registered = await openShop()
  const owner = await registered.admin()
  await registerForGst(owner)
  const upi = { vpa: 'roopkala@okbank', payeeName: 'Roopkala' }
  await owner.mutateOrThrow('saveShopSettings', { version: 0, upi }, 'shop { name }')
  const openReceipt = async (amount: number) => {
    const { id: customerId } = await addCustomer(registered)
    const payment = { amount, method: 'UPI' as const }
    const { id } = await takeOrder(owner, { customerId, lines: [{ garmentId: 'blouse' }], payment })
    await openAdminPage(registered, `/admin/orders/${id}/receipt?paper=80`, { as: owner })
  }
  await openReceipt(300_00)
  await shows(`GSTIN: ${gstin}`, 'Prices include GST. This is not a tax invoice.')
  await shows('Scan to pay ₹500.00 by UPI')
  expect(sheet()!.querySelectorAll('svg')).toHaveLength(1)
  await openReceipt(800_00)
  await shows('Still to pay₹0.00')
  expect(sheet()!.textContent).not.toContain('Scan to pay')
  // The order's number, by which a return finds it.
  expect(sheet()!.querySelectorAll('svg')).toHaveLength(1)
})

test('the receipt of what was handed over promises no day', async () => {
  const owner = await shop.admin()
  const { id: productId } = await shop.product({ productName: 'Kesar dupatta' })
  const lines = [{ productId }]
  const { data } = await owner.graphql(
    'query ($input: OrderPriceInput!) { orderPrice(input: $input) { totalToPay } }',
    { input: { lines } },
  )
  const { order } = await owner.mutateOrThrow('createOrder', {
    lines,
    payments: [{ amount: data.orderPrice.totalToPay, method: 'CASH' }],
    handedOver: true,
    idempotencyKey: randomUUID(),
  })
  await openAdminPage(shop, `/admin/orders/${order.id}/receipt`, { as })
  await shows('Kesar dupatta', 'Thank you.')
  expect(sheet()!.textContent).not.toMatch(/Ready by|bring this receipt/)
})

test('each garment has a label with its code and without price, phone or full name', async () => {
  const { id, orderNumber } = await takeBlouseAndSuits()
  await openAdminPage(shop, `/admin/orders/${id}/labels`, { as })
  const labels = () =>
    [...document.querySelectorAll<HTMLElement>('[data-label]')].map(({ textContent }) => textContent)
  await expect.poll(() => labels().length).toBe(3)
  const [first] = labels()
  expect(first).toContain(`${orderNumber}-1`)
  expect(first).toContain('Blouse')
  expect(first).toContain(`Due ${written(neededBy, { day: 'numeric', month: 'short' })}`)
  expect(first).toContain('Asha')
  for (const label of labels()) expect(label).not.toMatch(/Rao|₹|\d{10}/)
  await press('हिन्दी')
  await expect.poll(() => labels()[0]).toContain('ब्लाउज़')
})
