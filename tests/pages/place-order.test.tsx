import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { controls, mainText, shows } from '../support/admin-page.ts'
import type { Account } from '../support/api-client.ts'
import { linesOf, readymade, tailor } from '../support/cart.ts'
import { openPage } from '../support/open-page.tsx'
import { placingOf, readyDraft } from '../support/orders.ts'
import type { ProductFields } from '../support/products.ts'
import { openShop } from '../support/shop.ts'
import { fillCustomer, saved } from '../support/wizard-page.ts'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/shop/orders/wizard/PaymentStep.tsx'), 120_000)

const shop = await openShop()
const { press, follow, fill, field } = controls()

/** A shopper with a complete draft of that many pieces, at its last step. */
async function readyToPlace(fields: ProductFields = {}, quantity = 1) {
  const design = await shop.product(fields)
  const meera = await shop.shopper('Meera')
  const draft = await readyDraft(meera, design.id, { cartItems: [{ ...readymade(design.id), quantity }] })
  const path = `/order/${design.id}/readymade?step=payment`
  const change = (data: object) => shop.db.product.update({ where: { id: design.id }, data })
  return { design, meera, draft, path, change, ...(await openPage(shop, path, { as: meera })) }
}

const ordersOf = async (who: Account) =>
  (
    await who.graphql(
      '{ orders { edges { node { totalToPay items { productName quantity measurements { blouse { chest } } } } } } }',
    )
  ).data.orders.edges.map(({ node }: { node: object }) => node)

const placed = (address: () => string) => expect.poll(address).toMatch(/^\/orders\/[\w-]+$/)

describe('placing an order', () => {
  test('needs a confirmation of a price that has changed', async () => {
    const { meera, change, address } = await readyToPlace()
    await shows('₹1,899.00')
    await change({ readyMadePrice: 200_000 })
    await press('Place order')
    await shows('The total has changed.')
    await shows('₹2,099.00')
    expect(await ordersOf(meera)).toEqual([])
    await press('Place order')
    await placed(address)
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
    expect(await ordersOf(meera)).toMatchObject([{ totalToPay: 209_900 }])
  })

  test('says how many pieces are left, and leads to the field', async () => {
    const { meera, change, design, address } = await readyToPlace({ quantityInStock: 2 }, 2)
    await shows('₹3,699.00')
    await change({ quantityInStock: 1 })
    await press('Place order')
    const fewer = await screen.findByRole('link', { name: /Only 1/ })
    expect(await ordersOf(meera)).toEqual([])
    fewer.click()
    const quantity = await screen.findByRole('group', { name: `Quantity of ${design.productName}` })
    await expect.poll(() => document.activeElement).toBe(quantity)
    await press('One less')
    await saved()
    await follow(/Payment$/)
    await press('Place order')
    await placed(address)
    expect(await ordersOf(meera)).toMatchObject([{ totalToPay: 189_900, items: [{ quantity: 1 }] }])
  })

  test('happens once when the response is lost, also after a reload', async () => {
    const { meera, connection, path, unmount } = await readyToPlace()
    const cut = Promise.reject(new TypeError('Failed to fetch'))
    cut.catch(() => {})
    connection.late.set('PlaceOrder', cut)
    await press('Place order')
    await screen.findByText(/it is placed only once/)
    expect(await ordersOf(meera)).toHaveLength(1)
    unmount()
    const { address } = await openPage(shop, path, { as: meera })
    await placed(address)
    expect(await ordersOf(meera)).toHaveLength(1)
  })

  test('says only that the order is no longer open when another device was faster', async () => {
    const { meera, draft } = await readyToPlace()
    await field('Coupon code')
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toEqual([])
    await press('Place order')
    await screen.findByText('This order is no longer open')
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1)
    expect(mainText()).not.toContain('Please complete all required fields')
    expect(screen.getByRole('link', { name: 'Your orders' })).toBeTruthy()
  })
})

test('a saved measurement profile is applied in one tap, another day', async () => {
  const [design, another] = [
    await shop.product({ category: 'BLOUSE' }),
    await shop.product({ category: 'BLOUSE' }),
  ]
  const meera = await shop.shopper('Meera')
  await meera.mutate('saveMeasurementProfile', { person: 'Me', measurements: { blouse: { chest: 88 } } })
  const { unmount } = await openPage(shop, `/order/${design.id}/tailor?step=measurements`, { as: meera })
  await fill(/Chest/, '104.5')
  await fill('Whose are they?', 'Mother')
  await press('Keep')
  await screen.findByText('Kept for Mother.')
  unmount()

  const { address } = await openPage(shop, `/order/${another.id}/tailor?step=measurements`, { as: meera })
  const kept = await screen.findByRole('group', { name: 'Measurements you have kept' })
  expect(
    within(kept)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Me', 'Mother'])
  expect((await field(/Chest/)).value).toBe('')
  await press('Mother')
  await screen.findByText('Taken over from Mother.')
  expect((await field(/Chest/)).value).toBe('104.5')
  await follow(/Customer Details$/)
  await fillCustomer()
  await saved()
  await follow(/Payment$/)
  await press('Place order')
  await placed(address)
  expect(await ordersOf(meera)).toMatchObject([{ items: [{ measurements: { blouse: { chest: 104.5 } } }] }])
})

describe('a cart', () => {
  test('is ordered together, line by line', async () => {
    const [first, second] = [await shop.product(), await shop.product({ productName: 'Zari Blouse' })]
    const meera = await shop.shopper('Meera')
    await meera.mutate('addToCart', tailor(first.id))
    await meera.mutate('addToCart', { ...readymade(second.id), quantity: 2 })
    const { address } = await openPage(shop, `/order/${first.id}/tailor`, { as: meera })
    await press('Add to this order : Zari Blouse')
    await expect.poll(() => screen.queryByText('Also in your cart')).toBeNull()
    await follow(/Customer Details$/)
    await fillCustomer()
    await saved()
    await follow(/Payment$/)
    // 2,500 tailored, twice 1,800 ready-made, and one delivery.
    await shows('₹6,199.00')
    await press('Place order')
    await placed(address)
    expect(await ordersOf(meera)).toMatchObject([
      {
        totalToPay: 619_900,
        items: [
          { productName: first.productName, quantity: 1 },
          { productName: 'Zari Blouse', quantity: 2 },
        ],
      },
    ])
    expect(await linesOf(meera)).toEqual([])
  })

  test('updates an earlier draft when the shopper comes from there', async () => {
    const [design, other] = [await shop.product(), await shop.product()]
    const meera = await shop.shopper('Meera')
    await readyDraft(meera, design.id, {
      cartItems: [
        { ...readymade(design.id), quantity: 1 },
        { ...readymade(other.id), quantity: 2 },
      ],
    })
    await meera.mutate('addToCart', { ...readymade(design.id), quantity: 2 })
    const warn = vi.spyOn(console, 'warn')
    onTestFinished(() => warn.mockRestore())
    const { unmount } = await openPage(shop, '/cart', { as: meera })
    await press('Increase quantity')
    await follow(/^Order Now/)
    const quantities = () =>
      screen.queryAllByRole('group', { name: /^Quantity of/ }).map(({ textContent }) => textContent)
    await screen.findByRole('heading', { level: 2, name: 'Product Info' })
    await expect.poll(quantities).toEqual(['3'])

    // Later changes in the wizard are intended, and survive a reload.
    await press('One less')
    await saved()
    unmount()
    const { address } = await openPage(shop, `/order/${design.id}/readymade`, { as: meera })
    await expect.poll(quantities).toEqual(['2'])
    await follow(/Payment$/)
    await press('Place order')
    await placed(address)
    expect(await linesOf(meera)).toEqual([[design.id, 'READYMADE', 1]])
    // Apollo Client warns of cached lists that it can't merge.
    expect(warn.mock.calls).toEqual([])
  })

  test('that is ready-made goes straight to the address, and costs no delivery when it is picked up', async () => {
    const sizes = [{ label: 'M', chest: 96, waist: 82, quantityInStock: 3 }]
    const saree = await shop.product({ category: 'SAREE', tailorPrice: null })
    const dress = await shop.product({ category: 'DRESS', sizes, quantityInStock: 3 })
    const meera = await shop.shopper('Meera')
    await meera.mutate('addToCart', readymade(saree.id))
    await meera.mutate('addToCart', { ...readymade(dress.id), size: 'M' })
    const { address } = await openPage(shop, '/cart', { as: meera })
    await follow('Checkout')
    await screen.findByRole('heading', { level: 2, name: 'Customer Details' })
    await shows('Total ₹3,699.00')
    await controls().tick(/^Pick-up/)
    await shows('Total ₹3,600.00')
    expect(screen.queryByLabelText('Street')).toBeNull()
    await fill('Phone', '9876543210')
    await saved()
    await follow('Previous')
    await screen.findByRole('heading', { level: 2, name: 'Product Info' })
    await follow('Next')
    await screen.findByRole('heading', { level: 2, name: 'Customer Details' })
    await follow('Next')
    await press('Place order')
    await placed(address)
    await screen.findByRole('heading', { name: 'Picked up at our shop by' })
    await shows('₹3,600.00')
  })
})

test('a step is ticked once it is complete', async () => {
  const { id } = await shop.product({ sizes: [{ label: 'M', chest: 92 }] })
  await openPage(shop, `/order/${id}/readymade?step=payment`)
  const ticked = () =>
    within(screen.getByRole('navigation', { name: 'Steps of the order' }))
      .queryAllByRole('link', { name: /^Done/ })
      .map(({ textContent }) => textContent.replace('Done', ''))
  await screen.findByRole('heading', { level: 2, name: 'Payment' })
  expect(ticked()).toEqual(['Product Info', 'Order Type'])
  await follow(/Measurements$/)
  await controls().tick(/^M/)
  await follow('Next')
  await expect.poll(ticked).toEqual(['Product Info', 'Order Type', 'Measurements'])
  await fill('Full name', 'Meera Rao')
  await fill('E-mail', 'meera@example.com')
  await follow(/Payment$/)
  await screen.findByRole('heading', { level: 2, name: 'Payment' })
  expect(ticked()).toHaveLength(3)
  await follow('Previous')
  await fillCustomer()
  await follow('Next')
  await expect.poll(ticked).toEqual(['Product Info', 'Order Type', 'Measurements', 'Customer Details'])
})

test('a draft of the owner’s is filled in for the shopper, whose fit notes are beside the measurements', async () => {
  const asha = await shop.shopper('Asha Bhosle')
  const { orderDraft: draft } = await asha.mutate('saveOrderDraft', {
    orderType: 'CUSTOM',
    customCategory: 'DRESS',
  })
  const owner = await shop.admin()
  await owner.graphql(
    'mutation ($input: AddFitNoteInput!) { addFitNote(input: $input) { userErrors { message } } }',
    { input: { customerId: asha.id, text: 'Short waist' } },
  )
  await openPage(shop, `/order/null/custom?draft=${draft.id}&step=type`, { as: owner })
  await shows('You are filling in the order of Asha Bhosle.')
  await fill('Design details', 'Told on the phone')
  await saved()
  const { data } = await asha.graphql(`{ orderDraft(id: "${draft.id}") { designDetails } }`)
  expect(data.orderDraft.designDetails).toBe('Told on the phone')
  await follow('Next')
  const notes = await screen.findByRole('region', { name: 'Fit notes and alterations' })
  await expect.poll(() => notes.textContent).toContain('Short waist')
})
