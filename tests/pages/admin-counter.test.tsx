import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chooseFiles, controls, openAdminPage, region } from '../support/admin-page.ts'
import { addCustomer, openCounter } from '../support/counter.ts'
import { dayAhead } from '../support/days.ts'
import { takeOrder } from '../support/order-edits.ts'
import { addPromotion } from '../support/promotions.ts'
import { pictureFile } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()

const price = () => screen.findByLabelText<HTMLInputElement>('Price, ₹')
const received = () => screen.findByLabelText<HTMLInputElement>('Cash, ₹')

/** The counter with a blouse of ₹1,200, after its total was calculated. */
async function openWithBlouse() {
  const counter = await openCounter(shop, ['blouse'])
  await screen.findByText('Total ₹1,200')
  return counter
}

test('the button waits while the total is being calculated, and no stale total is shown', async () => {
  const { user, takeButton, taken, connection } = await openWithBlouse()
  connection.hold()
  await user.clear(await price())
  await user.type(await price(), '1500')
  await screen.findByText('The total is being calculated…')
  expect(screen.queryByText('Total ₹1,200')).toBeNull()
  expect((await takeButton()).disabled).toBe(true)
  await user.click(await takeButton())
  expect(await taken()).toEqual([])

  connection.release()
  await screen.findByText('Total ₹1,500')
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toMatchObject([{ totalToPay: 150_000, items: [{ unitPrice: 150_000 }] }])
})

test('a price that changed meanwhile is never taken silently', async () => {
  const { user, takeButton, taken } = await openWithBlouse()
  const owner = await shop.admin()
  const { id } = await addPromotion(owner, { percent: 25 })
  onTestFinished(async () => void (await owner.mutate('deletePromotion', { id })))
  await user.click(await takeButton())
  await screen.findByText(/The total is now ₹900/)
  expect(await taken()).toEqual([])
  await screen.findByText('Total ₹900')
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toMatchObject([{ totalToPay: 90_000 }])
})

test('without a connection no total is shown, and the order waits', async () => {
  const { user, takeButton, connection } = await openWithBlouse()
  connection.broken.add('OrderPrice')
  await user.type(await price(), '0')
  await screen.findByText('The total could not be calculated. Check your connection and try again.')
  expect(screen.queryByText(/^Total ₹/)).toBeNull()
  expect((await takeButton()).disabled).toBe(true)
  connection.broken.clear()
  await user.click(screen.getByRole('button', { name: 'Calculate again' }))
  await screen.findByText('Total ₹12,000')
})

test.each(['-5', '', '1,5', '12.345', 'free'])('the price %j stops the order at its field', async (typed) => {
  const { user, takeButton, taken } = await openWithBlouse()
  await user.clear(await price())
  if (typed !== '') await user.type(await price(), typed)
  await screen.findByText('The total is shown as soon as every price can be read.')
  await user.click(await takeButton())
  const field = await price()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  within(field.closest('section')!).getByText('Write the price in rupees, such as 900; 0 if it is free.')
  expect(await taken()).toEqual([])
})

test('change is given for cash, and only the total is recorded', async () => {
  const { user, takeButton, taken } = await openWithBlouse()
  await user.type(await received(), '२,०००/-')
  await screen.findByText('Give back ₹800')
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toMatchObject([{ payments: [{ amount: 120_000, method: 'CASH' }] }])
})

test.each([
  ['UPI, ₹', '2000', 'This is more than the total. Write what pays for the order.'],
  ['Cash, ₹', '500,50', 'Write an amount in rupees, such as 1,299.50.'],
])('%s: %s received stops the order at its field', async (label, typed, sentence) => {
  const { user, takeButton, taken } = await openWithBlouse()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await user.type(field, typed)
  await user.click(await takeButton())
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
  expect(await taken()).toEqual([])
})

test('a garment is one line that opens, and a removed one comes back where it was', async () => {
  const { user } = await openCounter(shop, ['blouse', 'lehenga'])
  const [blouse, lehenga] = [await region('blouse'), await region('lehenga')]
  const isOpen = (line: HTMLElement) => within(line).queryByLabelText('Price, ₹') !== null
  expect([isOpen(blouse), isOpen(lehenga)]).toEqual([false, true])
  await user.click(within(blouse).getByRole('button', { expanded: false }))
  expect([isOpen(blouse), isOpen(lehenga)]).toEqual([true, false])
  await user.type(within(blouse).getByLabelText('Note for the tailor'), 'Deep back')
  await user.click(screen.getByRole('button', { name: 'Remove blouse' }))
  await screen.findByText('blouse is removed.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const names = within(await region('Garments'))
    .getAllByRole('region')
    .map((line) => line.getAttribute('aria-label'))
  expect(names).toEqual(['blouse', 'lehenga'])
  expect((await region('blouse')).textContent).toContain('Deep back')
})

test('the last order of a customer is taken once more, with the last measurements', async () => {
  const customer = await addCustomer(shop)
  await takeOrder(await shop.admin(), {
    customerId: customer.id,
    neededBy: dayAhead(7),
    lines: [
      { garmentId: 'blouse', addOnIds: ['lining'], measurements: { blouse: { unit: 'INCH', chest: '36½' } } },
    ],
  })
  const { user, takeButton, taken } = await openCounter(shop, [], customer)
  await user.click(await screen.findByRole('button', { name: 'Same again' }))
  const blouse = await region('Blouse')
  for (const text of ['Lining', 'measured']) within(blouse).getByText(text)
  await screen.findByText(/of earlier orders is to be paid\.$/)
  await screen.findByText('Total ₹1,000')
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  const [again, first] = await taken()
  expect(again).toMatchObject({
    neededBy: dayAhead(7),
    totalToPay: first!.totalToPay,
    items: [{ measurements: { taken: [{ garment: 'BLOUSE', lengths: [{ text: '36½' }] }] } }],
  })
})

test('a day in 13 months is taken once it is confirmed, and asked about again when it changes', async () => {
  const { user, takeButton, taken } = await openWithBlouse()
  const [wedding, later] = [dayAhead(396), dayAhead(397)]
  const question = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /more than a year ahead/ })
  const neededBy = await screen.findByLabelText<HTMLInputElement>('Needed by')
  fireEvent.change(neededBy, { target: { value: dayAhead(300) } })
  expect(question()).toBeNull()
  fireEvent.change(neededBy, { target: { value: wedding } })
  await user.click(question()!)
  fireEvent.change(neededBy, { target: { value: later } })
  expect(question()!.checked).toBe(false)
  await user.click(question()!)
  await user.click(await takeButton())
  await screen.findByText(/^Order .+ is taken\.$/)
  expect(await taken()).toMatchObject([{ neededBy: later }])
})

describe('what is typed is in the order that the shop stores:', () => {
  const place = { street: '7 Hill Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' }

  /** Takes the order, which is the customer's only one. */
  async function take(phone: string) {
    await controls().press('Take & print')
    await screen.findByText(/^Order .+ is taken\.$/)
    return shop.db.order.findFirstOrThrow({
      where: { customerPhone: phone },
      include: { items: { orderBy: { position: 'asc' } }, payments: true, pieces: true },
    })
  }

  test('of its garments', async () => {
    const { id: productId, productName } = await shop.product({
      productName: 'Chanderi saree',
      readyMadePrice: 2_000_00,
      sizes: [
        { label: 'S', quantityInStock: 5 },
        { label: 'M', quantityInStock: 5 },
      ],
    })
    const customer = await addCustomer(shop)
    await openCounter(shop, ['blouse'], customer)
    const blouse = controls(await region('blouse'))
    await blouse.fill('Price, ₹', '1,100.50')
    await blouse.choose('Pieces', '2')
    await blouse.press(/^Lining/)
    await blouse.tick('The customer’s own cloth')
    await blouse.fill('Own cloth, metres', '2 1/2')
    await blouse.fill('Note for the tailor', 'Deep back, please.')
    const garments = controls(await region('Garments'))
    await garments.fill('Find a design in stock', 'Chanderi')
    await garments.press(/^Chanderi saree/)
    const saree = controls(await region(productName))
    await saree.choose('Size', 'M')
    await saree.choose('Pieces', '3')
    expect(await take(customer.phone)).toMatchObject({
      items: [
        {
          productName: 'Blouse',
          unitPrice: 1_300_50n,
          quantity: 2,
          addOns: [{ name: 'Lining', price: 200_00 }],
          isOwnCloth: true,
          clothCm: 250,
          note: 'Deep back, please.',
        },
        { productId, size: { label: 'M' }, quantity: 3 },
      ],
    })
  })

  test('of its customer, days, hand-over and money, and the picture of the cloth', async () => {
    const as = await shop.admin()
    const phone = newPhone()
    await as.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone, ...place })
    await openAdminPage(shop, '/admin/counter', { as })
    const buyer = controls(await region('Customer'))
    await buyer.fill('Phone', phone)
    await buyer.press(/^Asha Rao, /)
    const garments = controls(await region('Garments'))
    await garments.press('Blouse')
    chooseFiles(await garments.field('Photo of the customer’s cloth'), await pictureFile('cloth.jpg'))
    const money = controls(await region('Dates and money'))
    await money.fill('Needed by', dayAhead(20))
    await money.fill('Trial (optional)', dayAhead(15))
    await money.press('Delivery')
    await money.press('Card')
    const bar = controls(await region('Total and payment'))
    await bar.fill('Cash, ₹', '400')
    await bar.fill('Card, ₹', '300')
    await screen.findByRole('img', { name: 'The cloth, 1' })
    expect(await take(phone)).toMatchObject({
      customerName: 'Asha Rao',
      ...place,
      fulfilment: 'DELIVERY',
      neededBy: new Date(dayAhead(20)),
      pieces: [{ trialDate: new Date(dayAhead(15)) }],
      clothPics: [expect.stringMatching(/^\/images\//)],
      payments: [
        { amount: 400_00n, method: 'CASH' },
        { amount: 300_00n, method: 'CARD' },
      ],
    })
  })
})

test('a new customer’s blouse takes few taps, and a reload or a refusal loses nothing', async () => {
  const as = await shop.admin()
  const [phone, { field, fill, follow, press }] = [newPhone(), controls()]
  let taps = 0
  const tap = (name: string | RegExp) => {
    taps++
    return press(name)
  }
  const open = () => openAdminPage(shop, '/admin/counter', { as })
  const isCustomer = (text: string) =>
    expect.poll(async () => (await region('Customer')).textContent).toContain(text)
  const { user } = await open()
  await user.type(await field('Phone'), `+91 ${phone}`)
  await user.type(await field('Name'), 'Asha')
  await tap('Add the customer')
  await isCustomer(phone)
  await tap('Blouse')
  await tap(/^Lining/)
  await tap('7 days')
  chooseFiles(await field('Photo of the customer’s cloth'), await pictureFile('cloth.jpg'))
  await screen.findByRole('img', { name: 'The cloth, 1' })
  taps += 2
  await fill('Cash, ₹', '99999')
  await screen.findByText('Total ₹1,000')
  await screen.findByText('Give back ₹98,999')
  await fill('UPI, ₹', '99999')
  await tap('Take & print')
  await screen.findByText('This is more than the total. Write what pays for the order.')

  await open()
  await isCustomer(phone)
  expect((await received()).value).toBe('99999')
  await fill('UPI, ₹', '')
  await fill('Cash, ₹', '400')
  await screen.findByText('Balance ₹600')
  await tap('Take & print')
  await screen.findByText(/^Order \d{3}-\d{3}\d* is taken\.$/)
  expect(taps).toBeLessThan(20)
  await follow('Open the order')
  await expect.poll(async () => (await region('Payments')).textContent).toContain('Partly paid')
  expect(screen.getAllByText('Asha').length).toBeGreaterThan(0)
  await screen.findByRole('img', { name: 'Pictures of the cloth, 1' })

  await open()
  await fill('Phone', `0${phone.slice(0, 5)} ${phone.slice(5)}`)
  await press(/^Asha, /)
  await isCustomer('Asha')
})
