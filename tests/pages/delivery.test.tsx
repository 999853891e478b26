import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { formatExactRupees } from '../../client/lib/money.ts'
import { paths } from '../../shared/paths.ts'
import { controls, mainText, openAdminPage, region, shows } from '../support/admin-page.ts'
import { readymade, tailor } from '../support/cart.ts'
import { dayAhead, written } from '../support/days.ts'
import { addZone, deleteZones } from '../support/delivery.ts'
import { openPage } from '../support/open-page.tsx'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import { fillCustomer, saved } from '../support/wizard-page.ts'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/shop/orders/wizard/PaymentStep.tsx'), 120_000)

const shop = await openShop()
const owner = await shop.admin()
beforeEach(() => deleteZones(owner))
const { field, fill, press, follow, tick } = controls()
const mumbai = { name: 'Mumbai', prefixes: ['400', '401'], minDays: 1, maxDays: 2, fee: 45_50 }
const longDay = (day: string) => written(day, { dateStyle: 'long' })

test('the owner adds, changes and deletes zones, whose pincodes don’t overlap', async () => {
  await openAdminPage(shop, '/admin/delivery', { as: owner })
  await screen.findByText(/^There are no zones yet/)
  const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) })?.textContent
  await follow('Add a zone')
  const add = async (name: string, prefixes: string, days: [string, string], fee: string) => {
    await screen.findByRole('heading', { level: 1, name: 'Add a zone' })
    await fill('Name', name)
    await fill('Pincodes that begin with', prefixes)
    await fill('Fewest days in transit', days[0])
    await fill('Most days in transit', days[1])
    await fill('Fee for an order, in ₹', fee)
    await press('Add the zone')
  }
  await add('Mumbai', '400, 40x', ['1', '2'], '45.50')
  await screen.findByText(/‘40x’ is not the beginning of a pincode/)
  await fill('Pincodes that begin with', '400 401')
  await press('Add the zone')
  await expect.poll(() => row('Mumbai')).toContain('400, 401')
  expect(row('Mumbai')).toContain('1 to 2 days')
  expect(row('Mumbai')).toContain('₹45.50')

  await follow('Add a zone')
  await add('All of Maharashtra', '40,41,400', ['4', '4'], '0')
  await screen.findByText('400 belongs to the zone ‘Mumbai’ already.')
  await fill('Pincodes that begin with', '40,41')
  await press('Add the zone')
  await follow('All of Maharashtra')
  await fill('Fee for an order, in ₹', '120')
  await press('Save the zone')
  await expect.poll(() => row('Maharashtra')).toContain('₹120')
  await follow('All of Maharashtra')
  await press('Delete')
  await controls(await screen.findByRole('alertdialog')).press('Delete')
  await screen.findByText('Zone deleted')
  await expect.poll(() => row('Maharashtra')).toBeUndefined()
  await expect.poll(() => row('Mumbai')).toBeTruthy()
})

test('a pincode says when and for how much a design arrives, and is remembered', async () => {
  await addZone(owner, mumbai)
  const saree = await shop.product({ category: 'SAREE' })
  const { unmount } = await openPage(shop, paths.product(saree.id))
  await fill('Deliver to pincode', '4000')
  await press('Check')
  await screen.findByText('A pincode has 6 digits.')
  expect((await field('Deliver to pincode')).getAttribute('aria-invalid')).toBe('true')
  await fill('Deliver to pincode', '४००० ५०')
  await press('Check')
  const { readyMade, tailor } = (
    await owner.graphql(
      `query ($id: ID!) {
        readyMade: deliveryEstimate(pincode: "400050", productId: $id, productType: READYMADE) { latest }
        tailor: deliveryEstimate(pincode: "400050", productId: $id, productType: TAILOR) { latest }
      }`,
      { id: saree.id },
    )
  ).data
  const section = await region('Delivery')
  await expect.poll(() => section.textContent).toContain(`Readymade: arrives by ${longDay(readyMade.latest)}`)
  expect(section.textContent).toContain(`Tailor Made: arrives by ${longDay(tailor.latest)}`)
  expect(section.textContent).toContain('Delivery ₹45.50')
  unmount()
  const hindi = await openPage(shop, paths.product(saree.id), { language: 'hi' })
  await expect.poll(async () => (await field('इस पिनकोड पर डिलीवरी')).value).toBe('400050')
  await expect.poll(async () => (await region('डिलीवरी')).textContent).toContain('तक पहुँचेगा')
  hindi.unmount()
  await openPage(shop, paths.product(saree.id))
  await shows('Delivery ₹45.50')
  await fill('Deliver to pincode', '560001')
  await press('Check')
  await shows('We don’t deliver to 560001 yet.')
})

test('a chosen way to order narrows the estimate, and the cart has the pincode’s fee', async () => {
  await addZone(owner, mumbai)
  const suit = await shop.product({ shippingCost: 149_00 })
  const meera = await shop.shopper('Meera')
  const { router } = await openPage(shop, paths.product(suit.id), { as: meera })
  await tick(/^Readymade/)
  await fill('Deliver to pincode', '400050')
  await press('Check')
  const section = await region('Delivery')
  await expect.poll(() => section.textContent).toContain('Readymade: arrives by')
  expect(section.textContent).not.toContain('Tailor Made')
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart' })
  add!.click()
  await screen.findByText(`Readymade option for ${suit.productName} added to cart!`)
  await router.navigate('/cart')
  await shows('Delivery to 400050, once an order')
  const { body } = await meera.rest('GET', 'user/get_all_cart')
  expect([body.finalTotal, body.delivery, body.totalToPay]).toEqual([1800, 45.5, 1846])
})

test('the cart takes over the pincode that was looked up, and says by when it arrives', async () => {
  await addZone(owner, mumbai)
  const suit = await shop.product()
  const looked = await openPage(shop, paths.product(suit.id))
  await fill('Deliver to pincode', '400050')
  await press('Check')
  await shows('Delivery ₹45.50')
  looked.unmount()
  const meera = await shop.shopper('Meera')
  await meera.mutate('addToCart', readymade(suit.id))
  const { unmount } = await openPage(shop, '/cart', { as: meera })
  await shows('Delivery to 400050, once an order')
  const dayOf = async () =>
    (await meera.graphql('{ cart { deliveryEstimate { latest } } }')).data.cart.deliveryEstimate
      .latest as string
  await shows(`Arrives by ${longDay(await dayOf())}`)
  await fill('Deliver to pincode', '4000')
  await press('Check')
  await screen.findByText('A pincode has 6 digits.')
  await fill('Deliver to pincode', '560001')
  await press('Check')
  await shows('We don’t deliver to 560001 yet.')
  expect(mainText()).not.toContain('Arrives by')
  unmount()
  const hindi = await openPage(shop, '/cart', { as: meera, language: 'hi' })
  await fill('इस पिनकोड पर डिलीवरी', '400050')
  await press('देखें')
  await shows('तक पहुँच')
  hindi.unmount()
  await openPage(shop, paths.order(suit.id, 'readymade'), { as: meera })
  await follow('Next')
  await follow('Next')
  await expect.poll(async () => (await field('Pincode')).value).toBe('400050')
})

test('an order is delivered by its zone, with a coupon of the payment step, in whole rupees', async () => {
  await addZone(owner, mumbai)
  const code = 'FIRST-10'
  await addPromotion(owner, { name: 'Opening week', code })
  const size = (label: string, quantityInStock: number) => ({ label, chest: 96, quantityInStock })
  const suit = await shop.product({
    category: 'SUIT',
    readyMadePrice: 123_457,
    shippingCost: 149_00,
    sizes: [size('S', 0), size('M', 3), size('L', 3)],
    quantityInStock: 6,
  })
  const blouse = await shop.product({ category: 'BLOUSE' })
  const meera = await shop.shopper('Meera Rao')
  await meera.mutate('addToCart', tailor(blouse.id))
  await meera.mutate('addToCart', { ...readymade(suit.id), size: 'L' })
  const { address } = await openPage(shop, '/cart', { as: meera })
  await follow('Checkout')
  await screen.findByRole('heading', { level: 2, name: 'Order Type' })
  await follow('Next')
  const sizes = within(await screen.findByRole('group', { name: 'Size' }))
  expect(sizes.getByRole('radio', { name: /^S/ })).toHaveProperty('disabled', true)
  expect(sizes.getByRole('radio', { name: /^L/ })).toHaveProperty('checked', true)
  await tick(/^M/)
  await follow('Next')
  await fillCustomer()
  await fill('Pincode', '411001')
  await screen.findByText(/^We don’t deliver to this pincode yet\./)
  await follow('Next')
  await shows('We don’t deliver to 411001 yet.')
  await press('Place order')
  await shows('We don’t deliver to 411001 yet. Choose pick-up')
  await follow('Previous')
  await fill('Pincode', '400050')
  const today = dayAhead(0)
  await fill('Needed by (optional)', today)
  await saved()
  await follow('Next')
  await shows(`You need it by ${longDay(today)}, and we can’t promise that.`)

  const apply = async (typed: string) => {
    await fill('Coupon code', typed)
    await press('Apply the coupon')
  }
  await apply('NO-SUCH-CODE')
  await screen.findByText('There is no such coupon code. Please check it.')
  await apply(code.toLowerCase())
  // A suit of 1,234.57, a blouse to measure of 2,500, ten percent off, and 45.50 for the zone.
  // 3,406.61, rounded to the rupee.
  const [off, total] = [37_346, 340_700]
  await shows(`Total ${formatExactRupees(total)}`)
  expect(mainText()).toContain(`Opening week (${code})`)
  expect(mainText()).toContain(`−${formatExactRupees(off)}`)
  await press('Remove the coupon')
  await shows(`Total ${formatExactRupees(378_000)}`)
  await apply(code)
  await shows(`Total ${formatExactRupees(total)}`)
  const rest = (await meera.rest('GET', 'user/get_all_cart')).body
  expect([rest.delivery, rest.totalToPay]).toEqual([45.5, total / 100])
  await press('Place order')
  await expect.poll(address).toMatch(/^\/orders\/[\w-]+$/)

  const { orders } = (
    await meera.graphql(`{
      orders { edges { node {
        id items { productName productType size { label } totalPrice } totalPrice delivery promotions { code amount } totalToPay
        neededBy promisedDate deliveryDate
      } } }
    }`)
  ).data
  const { id, promisedDate, deliveryDate, ...order } = orders.edges[0].node
  expect(order).toEqual({
    items: [
      { productName: blouse.productName, productType: 'TAILOR', size: null, totalPrice: 250_000 },
      { productName: suit.productName, productType: 'READYMADE', size: { label: 'M' }, totalPrice: 123_457 },
    ],
    totalPrice: 373_457,
    delivery: 4_550,
    promotions: [{ code, amount: off }],
    totalToPay: total,
    neededBy: today,
  })
  expect(deliveryDate).toBe(new Date(`${promisedDate}T12:00:00+05:30`).toISOString())
  await shows(`Expected by ${longDay(promisedDate)}`)
  for (const amount of [123_457, 250_000, 373_457, 4_550, total])
    expect(mainText()).toContain(formatExactRupees(amount))
  expect(mainText()).toContain(`−${formatExactRupees(off)}`)
  await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
  await shows('Promised to the customer:')
  await shows(formatExactRupees(total))
})
