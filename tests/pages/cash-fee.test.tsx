import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { controls, mainText, openAdminPage, region, shows } from '../support/admin-page.ts'
import type { Input } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/shop/orders/wizard/PaymentStep.tsx'), 120_000)

const shop = await openShop()
const owner = await shop.admin()
const saree = await shop.product({
  category: 'SAREE',
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 99_00,
  quantityInStock: 100,
})
const { press, fill } = controls()

async function saveSettings(settings: Partial<Input<'saveShopSettings'>>) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  await owner.mutateOrThrow('saveShopSettings', { version, ...settings })
}

beforeEach(() =>
  saveSettings({
    upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' },
    cashOnDeliveryFee: 50_00,
  }),
)

/** The wizard's last step of an order that is complete. */
async function openPayment(language: 'en' | 'hi' = 'en') {
  const meera = await shop.shopper('Meera')
  await readyDraft(meera, saree.id)
  const path = `/order/${saree.id}/readymade?step=payment`
  return { meera, ...(await openPage(shop, path, { as: meera, language })) }
}

describe('the fee for cash on delivery', () => {
  test('is said at the choice, is part of the total with it alone, and stands on all pages of the order', async () => {
    const { user, address } = await openPayment()
    await shows('₹1,099.00', 'Cash on delivery adds ₹50.00 to the total.')
    expect(mainText()).not.toContain('Cash on delivery fee')
    expect(mainText()).toContain('Place order and pay ₹1,099.00')
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }))
    await shows('Cash on delivery fee₹50.00')
    // In the summary, and beside the wizard's buttons.
    expect(screen.getAllByText(/₹1,149\.00/)).toHaveLength(2)
    expect(mainText()).not.toContain('₹1,099.00')
    await press('Place order')
    await expect.poll(address).toMatch(/^\/orders\/[\w-]+$/)
    await shows('Cash on delivery fee₹50.00', '₹1,149.00')
    const id = address().split('/').at(-1)!
    await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
    await shows('Cash on delivery fee₹50.00')
    await openAdminPage(shop, `/admin/orders/${id}/receipt`, { as: owner })
    await shows('Cash on delivery fee₹50.00', '₹1,149.00')
  })

  test('is said in Hindi, too', async () => {
    const { user } = await openPayment('hi')
    await shows('नकद भुगतान पर कुल में ₹50.00 जुड़ते हैं।')
    await user.click(await screen.findByRole('radio', { name: /नकद/ }))
    await shows('नकद भुगतान का शुल्क₹50.00', '₹1,149.00')
  })

  test('that has changed meanwhile is shown before the order is placed', async () => {
    const { user, meera, address } = await openPayment()
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }))
    await shows('₹1,149.00')
    await saveSettings({ cashOnDeliveryFee: 70_00 })
    await press('Place order')
    await shows('The total has changed.', 'Cash on delivery fee₹70.00', '₹1,169.00')
    expect((await meera.graphql('{ orders { totalCount } }')).data.orders.totalCount).toBe(0)
    await press('Place order')
    await expect.poll(address).toMatch(/^\/orders\/[\w-]+$/)
    await shows('₹1,169.00')
  })

  test('is not shown where there is none', async () => {
    await saveSettings({ cashOnDeliveryFee: 0 })
    const { user } = await openPayment()
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }))
    await shows('₹1,099.00')
    expect(mainText()).not.toMatch(/adds|fee/)
  })

  test('is a line of the invoice', async () => {
    const meera = await shop.shopper('Meera')
    const draft = await readyDraft(meera, saree.id)
    const { order } = await meera.mutateOrThrow('placeOrder', placingOf({ ...draft, totalToPay: 1_149_00 }))
    const { invoice } = await owner.mutateOrThrow('issueInvoice', { orderId: order.id })
    await openAdminPage(shop, `/orders/${order.id}/invoices/${invoice.id}`, { as: meera })
    await shows('Cash on delivery fee', '₹1,149.00')
  })

  test('is set by the owner beside the other rules for cash, and told on the page of questions', async () => {
    await openAdminPage(shop, '/admin/settings', { as: owner })
    await region('Cash on delivery')
    await fill('Fee for cash on delivery, ₹', '1500')
    await press('Save the settings')
    await screen.findByText('Write ₹1,000 at most.')
    await fill('Fee for cash on delivery, ₹', '45')
    await press('Save the settings')
    await expect
      .poll(async () => (await shop.guest().graphql('{ shop { cashOnDeliveryFee } }')).data.shop)
      .toEqual({ cashOnDeliveryFee: 45_00 })
    await openAdminPage(shop, '/help')
    await shows('Cash on delivery adds ₹45 to the total.')
  })
})
