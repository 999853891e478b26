import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls } from '../support/admin-page.ts'
import type { Account } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { addStyleOption, changeStyleOption } from '../support/styles.ts'
import { saved } from '../support/wizard-page.ts'

const shop = await openShop()
const owner = await shop.admin()
const design = await shop.product()
const { field, fill, press, follow } = controls()
const filledIn = 'From your last order. Change what is different.'
const required = 'Please complete all required fields to proceed with your order'
const valueOf = async (label: string) => (await field(label)).value

/** A shopper who has ordered before. */
async function shopperWithOrder() {
  const meera = await shop.shopper('Meera Kulkarni')
  await orderProduct(meera, design.id)
  return meera
}

const draftsOf = async (who: Account) =>
  (
    await who.graphql(
      '{ orderDrafts { edges { node { id version designDetails customer { name phone street city state pincode } } } } }',
    )
  ).data.orderDrafts.edges.map(({ node }: { node: object }) => node)

const open = (as: Account, step: 'type' | 'customer', broken?: string[]) =>
  openPage(shop, `/order/null/custom?step=${step}`, { as, ...(broken && { broken }) })

describe('a repeat order', () => {
  test('has phone and address of the last one; one is changed, and the draft saves all', async () => {
    const meera = await shopperWithOrder()
    const { connection, unmount } = await open(meera, 'type')
    await fill('Design details', 'Puff sleeves')
    await saved()
    expect(connection.sent).not.toContain('LastCustomer')
    await follow(/Customer Details$/)
    await screen.findByText(filledIn)
    expect(await valueOf('Phone')).toBe('9876543210')
    expect(await valueOf('State')).toBe('Maharashtra')
    // The draft, as the account has it.
    expect(await valueOf('Full name')).toBe('Meera Kulkarni')
    expect(await valueOf('E-mail')).toBe(meera.email)
    await fill('City', 'Thane')
    const customer = {
      name: 'Meera Kulkarni',
      phone: '9876543210',
      street: '7 Hill Road, Bandra West',
      city: 'Thane',
      state: 'Maharashtra',
      pincode: '400050',
    }
    await expect
      .poll(() => draftsOf(meera))
      .toEqual([expect.objectContaining({ designDetails: 'Puff sleeves', customer })])
    await saved()
    expect(connection.sent.filter((name) => name === 'LastCustomer')).toHaveLength(1)
    unmount()
    const again = await open(meera, 'customer')
    expect(await valueOf('City')).toBe('Thane')
    expect(await valueOf('Phone')).toBe('9876543210')
    await again.settled()
    expect(again.connection.sent).not.toContain('LastCustomer')
  })

  test('is cleared of them in one tap, and stays so', async () => {
    const meera = await shopperWithOrder()
    const { unmount } = await open(meera, 'customer')
    await screen.findByText(filledIn)
    await saved()
    await press('Clear phone and address')
    await expect.poll(() => document.activeElement).toBe(await field('Phone'))
    expect(screen.queryByText(filledIn)).toBeNull()
    for (const label of ['Phone', 'Street', 'City', 'State', 'Pincode']) expect(await valueOf(label)).toBe('')
    expect(await valueOf('Full name')).toBe('Meera Kulkarni')
    await expect.poll(async () => (await draftsOf(meera))[0].customer.phone).toBeFalsy()
    unmount()
    const { settled } = await open(meera, 'customer')
    await saved()
    await settled()
    expect(await valueOf('Full name')).toBe('Meera Kulkarni')
    expect(await valueOf('Phone')).toBe('')
  })

  test('keeps what is typed meanwhile', async () => {
    const { connection } = await open(await shopperWithOrder(), 'customer')
    let arrive = () => {}
    connection.late.set('LastCustomer', new Promise<void>((resolve) => (arrive = resolve)))
    await expect.poll(() => connection.sent).toContain('LastCustomer')
    await fill('Pincode', '411')
    await saved()
    arrive()
    await expect.poll(() => connection.underway).toEqual([])
    await fill('Pincode', '411001')
    await saved()
    expect(await valueOf('Phone')).toBe('')
    expect(screen.queryByText(filledIn)).toBeNull()
  })

  test('keeps what another device has saved since the window was opened', async () => {
    const meera = await shopperWithOrder()
    await meera.mutate('saveOrderDraft', { orderType: 'CUSTOM', designDetails: 'From the phone' })
    const { settled } = await open(meera, 'type')
    await saved()
    const [{ id, version }] = await draftsOf(meera)
    const change = { id, version, orderType: 'CUSTOM' as const, designDetails: 'From the laptop' }
    expect((await meera.mutate('saveOrderDraft', change)).userErrors).toEqual([])
    await follow(/Customer Details$/)
    await screen.findByText(required)
    await settled()
    expect(await valueOf('Phone')).toBe('')
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContain(filledIn)
    expect(await draftsOf(meera)).toMatchObject([{ designDetails: 'From the laptop' }])
  })

  test('is filled in by the shopper when the last one can’t be read', async () => {
    const { connection, settled } = await open(await shopperWithOrder(), 'customer', ['LastCustomer'])
    await expect.poll(() => connection.sent).toContain('LastCustomer')
    await settled()
    await screen.findByText(required)
    expect(await valueOf('Phone')).toBe('')
    expect(screen.getByRole('main').querySelector('[role=alert]:not(:empty)')).toBeNull()
  })
})

describe('“Order again”', () => {
  /** A delivered blouse in a style with an own option, which is switched off again. */
  async function deliveredBlouse(meera: Account, isOffered: boolean) {
    const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const option = await addStyleOption(owner)
    const order = await orderProduct(meera, blouse.id, {
      orderType: 'TAILOR',
      cartItems: [{ productId: blouse.id, productType: 'TAILOR', style: ['front-neck-boat', option['id']] }],
    })
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY', 'DELIVERED')
    if (!isOffered) await changeStyleOption(owner, option, { isActive: false })
    return { id: order.id, blouse, optionName: option['name'] as string }
  }

  const tailorDraft = async (who: Account, blouse: { id: string }) =>
    `/order/${blouse.id}/tailor?draft=${(await draftsOf(who))[0].id}`

  test('opens a draft from the list of orders', async () => {
    const meera = await shop.shopper('Meera')
    const { blouse } = await deliveredBlouse(meera, true)
    const { address } = await openPage(shop, '/orders', { as: meera })
    await press(/^Order again/)
    await screen.findByRole('heading', { level: 1, name: /made to measure/ })
    expect(address()).toBe(await tailorDraft(meera, blouse))
    await follow(/Order Type$/)
    await screen.findByText(/Boat neck/)
    await saved()
  })

  test('names what isn’t offered any more before it opens the draft, in Hindi', async () => {
    const meera = await shop.shopper('Meera')
    const { id, blouse, optionName } = await deliveredBlouse(meera, false)
    const { address, settled } = await openPage(shop, `/orders/${id}`, { as: meera, language: 'hi' })
    await press(/^फिर से ऑर्डर करें/)
    const notice = (await screen.findByText('आपके ऑर्डर से यह नहीं लिया गया:')).parentElement
    expect(notice?.textContent).toContain(`${optionName}: अब उपलब्ध नहीं`)
    expect(document.activeElement).toBe(notice)
    expect(screen.queryByRole('button', { name: /^फिर से ऑर्डर करें/ })).toBeNull()
    await follow('बाक़ी के साथ आगे बढ़ें')
    await screen.findByRole('heading', { level: 1, name: new RegExp('नाप') })
    expect(address()).toBe(`/hi${await tailorDraft(meera, blouse)}`)
    await settled()
  })

  test('is not there while the order is under way, and says why it failed', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderProduct(meera, design.id)
    const { unmount } = await openPage(shop, `/orders/${id}`, { as: meera })
    await screen.findByRole('button', { name: 'Cancel this order' })
    expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull()
    unmount()
    await meera.mutateOrThrow('cancelOrder', { id })
    await openPage(shop, `/orders/${id}`, { as: meera, broken: ['OrderAgain'] })
    await press(/^Order again/)
    await screen.findByText('We could not reach the shop. Check your connection and try again.')
    expect(await draftsOf(meera)).toEqual([])
  })
})

test('a first order is not filled in, nor saved before something is typed', async () => {
  const meera = await shop.shopper('Meera')
  const { connection, settled } = await open(meera, 'customer')
  await expect.poll(() => connection.sent).toContain('LastCustomer')
  await settled()
  await screen.findByText(required)
  expect(await valueOf('Phone')).toBe('')
  expect(await draftsOf(meera)).toEqual([])
})
