import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls, descriptionOf, openAdminPage, region, showsIn } from '../support/admin-page.ts'
import { dayAhead, written } from '../support/days.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { newPhone } from '../support/tailors.ts'
import { inHindi } from '../support/in-hindi.ts'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ followOrders: true })
const as = await shop.admin()
const shopper = await shop.shopper('Meera')
const design = await shop.product({ category: 'BLOUSE' as const })
const { field, fill, follow, press } = controls()

const openOrder = (id: string) => openAdminPage(shop, `/admin/orders/${id}`, { as })
/** Waits for the status beside the heading. */
const showsStatus = (status: string) =>
  expect.poll(() => screen.getByRole('heading', { level: 1 }).parentElement!.textContent).toContain(status)

describe('an order', () => {
  let id: string

  test('is found by its customer, and shows what was measured and how to reach the customer', async () => {
    const blouse = { chest: 36, waist: 30, shoulder: 14.5, neckDepthBack: 9 }
    const cartItems = [
      {
        productId: design.id,
        productType: 'TAILOR' as const,
        measurements: { unit: 'INCH' as const, blouse },
      },
    ]
    const order = await orderProduct(shopper, design.id, {
      orderType: 'TAILOR',
      cartItems,
      customer: { ...customer, name: 'Meera Zaveri' },
    })
    id = order.id
    const { address, user } = await openAdminPage(shop, '/admin/orders', { as })
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'Zaveri')
    await expect.poll(address).toContain('q=Zaveri')
    const row = await screen.findByRole('row', { name: new RegExp(order.orderNumber) })
    expect(row.textContent).toContain('Not set')
    await follow(order.orderNumber)
    await screen.findByRole('heading', { level: 1, name: `Order ${order.orderNumber}` })
    const garment = (await region('Garment')).textContent
    expect(garment).toContain('14.5 in')
    expect(garment).toContain('36.8 cm')
    const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')
    expect(hrefOf('Call 9876543210')).toBe('tel:+919876543210')
    expect(hrefOf('WhatsApp')).toMatch(/wa\.me\/919876543210/)
  })

  test('is promised for a day, and has notes of the shop', async () => {
    const day = dayAhead(60)
    await openOrder(id)
    await fill('Day of delivery', day)
    await controls(await region('Due')).press('Save')
    await showsIn('Due', written(day, { day: 'numeric', month: 'short' }))
    await fill(/^Another note/, 'Cloth is in drawer 4.')
    await press('Add the note')
    await showsIn('Notes of the shop', 'Cloth is in drawer 4.')
  })

  test('goes from placed to delivered, with a note to the customer and its courier', async () => {
    await openOrder(id)
    await fill(/^Note to the customer/, 'We begin on Monday.')
    await press('Confirm')
    await showsStatus('Confirmed')
    await showsIn('What happened', 'We begin on Monday.')
    for (const [move, status] of [
      ['Measured, cloth received', 'Measured'],
      ['Start stitching', 'Stitching'],
      ['Ready for the trial', 'Trial'],
      ['Back to stitching', 'Stitching'],
      ['Mark as ready', 'Ready'],
    ] as const) {
      await press(move)
      if (move === 'Mark as ready') await controls(await screen.findByRole('alertdialog')).press(move)
      await showsStatus(status)
    }
    await fill('Courier (optional)', 'Blue Dart')
    await fill('Tracking number (optional)', '53921188204')
    await press('Dispatch')
    await showsStatus('Dispatched')
    await press('Delivered')
    const confirmation = await screen.findByRole('alertdialog')
    expect(confirmation.textContent).toContain('still to be paid')
    await controls(confirmation).press('Take the payment first')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await showsStatus('Dispatched')
    await press('Delivered')
    await controls(await screen.findByRole('alertdialog')).press('Hand it over unpaid')
    await showsStatus('Delivered')
    await showsIn('Next step', 'nothing is left to do')
    await showsIn('Customer', 'Courier: Blue Dart')
    await showsIn('Customer', 'Tracking number: 53921188204')
    expect(within(await region('What happened')).getAllByRole('listitem')).toHaveLength(9)
  })
})

test('its garments are given to a tailor and moved on the order’s page, which follows them', async () => {
  const { tailor } = await as.mutateOrThrow('saveTailor', {
    name: 'Ramesh',
    phone: newPhone(),
    language: 'HINDI',
  })
  const { id, orderNumber } = await orderTailored(shopper, design.id)
  await moveAlong(as, id, 'CONFIRMED')
  await openOrder(id)
  const workshop = controls(await region('In the workshop'))
  await workshop.choose(`Tailor of ${orderNumber}-1`, 'Ramesh')
  await expect.poll(async () => (await workshop.field(`Tailor of ${orderNumber}-1`)).value).toBe(tailor.id)
  await workshop.choose(`Stage of ${orderNumber}-1`, 'Stitching')
  await showsStatus('Stitching')
})

describe('a custom order', () => {
  test('has no price that is out of bounds', async () => {
    const { id } = await orderCustom(shopper)
    await openOrder(id)
    await showsIn('Next step', 'as soon as the customer has agreed')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    for (const [price, sentence] of [
      ['0', 'costs more than ₹0'],
      ['9999999999', 'ends at ₹100 crore'],
    ] as const) {
      await fill('Garment, ₹', price)
      await press('Name the price')
      await expect.poll(async () => descriptionOf(await field('Garment, ₹'))).toContain(sentence)
    }
  })

  test('is quoted, agreed to on the phone, and confirmed', async () => {
    const { id } = await orderCustom(shopper)
    const { connection } = await openOrder(id)
    await fill('Garment, ₹', '4200.50')
    await fill('Delivery, ₹', '99')
    connection.broken.add('QuoteOrder')
    await press('Name the price')
    await within(await region('Price')).findAllByRole('alert')
    expect((await field('Garment, ₹')).value).toBe('4200.50')
    connection.broken.clear()
    await press('Name the price')
    await showsIn('Price', '₹4,300.00 asked')
    await showsIn('Price', 'hasn’t answered yet')
    await press('The customer agreed on the phone')
    await showsIn('Price', 'agreed by phone')
    await showsIn('Custom blouse', '₹4,300.00')
    await press('Confirm')
    await showsStatus('Confirmed')
  })

  test('that a shopper began is finished by phone, among the admin pages', async () => {
    const { orderDraft: draft } = await shopper.mutate('saveOrderDraft', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      designDetails: 'A boat neck.',
      measurements: { unit: 'CM', blouse: { chest: 92, waist: 78 } },
      customer,
    })
    const path = `/order/null/custom?draft=${draft.id}&step=payment`
    const { address } = await openAdminPage(shop, path, { as })
    await press('Send enquiry')
    await expect.poll(address).toMatch(/^\/admin\/orders\/[0-9a-f-]+$/)
    await screen.findByRole('heading', { level: 1, name: /^Order \d/ })
    await region('What happened')
  })
})

test('by due day the table excludes completed orders', async () => {
  const named = { customer: { ...customer, name: 'Zoya' } }
  const [open, done] = [
    await orderProduct(shopper, design.id, named),
    await orderProduct(shopper, design.id, named),
  ]
  await as.mutate('moveOrder', { id: done.id, version: 1, to: 'CANCELLED' })
  await openAdminPage(shop, '/admin/orders?q=Zoya', { as })
  const row = ({ orderNumber }: { orderNumber: string }) =>
    screen.queryByRole('row', { name: new RegExp(orderNumber) })
  await expect.poll(() => row(done)).toBeTruthy()
  await press('By due day')
  await expect.poll(() => row(done)).toBeNull()
  await expect.poll(() => row(open)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open 1' }).getAttribute('aria-pressed')).toBe('true')
})

test('a late order says so by a word, and a ready one leads to its hand-over', async () => {
  const named = { customer: { ...customer, name: 'Tara' } }
  const [late, ready] = [
    await orderProduct(shopper, design.id, named),
    await orderProduct(shopper, design.id, named),
  ]
  await moveAlong(as, ready.id, 'CONFIRMED', 'READY')
  const day = dayAhead(-3)
  await shop.db.order.update({
    where: { id: late.id },
    data: { deliveryDate: new Date(`${day}T12:00:00Z`) },
  })
  await openAdminPage(shop, '/admin/orders?q=Tara', { as })
  const row = ({ orderNumber }: { orderNumber: string }) =>
    screen.findByRole('row', { name: new RegExp(orderNumber) })
  expect((await row(late)).textContent).toContain(`Late: ${written(day, { day: 'numeric', month: 'short' })}`)
  const link = within(await row(ready)).getByRole('link', { name: `Hand over ${ready.orderNumber}` })
  expect(link.getAttribute('href')).toBe(`/admin/orders/${ready.id}/hand-over`)
})

test('the calendar is changed, and an order started elsewhere is found among the drafts', async () => {
  await shopper.mutate('saveOrderDraft', {
    orderType: 'CUSTOM',
    customCategory: 'LEHENGA',
    customer: { name: 'Dolly', phone: '9812345678' },
  })
  await orderTailored(shopper, design.id)
  const { user } = await openAdminPage(shop, '/admin/orders', { as })
  await press('Calendar')
  const dialog = await screen.findByRole('dialog')
  await controls(dialog).fill('Garments that can be stitched in a week', '25')
  await controls(dialog).press('Save')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => screen.queryAllByRole('button', { name: /of 25/ }).length).toBe(6)

  await follow('Order drafts')
  await user.type(await screen.findByRole('searchbox', { name: 'Search order drafts' }), '9812345678')
  await press('Search')
  const row = await screen.findByRole('row', { name: /9812345678/ })
  expect(row.textContent).toContain('Custom lehenga')
  const link = within(row).getByRole('link', { name: /^Finish the order of/ })
  expect(link.getAttribute('href')).toMatch(/^\/order\/null\/custom\?draft=/)
})

test('a refusal of the server is shown as it is', async () => {
  const { id } = await orderCustom(shopper)
  const { connection } = await openOrder(id)
  await fill('Garment, ₹', '4200.50')
  connection.refused.set('QuoteOrder', 'Say it otherwise.')
  await press('Name the price')
  await showsIn('Price', 'Say it otherwise.')
})

describe('without a reload', () => {
  const named = (name: string) => ({ customer: { ...customer, name } })

  test('a new order is shown, with a notice that can be switched off', async () => {
    const open = () => openAdminPage(shop, '/admin/orders?q=Ashalata', { as })
    const order = () => orderProduct(shopper, design.id, named('Ashalata'))
    const row = ({ orderNumber }: { orderNumber: string }) =>
      screen.findByRole('row', { name: new RegExp(orderNumber) })
    const isTold = ({ orderNumber }: { orderNumber: string }) =>
      screen.queryByText(new RegExp(`New order ${orderNumber}`)) !== null
    const notices = () => screen.findByRole('button', { name: 'Tell new orders' })
    const { user, connection } = await open()
    await expect.poll(() => connection.isFollowing).toBe(true)
    const first = await order()
    expect((await row(first)).textContent).toContain('Ashalata')
    await expect.poll(() => isTold(first)).toBe(true)
    await press('Dismiss the new orders')
    await expect.poll(() => isTold(first)).toBe(false)

    expect((await notices()).getAttribute('aria-pressed')).toBe('true')
    await user.click(await notices())
    expect((await notices()).getAttribute('aria-pressed')).toBe('false')
    const second = await order()
    await row(second)
    expect(isTold(second)).toBe(false)
    await open()
    expect((await notices()).getAttribute('aria-pressed')).toBe('false')
  })

  test('an order changes its column of the board with its status', async () => {
    const { id, orderNumber } = await orderProduct(shopper, design.id, named('Farida'))
    const { connection } = await openAdminPage(shop, '/admin/orders?q=Farida', { as })
    await expect.poll(() => connection.isFollowing).toBe(true)
    await press('Board')
    await showsIn('Pending', orderNumber)
    await as.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' })
    await showsIn('Confirmed', orderNumber)
    expect((await region('Pending')).textContent).not.toContain(orderNumber)
  })
})

test('promotions of an order are named in the page’s language', async () => {
  const translations = inHindi('त्योहार की छूट')
  await addPromotion(as, { name: 'Festive offer', translations, percent: 10 })
  const { id } = await orderProduct(shopper, design.id)
  const { screen } = await openAdminPage(shop, `/admin/orders/${id}`, { as, language: 'hi' })
  await screen.findByText('त्योहार की छूट')
})
