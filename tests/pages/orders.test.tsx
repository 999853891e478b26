import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { controls, descriptionOf, mainText, region, shows } from '../support/admin-page.ts'
import type { Account } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { followOrder, moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { saved } from '../support/wizard-page.ts'

const shop = await openShop()
const owner = await shop.admin()
const { press, follow, fill, field } = controls()
const open = (as: Account, id: string, language: Language = 'en') =>
  openPage(shop, `/orders/${id}`, { as, language })

/** The timeline's texts: past statuses, and those to come. */
const stages = async () =>
  within(await region('How far it has come'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the order’s page', () => {
  test('is found in the list, with everything that was entered', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product({ category: 'LEHENGA', discount: 10 })
    const measurements = { unit: 'INCH' as const, lehenga: { waist: 28.5 } }
    const { id, orderNumber } = await orderProduct(meera, productId, {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', quantity: 2, measurements }],
      color: 'Deep red',
    })
    await moveAlong(owner, id, 'CONFIRMED', 'MEASURED', 'STITCHING')
    const { address } = await openPage(shop, '/account', { as: meera })
    await controls(await screen.findByRole('main')).follow('Your orders')
    await screen.findByText('Stitching')
    await follow(`Order ${orderNumber}`)
    await shows('Our tailors are at work on it.')
    expect(address()).toBe(`/orders/${id}`)
    const past = /^(Placed|Confirmed|Measured, or cloth received|Stitching)\d/
    const ahead = /^(Trial|Ready|Dispatched|Delivered).*still to come/
    expect(await stages()).toEqual([
      ...Array.from({ length: 4 }, () => expect.stringMatching(past)),
      ...Array.from({ length: 4 }, () => expect.stringMatching(ahead)),
    ])
    for (const text of [
      orderNumber,
      'Deep red',
      '₹4,599.00',
      'You save ₹500.00',
      '7 Hill Road, Bandra West',
      '28.5 in',
    ])
      expect(mainText()).toContain(text)
    // Neither is possible any more.
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
    expect(screen.queryByLabelText('What should we alter?')).toBeNull()
  })

  test('offers no cancelling once the shop has confirmed the order', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderProduct(meera, (await shop.product()).id)
    await open(meera, id)
    await press('Cancel this order')
    const dialog = await screen.findByRole('alertdialog')
    await moveAlong(owner, id, 'CONFIRMED')
    await controls(dialog).press('Cancel this order')
    await expect.poll(stages).toEqual(expect.arrayContaining([expect.stringMatching(/^Confirmed/)]))
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/order/i)]))
    expect((await followOrder(meera, id)).orderStatus).toBe('CONFIRMED')
  })

  test('shows a quote that has changed meanwhile before it is accepted, in Hindi', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    const { unmount } = await open(meera, id, 'hi')
    await shows('हम फ़ोन पर कीमत बताएँगे')
    unmount()
    await owner.mutate('quoteOrder', { id, version: 1, totalPrice: 450_000, delivery: 9_900 })
    await open(meera, id, 'hi')
    await screen.findByRole('button', { name: '₹4,599.00 मंज़ूर है' })
    await owner.mutate('quoteOrder', { id, version: 2, totalPrice: 470_000, delivery: 9_900 })
    await press('₹4,599.00 मंज़ूर है')
    await screen.findByRole('button', { name: '₹4,799.00 मंज़ूर है' })
    await shows('इस बीच यह ऑर्डर बदल गया है')
    expect((await followOrder(meera, id)).totalToPay).toBeNull()
    await press('₹4,799.00 मंज़ूर है')
    await shows('धन्यवाद: कीमत तय हो गई।')
    expect(screen.queryByRole('button', { name: /मंज़ूर है$/ })).toBeNull()
    expect((await followOrder(meera, id)).totalToPay).toBe(479_900)
  })

  test('takes a request for an alteration after the delivery; what fails stays in the form', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderTailored(meera, (await shop.product()).id)
    await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'TRIAL', 'STITCHING', 'READY', 'DELIVERED')
    const { connection } = await open(meera, id)
    const wish = await field('What should we alter?')
    await press('Ask for the alteration')
    await expect.poll(() => descriptionOf(wish)).toContain('Tell us what we should alter.')
    await fill('What should we alter?', 'The left sleeve is too tight.')
    await press('Ask for the alteration')
    await shows('We have your wish, and call you about it.')
    const listed = await screen.findAllByRole('listitem')
    expect(listed.some(({ textContent }) => textContent.includes('The left sleeve'))).toBe(true)
    expect(wish.value).toBe('')
    const asked = { details: 'The left sleeve is too tight.' }
    expect((await followOrder(meera, id)).alterations).toMatchObject([asked])
    connection.isDown = true
    await fill('What should we alter?', 'And the hem.')
    await press('Ask for the alteration')
    await screen.findByText(/could not reach the shop/)
    expect(wish.value).toBe('And the hem.')
  })

  test('is not found by another account', async () => {
    const { id } = await orderProduct(await shop.shopper('Meera'), (await shop.product()).id)
    await open(await shop.shopper('Asha'), id)
    await shows('We could not find that order')
  })

  test('has a link to ask about the order, which everyone may open', async () => {
    const meera = await shop.shopper('Meera')
    const { productName, id: productId } = await shop.product()
    const { id, orderNumber } = await orderProduct(meera, productId)
    const { unmount } = await open(meera, id)
    const href = (await screen.findByRole('link', { name: 'Ask on WhatsApp' })).getAttribute('href')
    const message = new URL(href!).searchParams.get('text')!
    expect(message).toContain(`my order ${orderNumber} (${productName}) of`)
    const { pathname } = new URL(/https?:\S+$/.exec(message)![0])
    localStorage.clear()
    act(() => void dispatchEvent(new Event('storage')))
    unmount()
    await openPage(shop, pathname)
    await shows('How far the order has come', orderNumber)
  })
})

describe('the list of orders', () => {
  test('sends a guest to log in and return, and says when there is none', async () => {
    const { router, unmount } = await openPage(shop, '/orders')
    await controls(await screen.findByRole('main')).follow('Log in')
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/orders' })
    unmount()
    await openPage(shop, '/orders', { as: await shop.shopper('Meera') })
    await shows('You have not ordered anything yet.')
  })

  test.each([
    ['orders', (meera: Account, productId: string) => orderProduct(meera, productId), /^Order \d/],
    ['drafts', (meera: Account) => meera.mutateOrThrow('saveOrderDraft', { orderType: 'CUSTOM' }), /^Go on/],
  ])('is loaded twelve %s at a time', async (_what, add, name) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ quantityInStock: 20 })
    for (let count = 0; count < 13; count++) await add(meera, id)
    await openPage(shop, '/orders', { as: meera })
    const links = () => screen.queryAllByRole('link', { name }).length
    await expect.poll(links).toBe(12)
    await press('Show more')
    await expect.poll(links).toBe(13)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('that fails can be retried', async () => {
    const as = await shop.shopper('Meera')
    const { connection, router } = await openPage(shop, '/contact', { as })
    connection.broken.add('OrderLists')
    await router.navigate('/orders')
    await screen.findByText('We could not load your orders.')
    connection.broken.clear()
    await press('Try again')
    await shows('You have not ordered anything yet.')
  })

  test('continues a draft of another device, and discards one for good', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    const draft = (quantity: number, color: string) =>
      meera.mutate('saveOrderDraft', {
        orderType: 'TAILOR',
        cartItems: [{ productId, productType: 'TAILOR', quantity }],
        color,
      })
    const { id } = (await draft(2, 'The older one')).orderDraft
    await draft(1, 'The newer one')
    await meera.mutate('saveOrderDraft', { orderType: 'CUSTOM', customCategory: 'BLOUSE' })
    const { address, unmount } = await openPage(shop, '/orders', { as: meera })
    const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem')
    await expect.poll(() => cards().length).toBe(3)
    await controls(cards()[2]).follow(/^Go on/)
    const path = `/order/${productId}/tailor?draft=${id}`
    await expect.poll(address).toBe(path)
    await follow('Next')
    const color = await field('Colour of the cloth')
    await expect.poll(() => color.value).toBe('The older one')
    await fill('Colour of the cloth', 'The older one, in red')
    await saved()
    unmount()

    const list = await openPage(shop, '/orders', { as: meera })
    await expect.poll(() => cards().length).toBe(3)
    // Last changed first.
    await controls(cards()[0]).press(/^Discard/)
    await controls(await screen.findByRole('alertdialog')).press('Discard')
    await expect.poll(() => cards().length).toBe(2)
    const heading = screen.getByRole('heading', { name: 'Not placed yet' })
    await expect.poll(() => document.activeElement).toBe(heading)
    list.unmount()
    await openPage(shop, path, { as: meera })
    await screen.findByText('This order is no longer open')
  })
})
