import type { Page } from '@playwright/test'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleFromTop, field, open } from './support/admin-pages.ts'
import {
  makeCustomer,
  placeEnquiry,
  placeOrderOf,
  signInAsOwner,
  takeCounterOrder,
} from './support/shop-orders.ts'
import { changeDesign, makeDesign, makeShopper, overApi, ownerOf } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

// Opened dialogs and refused forms: what has an address is checked by accessibility.spec.ts.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('dialogs and refused forms of orders and the workshop are accessible', async ({ page, request }) => {
  test.slow()
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request)
  const design = await makeDesign(request)
  const [ready, pending, enquiry, delivered] = [
    await placeOrderOf(request, shopper),
    await placeOrderOf(request, shopper),
    await placeEnquiry(request, shopper),
    await placeOrderOf(
      request,
      shopper,
      { orderType: 'READYMADE', cartItems: [{ productId: design.id, productType: 'READYMADE' }] },
      design,
    ),
  ]
  await moveAlong(owner, ready.id, 'CONFIRMED', 'STITCHING', 'READY')
  await moveAlong(owner, delivered.id, 'CONFIRMED', 'READY', 'DELIVERED')
  await overApi(shopper).mutate('requestReturn', {
    orderId: delivered.id,
    wish: 'REFUND',
    items: [{ item: 0, quantity: 1 }],
    reason: 'Too wide',
  })
  const [{ code }] = await garmentsOf(owner, pending.id)
  const token = await signInAsOwner(page, request)
  const taken = await takeCounterOrder(request, token)
  const customer = await makeCustomer(request, token)
  const dialog = page.getByRole('alertdialog')

  await test.step('the calendar', async () => {
    await visit(page, '/admin/orders')
    await press(page, 'Calendar')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('an order that is cancelled, altered or corrected', async () => {
    await visit(page, `/admin/orders/${ready.id}`)
    await press(page, 'Cancel the order')
    await expect(dialog).toBeVisible()
    await expectAccessibleFromTop(page)
    await dialog.getByRole('button', { name: 'Keep the order' }).click()
    await expect(dialog).toHaveCount(0)
    await press(page, 'Dispatch')
    const notice = page.getByRole('status', { name: 'Now: Dispatched.' })
    await notice.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(page.getByRole('button', { name: 'Undo: Dispatched' })).toBeVisible()
    await press(page, 'Correct the status')
    await expect(page.getByLabel('It should be')).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('a price that is refused', async () => {
    await visit(page, `/admin/orders/${enquiry.id}`)
    await page.getByLabel('Garment, ₹').fill('0')
    await press(page, 'Name the price')
    await expect(page.getByText('costs more than ₹0')).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('returned pieces, an agreed discount, and an invoice', async () => {
    await visit(page, `/admin/orders/${delivered.id}`)
    await press(page, 'They have arrived')
    await press(page, 'Inspect')
    await expect(page.getByRole('button', { name: 'Credit the pieces' })).toBeVisible()
    await press(page, 'Agree on a discount')
    await page.getByLabel('Discount on the whole order, ₹').fill('999999999')
    await page.getByLabel('Why', { exact: true }).fill('A regular customer')
    await press(page, 'Save the discount')
    await expect(page.getByText(/Take off at most that\.$/)).toBeVisible()
    await press(page, 'Issue the invoice')
    await expectAccessibleFromTop(page)
  })

  await test.step('an order that is edited', async () => {
    await visit(page, `/admin/orders/${taken.id}/edit`)
    await press(page, 'Suit')
    await press(page, 'Delivery')
    await press(page, 'See what changes')
    await expect(page.getByLabel('Street')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleFromTop(page)
    await press(page, 'Pick-up')
    await press(page, 'See what changes')
    await press(page, 'Apply the change')
    await expect(page.getByLabel('Why the price changes')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleFromTop(page)
  })

  await test.step('garments that can’t be moved, and another tailor', async () => {
    await visit(page, '/admin/workshop')
    await page.getByLabel(`Select ${code as string}`).check()
    const bulk = panel(page, 'Selected garments')
    await bulk.getByLabel('Stage').selectOption({ label: 'Cutting' })
    await bulk.getByRole('button', { name: 'Apply' }).click()
    await expect(bulk.getByText('The order isn’t confirmed yet.')).toBeVisible()
    await expectAccessibleFromTop(page)
    await visit(page, '/admin/workshop?view=tailors')
    await press(page, 'Add a tailor')
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('measurements of a customer, and a role', async () => {
    await visit(page, `/admin/customers/${customer.id}`)
    await press(page, 'Enter measurements')
    await press(page, 'Measure')
    await expect(page.getByLabel('Chest (bust)')).toBeVisible()
    await expectAccessibleFromTop(page)
    await visit(page, `/admin/customers/${shopper.userId}`)
    await page.getByLabel('Role').selectOption('Owner')
    await expect(dialog).toBeVisible()
    await expectAccessibleFromTop(page)
  })
})

test('dialogs and refused forms of designs and settings are accessible', async ({ page, request }) => {
  test.slow()
  const words = `Words ${Date.now()}`
  const shopper = overApi(await makeShopper(request))
  await shopper.mutateOrThrow('addFeedback', { rating: 2, comments: words })
  const design = await makeDesign(request, { color: 'Red' })
  await signInAsOwner(page, request)
  const dialog = page.getByRole('alertdialog')

  await test.step('designs that are deleted, and a view that is saved', async () => {
    await visit(page, `/view_product?search=${encodeURIComponent(design.productName)}`)
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await press(page, 'Save this view')
    await expect(page.getByLabel('Name of the view')).toBeVisible()
    await expectAccessibleFromTop(page)
    await press(page, 'Delete 1')
    await expect(dialog).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('a design that lacks fields', async () => {
    await open(page, '/product/null/add', 'Add Product')
    await press(page, 'Add Product')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to add product' })).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('a design that was changed meanwhile, and whose picture is refused', async () => {
    // The browser logs the refused picture.
    page.removeAllListeners('console')
    await visit(page, `/product/${design.id}/update`)
    await field(page, 'Colour').fill('Teal')
    await page
      .locator('#product-images')
      .setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText('1 image could not be uploaded and is missing.')).toBeVisible()
    await changeDesign(request, design, { color: 'Maroon' })
    await press(page, 'Update Product')
    await expect(page.getByRole('alertdialog', { name: 'Save without 1 image?' })).toBeVisible()
    await expectAccessibleFromTop(page)
    await dialog.getByRole('button', { name: 'Save without' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Colour is now ‘Maroon’' })).toBeVisible()
    await expectAccessibleFromTop(page)
    await page.goto('/livez')
  })

  await test.step('the settings', async () => {
    await open(page, '/admin/settings', 'Settings')
    await page.getByLabel('Write slide 2 anew').check()
    await page.getByText('Title and picture of Saree').click()
    await press(page, 'Add an advance')
    await page.getByLabel('E-mail').fill('nobody')
    await press(page, 'Save the settings')
    await expect(page.getByText('That isn’t an e-mail address.')).toBeVisible()
    await expectAccessibleFromTop(page)
    await press(page, 'Undo my changes')
  })

  for (const { path, title, begin, fill, save, refusal } of refused)
    await test.step(title, async () => {
      await open(page, path, title)
      if (begin) await press(page, begin)
      for (const [label, value] of fill) await field(page, label).fill(value)
      await press(page, save)
      await expect(page.getByText(refusal)).toBeVisible()
      await expectAccessibleFromTop(page)
      // Nothing typed is to be confirmed when the next page is opened.
      await page.goto('/livez')
    })

  await test.step('the tax', async () => {
    await open(page, '/admin/tax', 'Tax')
    await page.getByLabel('Registration for GST').selectOption('REGULAR')
    await page.getByLabel('Saree, HSN').fill('54')
    await press(page, 'Save the tax settings')
    await expect(page.getByText('An HSN or SAC code has 4, 6 or 8 digits.')).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('a program’s new key and its webhook', async () => {
    await open(page, '/admin/api-clients', 'API clients')
    const form = panel(page, 'Another program')
    await form.getByLabel('Name').fill(words)
    await form.getByLabel('Follow the catalogue that shoppers see, with your references').check()
    await form.getByRole('button', { name: 'Add the program' }).click()
    const program = panel(page, words)
    await expect(program.getByLabel(`The new key of ${words}`)).toHaveValue(/^shopkey_/)
    await program.getByRole('button', { name: 'Add a webhook' }).click()
    await expect(program.getByLabel('Address')).toBeVisible()
    await expectAccessibleFromTop(page)
  })

  await test.step('feedback that is being hidden', async () => {
    await open(page, `/admin/feedback?search=${encodeURIComponent(words)}`, 'Feedback')
    const entry = page.getByRole('listitem').filter({ hasText: words })
    await entry.getByRole('button', { name: 'Hide' }).click()
    await entry.getByLabel('Why it is hidden').fill('It names another customer.')
    await expectAccessibleFromTop(page)
  })
})

/** Forms of which something is refused. */
const refused: {
  path: string
  title: string
  begin?: string
  fill: [label: string, value: string][]
  save: string
  refusal: string | RegExp
}[] = [
  {
    path: '/admin/materials',
    title: 'Materials',
    begin: 'Add a material',
    fill: [
      ['Name', 'Chanderi'],
      ['Low at (optional), m', 'a few'],
    ],
    save: 'Add the material',
    refusal: 'Write metres, such as 2.5 or 0.75.',
  },
  {
    path: '/admin/measurement-fields',
    title: 'Measurements',
    begin: 'Add a field for Blouse',
    fill: [],
    save: 'Save the fields',
    refusal: /^Each field needs a name/,
  },
  {
    path: '/admin/promotions/new',
    title: 'Add an offer',
    fill: [
      ['Name', 'Wedding season'],
      ['Percent', 'ten'],
    ],
    save: 'Add the offer',
    refusal: 'Write a whole number, such as 12.',
  },
  {
    path: '/admin/price-list',
    title: 'Price list',
    begin: 'Add an add-on',
    fill: [],
    save: 'Save the price list',
    refusal: /^Each row needs a name and a price/,
  },
  {
    path: '/admin/occasions',
    title: 'Occasions',
    begin: 'Add an occasion',
    fill: [],
    save: 'Save the occasions',
    refusal: 'The name is missing.',
  },
]
