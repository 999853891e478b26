import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, ShopWindow } from '../support/shop-window.ts'

const sizes = ['S', 'M'].map((label) => ({ label, chest: 90, waist: null, hip: null, length: null }))
const shop = () =>
  new ShopWindow([
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

test('the steps are links, and Back returns to the one before', async () => {
  const { screen, user, address, navigation } = renderApp('/order/saree/tailor', shop())
  await user.click(await screen.findByRole('link', { name: /Measurements$/ }))
  expect(address()).toBe('/order/saree/tailor?step=measurements')
  await screen.findByRole('heading', { level: 2, name: 'Measurements' })
  navigation.go(-1)
  await screen.findByRole('heading', { level: 2, name: 'Product Info' })
})

test('delivery is a line of its own, and the total is goods and delivery', async () => {
  const { screen, user } = renderApp('/order/saree/readymade', shop())
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  await user.click(screen.getByRole('link', { name: /Payment$/ }))
  await screen.findByText('₹3,339.00')
  expect(screen.getAllByText('₹3,240.00')).toHaveLength(2)
  expect(screen.getByText('₹99.00')).toBeTruthy()
})

test('a ready-made design in sizes asks for one; a saree is of free size', async () => {
  const suit = renderApp('/order/suit/readymade?step=measurements', shop())
  await suit.screen.findByRole('radio', { name: /^M/ })
  suit.unmount()
  const saree = renderApp('/order/saree/readymade?step=measurements', shop())
  await saree.screen.findByText('Free size: it fits everybody.')
})

test('what a guest types is there when she comes back', async () => {
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
  expect(waist.value).toBe('75.9')
})

test('a figure that is no number stays as it was typed, and is told as she leaves the field', async () => {
  const { screen, user } = renderApp('/order/saree/tailor?step=measurements', shop())
  const waist: HTMLInputElement = await screen.findByLabelText(/Waist/)
  await user.type(waist, '36 1/2')
  await user.tab()
  await screen.findByText('Write a number, such as 36.5.')
  expect(waist.value).toBe('36 1/2')
  await user.clear(waist)
  await user.type(waist, '36,5')
  await expect.poll(() => screen.queryByText('Write a number, such as 36.5.')).toBeNull()
})

test('a phone number that is too short is told as she leaves the field', async () => {
  const { screen, user } = renderApp('/order/saree/tailor?step=customer', shop())
  await user.type(await screen.findByLabelText('Phone'), '98765')
  expect(screen.queryByText('A mobile number has 10 digits.')).toBeNull()
  await user.tab()
  await screen.findByText('A mobile number has 10 digits.')
})

test('a design of her own needs no product, and its enquiry box speaks Hindi too', async () => {
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
