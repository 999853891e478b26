import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storeResponses } from '../../client/app/offline/cached-responses.ts'
import { operationKey } from '../../client/app/offline/cached-responses-link.ts'
import { OrderCart_query } from '../../client/shop/orders/wizard/order-cart.ts'
import { readymade, tailor } from '../support/cart.ts'
import { openPage, type Page } from '../support/open-page.tsx'
import { pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const sizes = ['S', 'M'].map((label) => ({ label, chest: 90, quantityInStock: 5 }))
const shop = await openShop()
const saree = await shop.product({
  productName: 'Kanjivaram Saree',
  category: 'SAREE',
  discount: 10,
  images: [{ url: await pictureOf(shop), alt: 'A red saree' }],
})
const suit = await shop.product({ productName: 'Anarkali Suit', sizes })

test('an order names its design, the way it is made, and its price after the discount', async () => {
  const { screen } = await openPage(shop, `/order/${saree.id}/tailor`)
  await screen.findByText('Kanjivaram Saree')
  expect(screen.getByText('Saree · Tailor Made')).toBeTruthy()
  expect(screen.getByText('₹2,250.00', { exact: false })).toBeTruthy()
  expect(screen.getByText('10% off')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A red saree' })).toBeTruthy()
})

test('the steps are links, and Back returns to the previous one', async () => {
  const { screen, user, address, router } = await openPage(shop, `/order/${saree.id}/tailor`)
  await user.click(await screen.findByRole('link', { name: /Measurements$/ }))
  expect(address()).toBe(`/order/${saree.id}/tailor?step=measurements`)
  await screen.findByRole('heading', { level: 2, name: 'Measurements' })
  void router.navigate(-1)
  await screen.findByRole('heading', { level: 2, name: 'Product Info' })
})

test('delivery is listed separately, and the total is goods and delivery', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/readymade`)
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await screen.findByText('₹3,339.00')
  expect(screen.getAllByText('₹3,240.00')).toHaveLength(2)
  expect(screen.getByText('₹99.00')).toBeTruthy()
})

test('a ready-made design with sizes requires one; a saree is of free size', async () => {
  const first = await openPage(shop, `/order/${suit.id}/readymade?step=measurements`)
  await first.screen.findByRole('radio', { name: /^M/ })
  first.unmount()
  const { screen } = await openPage(shop, `/order/${saree.id}/readymade?step=measurements`)
  await screen.findByText('Free size: it fits everybody.')
})

test('what a guest types is restored on the next visit', async () => {
  const first = await openPage(shop, '/order/null/custom?step=type')
  await first.user.type(await first.screen.findByLabelText('Design details'), 'Boat neck')
  first.unmount()
  const { screen } = await openPage(shop, '/order/null/custom?step=type')
  const details: HTMLTextAreaElement = await screen.findByLabelText('Design details')
  expect(details.value).toBe('Boat neck')
})

test('measurements typed in cm are shown in inches, and back', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`)
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  await user.type(waist, '76')
  await user.click(screen.getByRole('button', { name: 'inches' }))
  expect(waist.value).toBe('29.9')
  await user.click(screen.getByRole('button', { name: 'cm' }))
  expect(waist.value).toBe('76')
  // What is typed in a unit belongs to that unit.
  await user.click(screen.getByRole('button', { name: 'inches' }))
  await user.clear(waist)
  await user.type(waist, '30½')
  await user.click(screen.getByRole('button', { name: 'cm' }))
  expect(waist.value).toBe('77.5')
  await user.click(screen.getByRole('button', { name: 'inches' }))
  expect(waist.value).toBe('30½')
})

test('a length that was typed in the wrong unit is questioned at its field', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`)
  await user.type(await screen.findByLabelText(/Chest/), '36')
  await screen.findByText('Is this in inches? Please look again.')
  await user.click(screen.getByRole('button', { name: 'inches' }))
})

test('a length that can’t be read stops the step at its field', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`)
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  await user.type(waist, '36 or 37')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.activeElement).toBe(waist)
  expect(waist.value).toBe('36 or 37')
  await screen.findByText('Write a length, such as 36.5 or 36 1/2.')
  expect(screen.getByRole('heading', { name: 'Measurements', level: 2 })).toBeTruthy()
})

test('an invalid length stays as typed and shows an error on blur', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`)
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  await user.type(waist, '36 1/3')
  await user.tab()
  await screen.findByText('Write a length, such as 36.5 or 36 1/2.')
  expect(waist.value).toBe('36 1/3')
  await user.clear(waist)
  await user.type(waist, '36 1/2')
  await expect.poll(() => screen.queryByText('Write a length, such as 36.5 or 36 1/2.')).toBeNull()
})

test('a phone number that is too short shows an error on blur', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=customer`)
  await user.type(await screen.findByLabelText('Phone'), '98765')
  expect(screen.queryByText('A mobile number has 10 digits.')).toBeNull()
  await user.tab()
  await screen.findByText('A mobile number has 10 digits.')
})

test('the error summary names each invalid field and links to it', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`, {
    as: await shop.shopper('Meera'),
  })
  await user.type(await screen.findByLabelText(/Waist/), '401')
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  const summary = await screen.findByText(/^Please complete all required fields/)
  const links = within(summary.closest<HTMLElement>('[role=alert]')!).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Blouse, Waist: At most 400 cm.',
    'Enter your street and house number.',
    'Enter your city.',
    'Choose your state.',
    'Phone: A mobile number has 10 digits.',
    'A pincode has 6 digits.',
  ])
  await user.click(links[0]!)
  const waist = await screen.findByLabelText(/Waist/)
  await expect.poll(() => document.activeElement).toBe(waist)
})

test('measurements of a garment that is no longer ordered don’t block the order', async () => {
  const { screen, user } = await openPage(shop, '/order/null/custom', { as: await shop.shopper('Meera') })
  await user.selectOptions(await screen.findByLabelText('Select Category'), 'BLOUSE')
  await user.click(screen.getByRole('link', { name: /Measurements$/ }))
  await user.type(await screen.findByLabelText(/Chest/), 'much')
  await user.click(screen.getByRole('link', { name: /Product Info$/ }))
  await user.selectOptions(await screen.findByLabelText('Select Category'), 'LEHENGA')
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await user.click(await screen.findByRole('button', { name: 'Send enquiry' }))
  expect((await screen.findByRole('alert')).textContent).not.toContain('Write a number')
})

test('a pincode of another state shows a warning and doesn’t block the order', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=customer`)
  const pincode = await screen.findByLabelText('Pincode')
  const odd = 'This pincode looks like one of another state. Please check the pincode and the state.'
  await user.type(pincode, '110001')
  expect(screen.queryByText(odd)).toBeNull()
  await user.selectOptions(screen.getByLabelText('State'), 'Maharashtra')
  await screen.findByText(odd)
  expect(pincode.getAttribute('aria-invalid')).toBeNull()
  expect(pincode.getAttribute('aria-describedby')).toBe(screen.getByText(odd).id)
  await user.selectOptions(screen.getByLabelText('State'), 'Delhi')
  await expect.poll(() => screen.queryByText(odd)).toBeNull()
})

test('a measurement is a number from 0 in steps of 0.1', async () => {
  const { screen, user } = await openPage(shop, `/order/${saree.id}/tailor?step=measurements`)
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  expect(waist.inputMode).toBe('decimal')
  expect([waist.getAttribute('min'), waist.getAttribute('step')]).toEqual(['0', '0.1'])
  await user.type(waist, '0.1{ArrowDown}{ArrowDown}')
  expect(waist.value).toBe('0')
  await user.clear(waist)
  await user.type(waist, '75.9{ArrowUp}')
  expect(waist.value).toBe('76')
  await user.clear(waist)
  await user.type(waist, '36 1/2{ArrowUp}')
  expect(waist.value).toBe('36.6')
  await user.clear(waist)
  await user.type(waist, '36 or 37{ArrowUp}')
  expect(waist.value).toBe('36 or 37')
})

test('special instructions have a field of their own and are stored', async () => {
  const first = await openPage(shop, `/order/${saree.id}/readymade?step=type`)
  await first.user.type(await first.screen.findByLabelText('Special instructions'), 'Gift wrap')
  first.unmount()
  const { screen } = await openPage(shop, `/order/${saree.id}/readymade?step=type`)
  const instructions: HTMLTextAreaElement = await screen.findByLabelText('Special instructions')
  expect(instructions.value).toBe('Gift wrap')
})

test('a custom order needs no product, and its enquiry box is translated, too', async () => {
  const { screen, page } = await openPage(shop, '/order/null/custom')
  await screen.findByRole('heading', { level: 1, name: 'Start your design' })
  expect(page.status.code).toBe(200)
  expect((await screen.findByText(/कीमत सिर्फ़ फ़ोन पर/)).lang).toBe('hi')
})

test.each([
  '/order/gone/tailor',
  '/order/null/tailor',
  `/order/${saree.id}/knitted`,
  `/order/${saree.id}/toString`,
])('%s is a 404', async (path) => {
  const { screen, page } = await openPage(shop, path)
  await screen.findByRole('heading', { level: 1, name: /^We could not find/ })
  expect(page.status.code).toBe(404)
})

describe('an order from the cart', () => {
  /** Of a design of its own: the page of an earlier test may still be saving its draft. */
  async function withCart(quantity: number) {
    const shopper = await shop.shopper('Meera')
    const saree = await shop.product({ productName: 'Kanjivaram Saree', category: 'SAREE' })
    await shopper.mutate('addToCart', { ...readymade(saree.id), quantity })
    return { shopper, saree, order: `/order/${saree.id}/readymade` }
  }
  const quantityIn = ({ screen }: Page) =>
    screen.findByRole('group', { name: 'Quantity of Kanjivaram Saree' })

  test('has the quantity of the server’s cart, whatever this browser has cached', async () => {
    const { shopper, saree, order } = await withCart(3)
    const product = { id: saree.id, productName: 'Kanjivaram Saree' }
    const items = [{ id: 'line', product, productType: 'READYMADE', quantity: 1 }]
    const operation = operationKey(OrderCart_query, 'OrderCart')
    storeResponses('cart', [{ operation, data: { cart: { id: shopper.id, items } } }])
    expect((await quantityIn(await openPage(shop, order, { as: shopper }))).textContent).toBe('3')
  })

  test('is updated from the cart while nothing has been changed in it', async () => {
    const { shopper, saree, order } = await withCart(1)
    const first = await openPage(shop, order, { as: shopper })
    expect((await quantityIn(first)).textContent).toBe('1')
    first.unmount()
    await shopper.mutate('addToCart', { ...readymade(saree.id), quantity: 2 })
    const second = await openPage(shop, order, { as: shopper })
    expect((await quantityIn(second)).textContent).toBe('3')
    await second.user.click(second.screen.getByRole('button', { name: 'One less' }))
    second.unmount()
    expect((await quantityIn(await openPage(shop, order, { as: shopper }))).textContent).toBe('2')
  })

  test('is not started while the cart can’t be read; a changed draft continues', async () => {
    const { shopper, order } = await withCart(3)
    const { connection, screen, user, unmount } = await openPage(shop, order, {
      as: shopper,
      broken: ['OrderCart'],
    })
    await screen.findByText('We could not load your cart.')
    expect(screen.queryByRole('group', { name: /^Quantity of/ })).toBeNull()
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    await expect.poll(() => screen.getByRole('group', { name: /^Quantity of/ }).textContent).toBe('4')
    unmount()
    const again = await openPage(shop, order, { as: shopper, broken: ['OrderCart'] })
    expect((await quantityIn(again)).textContent).toBe('4')
  })

  test('adds another line with the quantity of the server’s cart', async () => {
    const { shopper, order } = await withCart(1)
    await shopper.mutate('addToCart', tailor(suit.id))
    const { screen, user } = await openPage(shop, order, { as: shopper })
    const add = await screen.findByRole('button', { name: 'Add to this order : Anarkali Suit' })
    await shopper.mutate('addToCart', tailor(suit.id))
    await user.click(add)
    const suits = await screen.findByRole('group', { name: 'Quantity of Anarkali Suit' })
    expect(suits.textContent).toBe('2')
  })
})
