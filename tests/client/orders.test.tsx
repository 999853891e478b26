import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storeResponses } from '../../client/features/offline/cached-responses.ts'
import { operationKey } from '../../client/features/offline/cached-responses-link.ts'
import { OrderCart_query } from '../../client/features/orders/wizard/order-cart.ts'
import { renderApp, signIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const sizes = ['S', 'M'].map((label) => ({ label, chest: 90, waist: null, hip: null, length: null }))
const shop = () =>
  new FakeShop([
    productOf('saree', { productName: 'Kanjivaram Saree', category: 'SAREE', discount: 10 }),
    productOf('suit', { productName: 'Anarkali Suit', sizes }),
  ])

test('an order names its design, the way it is made, and its price after the discount', async () => {
  const { screen } = renderApp('/order/saree/tailor', shop())
  await screen.findByText('Kanjivaram Saree')
  expect(screen.getByText('Saree · Tailor Made')).toBeTruthy()
  expect(screen.getByText('₹2,250.00', { exact: false })).toBeTruthy()
  expect(screen.getByText('10% off')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A picture of saree' })).toBeTruthy()
})

test('the steps are links, and Back returns to the previous one', async () => {
  const { screen, user, address, router } = renderApp('/order/saree/tailor', shop())
  await user.click(await screen.findByRole('link', { name: /Measurements$/ }))
  expect(address()).toBe('/order/saree/tailor?step=measurements')
  await screen.findByRole('heading', { level: 2, name: 'Measurements' })
  void router.navigate(-1)
  await screen.findByRole('heading', { level: 2, name: 'Product Info' })
})

test('delivery is listed separately, and the total is goods and delivery', async () => {
  const { screen, user } = renderApp('/order/saree/readymade', shop())
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await screen.findByText('₹3,339.00')
  expect(screen.getAllByText('₹3,240.00')).toHaveLength(2)
  expect(screen.getByText('₹99.00')).toBeTruthy()
})

test('a ready-made design with sizes requires one; a saree is of free size', async () => {
  const suit = renderApp('/order/suit/readymade?step=measurements', shop())
  await suit.screen.findByRole('radio', { name: /^M/ })
  suit.unmount()
  const saree = renderApp('/order/saree/readymade?step=measurements', shop())
  await saree.screen.findByText('Free size: it fits everybody.')
})

test('what a guest types is restored on the next visit', async () => {
  const first = renderApp('/order/null/custom?step=type', shop())
  await first.user.type(await first.screen.findByLabelText('Design details'), 'Boat neck')
  first.unmount()
  const { screen } = renderApp('/order/null/custom?step=type', shop())
  const details: HTMLTextAreaElement = await screen.findByLabelText('Design details')
  expect(details.value).toBe('Boat neck')
})

test('measurements typed in cm are shown in inches, and back', async () => {
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
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
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
  await user.type(await screen.findByLabelText(/Chest/), '36')
  await screen.findByText('Is this in inches? Please look again.')
  await user.click(screen.getByRole('button', { name: 'inches' }))
})

test('a length that can’t be read stops the step at its field', async () => {
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  await user.type(waist, '36 or 37')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.activeElement).toBe(waist)
  expect(waist.value).toBe('36 or 37')
  await screen.findByText('Write a length, such as 36.5 or 36 1/2.')
  expect(screen.getByRole('heading', { name: 'Measurements', level: 2 })).toBeTruthy()
})

test('an invalid length stays as typed and shows an error on blur', async () => {
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
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
  const { screen, user } = renderApp('/order/saree/tailor?step=customer', shop())
  await user.type(await screen.findByLabelText('Phone'), '98765')
  expect(screen.queryByText('A mobile number has 10 digits.')).toBeNull()
  await user.tab()
  await screen.findByText('A mobile number has 10 digits.')
})

test('the error summary names each invalid field and links to it', async () => {
  signIn()
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
  await user.type(await screen.findByLabelText(/Waist/), '401')
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
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
  signIn()
  const { screen, user } = renderApp('/order/null/custom', shop())
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
  const { screen, user } = renderApp('/order/saree/tailor?step=customer', shop())
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
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
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
  const first = renderApp('/order/saree/readymade?step=type', shop())
  await first.user.type(await first.screen.findByLabelText('Special instructions'), 'Gift wrap')
  first.unmount()
  const { screen } = renderApp('/order/saree/readymade?step=type', shop())
  const instructions: HTMLTextAreaElement = await screen.findByLabelText('Special instructions')
  expect(instructions.value).toBe('Gift wrap')
})

test('a custom order needs no product, and its enquiry box is translated, too', async () => {
  const { screen, page } = renderApp('/order/null/custom', shop())
  await screen.findByRole('heading', { level: 1, name: 'Start your design' })
  expect(page.status.code).toBe(200)
  expect((await screen.findByText(/कीमत सिर्फ़ फ़ोन पर/)).lang).toBe('hi')
})

test.each(['/order/gone/tailor', '/order/null/tailor', '/order/saree/knitted', '/order/saree/toString'])(
  '%s is a 404',
  async (path) => {
    const { screen, page } = renderApp(path, shop())
    await screen.findByRole('heading', { level: 1, name: /^We could not find/ })
    expect(page.status.code).toBe(404)
  },
)

describe('an order from the cart', () => {
  const order = '/order/saree/readymade'
  const withCart = (quantity: number) => {
    signIn()
    const boutique = shop()
    boutique.put('saree', 'READYMADE', quantity)
    return boutique
  }
  const quantityIn = ({ screen }: ReturnType<typeof renderApp>) =>
    screen.findByRole('group', { name: 'Quantity of Kanjivaram Saree' })

  test('has the quantity of the server’s cart, whatever this browser has cached', async () => {
    const boutique = withCart(3)
    const saree = { id: 'saree', productName: 'Kanjivaram Saree' }
    const items = [{ id: 'saree-READYMADE', product: saree, productType: 'READYMADE', quantity: 1 }]
    const operation = operationKey(OrderCart_query, 'OrderCart')
    storeResponses('cart', [{ operation, data: { cart: { id: 'meera', items } } }])
    expect((await quantityIn(renderApp(order, boutique))).textContent).toBe('3')
  })

  test('is updated from the cart while nothing has been changed in it', async () => {
    const boutique = withCart(1)
    const first = renderApp(order, boutique)
    expect((await quantityIn(first)).textContent).toBe('1')
    first.unmount()
    boutique.lines[0]!.quantity = 3
    const second = renderApp(order, boutique)
    expect((await quantityIn(second)).textContent).toBe('3')
    await second.user.click(second.screen.getByRole('button', { name: 'One less' }))
    second.unmount()
    expect((await quantityIn(renderApp(order, boutique))).textContent).toBe('2')
  })

  test('is not started while the cart can’t be read; a changed draft continues', async () => {
    const boutique = withCart(3)
    const { wire, screen, user, unmount } = renderApp(order, boutique)
    wire.broken.add('OrderCart')
    await screen.findByText('We could not load your cart.')
    expect(screen.queryByRole('group', { name: /^Quantity of/ })).toBeNull()
    wire.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    unmount()
    const again = renderApp(order, boutique)
    again.wire.broken.add('OrderCart')
    expect((await quantityIn(again)).textContent).toBe('4')
  })

  test('adds another line with the quantity of the server’s cart', async () => {
    const boutique = withCart(1)
    boutique.put('suit', 'TAILOR', 1)
    const { screen, user } = renderApp(order, boutique)
    const add = await screen.findByRole('button', { name: 'Add to this order : Anarkali Suit' })
    boutique.lines[1]!.quantity = 2
    await user.click(add)
    const suits = await screen.findByRole('group', { name: 'Quantity of Anarkali Suit' })
    expect(suits.textContent).toBe('2')
  })
})
