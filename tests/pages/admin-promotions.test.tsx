import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatExactRupees } from '../../client/lib/money.ts'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import type { Json } from '../support/api-client.ts'
import { readymade } from '../support/cart.ts'
import { dayAhead } from '../support/days.ts'
import { orderProduct } from '../support/orders.ts'
import { addPromotion, inputOf } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const blouse = await shop.product({ category: 'BLOUSE', readyMadePrice: 1_234_57, discount: 3 })
const { choose, field, fill, follow, press, tick } = controls()

const openPromotions = () => openAdminPage(shop, '/admin/promotions', { as })
const row = () => screen.findByRole('row', { name: /WEDDING/ })

// Each test continues with the coupon of the one before.

test('the owner makes a coupon, whose percent has to be a whole number up to 100', async () => {
  await openPromotions()
  await follow('Add an offer')
  await screen.findByRole('heading', { level: 1, name: 'Add an offer' })
  await fill('Name', 'Wedding season')
  await fill('Name in Hindi', 'शादी का मौसम')
  await fill('Coupon code', 'wedding')
  await fill('Percent', 'ten')
  await press('Add the offer')
  await screen.findByText('Write a whole number, such as 12.')
  await fill('Percent', '101')
  await press('Add the offer')
  await screen.findByText('Write a whole percent from 1 to 100.')
  await fill('Percent', '7')
  await fill('Orders that may have it', '1')
  await tick('Blouse')
  await press('Add the offer')
  const { textContent } = await row()
  expect(textContent).toContain('7% off')
  expect(textContent).toContain('0 of 1')
})

test('a template fills in a usual offer, whose numbers are changed; a typed name stays', async () => {
  await openPromotions()
  await follow('Add an offer')
  await press('Festival: two weeks, one kind of garment')
  expect((await field('Name')).value).toBe('Festival offer')
  expect((await field('Name in Hindi')).value).toBe('त्योहार का ऑफ़र')
  expect((await field('Saree')).checked).toBe(true)
  expect([(await field('First day')).value, (await field('Last day')).value]).toEqual([
    dayAhead(0),
    dayAhead(13),
  ])
  await press('First order: ₹200 off')
  expect((await field('Saree')).checked).toBe(false)
  expect((await field('Name')).value).toBe('Welcome')
  await fill('Name', 'First visit')
  await press('10% off above ₹5,000')
  await fill('Percent', '12')
  await press('Add the offer')
  const { textContent } = await screen.findByRole('row', { name: /First visit/ })
  expect(textContent).toContain('12% off')
  expect(textContent).toContain('from ₹5,000')
  const { data } = await as.graphql('{ promotions(first: 10) { edges { node { id name } } } }')
  const { node } = data.promotions.edges.find((edge: Json) => edge.node.name === 'First visit')
  await as.mutateOrThrow('deletePromotion', { id: node.id })
})

test('a shopper applies it in the cart, to the paisa, and pays whole rupees', async () => {
  await meera.mutate('addToCart', { ...readymade(blouse.id), quantity: 2 })
  const { user } = await openAdminPage(shop, '/cart', { as: meera })
  const coupon = () => field('Coupon code')
  await user.type(await coupon(), 'NO-SUCH-CODE{Enter}')
  await screen.findByText('There is no such coupon code. Please check it.')
  expect((await coupon()).getAttribute('aria-invalid')).toBe('true')
  await user.clear(await coupon())
  await user.type(await coupon(), 'wedding{Enter}')
  await screen.findByRole('button', { name: 'Remove the coupon' })
  const priced = '{ cart { finalTotal promotions { amount } totalToPay } }'
  const { cart } = (await meera.graphql(priced)).data
  // 2 × 119753.29 → 119753 paise, less 7 percent, and 99 rupees for the delivery, rounded.
  expect([cart.finalTotal, cart.promotions[0].amount, cart.totalToPay]).toEqual([239_506, 16_765, 232_600])
  const { textContent } = await region('Summary')
  expect(textContent).toContain('Wedding season (WEDDING)')
  expect(textContent).toContain(`−${formatExactRupees(16_765)}`)
  expect(textContent).toContain(formatExactRupees(232_600))
})

test('an order with it names it, in both languages and to the owner; a follower sees its amount alone', async () => {
  const { id } = await orderProduct(meera, blouse.id, {
    cartItems: [{ ...readymade(blouse.id), quantity: 2 }],
  })
  const read =
    'query ($id: ID!) { order(id: $id) { trackingToken totalToPay promotions { name code amount } } }'
  const { order } = (await meera.graphql(read, { id })).data
  expect(order.promotions).toEqual([{ name: 'Wedding season', code: 'WEDDING', amount: 16_765 }])
  expect(order.totalToPay).toBe(232_600)
  await openAdminPage(shop, `/orders/${id}`, { as: meera })
  await shows('Wedding season (WEDDING)', `−${formatExactRupees(16_765)}`, formatExactRupees(232_600))
  await openAdminPage(shop, `/orders/${id}`, { as: meera, language: 'hi' })
  await shows('शादी का मौसम')
  await openAdminPage(shop, `/track/${order.trackingToken}`)
  await shows(`−${formatExactRupees(16_765)}`)
  expect(screen.getByRole('main').textContent).not.toContain('WEDDING')

  await openPromotions()
  const { textContent } = await row()
  expect(textContent).toContain('1 of 1')
  expect(textContent).toContain('Used up')
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  await shows('Wedding season (WEDDING)', formatExactRupees(232_600))
})

test('a coupon that is used up says so, in Hindi too', async () => {
  const asha = await shop.shopper('Asha')
  await asha.mutate('addToCart', readymade(blouse.id))
  await openAdminPage(shop, '/cart', { as: asha, language: 'hi' })
  await fill('कूपन कोड', 'WEDDING')
  await press('कूपन लगाएँ')
  await screen.findByText('यह कूपन ख़त्म हो चुका है।')
})

test('a coupon that lacks goods says so, and can be removed; one that ended meanwhile asks to look again', async () => {
  const asha = await shop.shopper('Asha')
  const design = await shop.product({ category: 'BLOUSE', readyMadePrice: 1_800_00, discount: 0 })
  await asha.mutate('addToCart', readymade(design.id))
  const leaflet = { name: 'Leaflet', kind: 'AMOUNT' as const, amount: 200_00 }
  await addPromotion(as, { ...leaflet, code: 'BIG', minimumTotal: 5_000_00 })
  const ending = await addPromotion(as, { ...leaflet, code: 'ENDS' })
  const cart = await openAdminPage(shop, '/cart', { as: asha })
  const apply = async (code: string) => {
    await fill('Coupon code', code)
    await press('Apply the coupon')
  }
  await apply('big')
  await screen.findByText('Add designs for ₹3,200.00 more to use this coupon.')
  await press('Remove the coupon')
  await apply('ends')
  await shows('−₹200.00')

  await follow(/^Order Now/)
  await expect.poll(cart.address).toMatch(/^\/order\//)
  await follow('Next')
  await fill('Phone', '9876543210')
  await fill('Street', '7 Hill Road, Bandra West')
  await fill('City', 'Mumbai')
  await choose('State', 'Maharashtra')
  await fill('Pincode', '400050')
  await screen.findByText('Saved')
  await follow('Next')
  await shows('₹1,699.00')
  await as.mutateOrThrow('savePromotion', { ...inputOf(ending), isActive: false })
  await press('Place order')
  await shows('This coupon has ended, or is used up. The total is now ₹1,899.00.')
  expect(screen.getByRole('main').textContent).not.toContain('₹1,699.00')
  await press('Place order')
  await expect.poll(cart.address).toMatch(/^\/orders\/[\w-]+$/)
  await shows('₹1,899.00')
})
