import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { picture } from '../support/pictures.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { runQuery, designOf, fillCustomer, password, remember, shopper, step } from './support/wizard.ts'

/** The owner prints this page's order: one sheet with all of it. */
async function expectJobCard(page: Page, request: APIRequestContext, texts: string[]) {
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${orderId}/job-card`)
  const sheet = page.locator('[data-job-card]')
  await expect(sheet).toHaveCount(1)
  for (const text of texts) await expect(sheet).toContainText(text)
  return sheet
}

test('a lehenga tailored from the cart, with measurements in inches: to its job card', async ({
  page,
  request,
}) => {
  const meera = await shopper(request)
  const lehenga = await designOf(request, 'Lehenga', 'tailorPrice')
  await request.post('/api/v1/user/cart', {
    headers: { Authorization: `Bearer ${meera.token}` },
    data: { productId: lehenga._id, productType: 'tailor', quantity: 1, action: 'add' },
  })
  await remember(page, meera)
  await visit(page, '/cart')
  await page.getByRole('link', { name: /^Add Measurement/ }).click()
  await expect(step(page, 'Product Info')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(lehenga.productName)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Order Type')).toBeFocused()
  await page.getByLabel('Colour of the cloth').fill('Deep red')

  await page.getByRole('link', { name: 'Next' }).click()
  for (const garment of ['Lehenga', 'Blouse']) {
    const unit = page.getByRole('group', { name: `Unit of ${garment}` })
    await unit.getByRole('button', { name: 'inches' }).click()
  }
  await page.locator('#order-lines-0-measurements-lehenga-waist').fill('28.5')
  await page.locator('#order-lines-0-measurements-blouse-chest').fill('90')
  await expect(page.getByText('Is this in centimetres? Please look again.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Customer Details')).toBeFocused()
  // Next stays at the first field with an error; the steps themselves can be opened.
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.locator('#order-customer-phone')).toBeFocused()
  await expect(step(page, 'Customer Details')).toBeVisible()
  await page.getByRole('link', { name: '5 Payment' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Please complete' })
  await expect(alert).toContainText('Please complete all required fields to proceed with your order')
  await expectAccessible(page)
  await alert.getByRole('link', { name: 'A mobile number has 10 digits.' }).click()
  await expect(page.locator('#order-customer-phone')).toBeFocused()
  await fillCustomer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(/\d{3}-\d{3}/)

  const { orders, cart } = await runQuery(
    request,
    meera,
    '{ orders { edges { node { color customer { phone } items { measurements { unit asTyped { lehenga { waist } } lehenga { waist } } } } } } cart { items { id } } }',
  )
  expect(cart.items).toEqual([])
  expect(orders.edges).toHaveLength(1)
  expect(orders.edges[0].node).toMatchObject({ color: 'Deep red', customer: { phone: '9876543210' } })
  expect(orders.edges[0].node.items[0].measurements).toMatchObject({
    unit: 'INCH',
    asTyped: { lehenga: { waist: 28.5 } },
    lehenga: { waist: 72.4 },
  })
  await expectJobCard(page, request, [lehenga.productName, 'Deep red', '28.5', '72.4'])
})

test('a custom blouse in Hindi, started as a guest with pictures and a link, moves to the account', async ({
  page,
  request,
}) => {
  const meera = await shopper(request)
  await visit(page, '/hi/order/null/custom')
  await page.locator('#order-customCategory').selectOption('BLOUSE')
  await page.getByRole('link', { name: 'आगे' }).click()
  const file = { name: 'cloth.png', mimeType: 'image/png', buffer: await picture().png().toBuffer() }
  await page.locator('#order-clothPics').setInputFiles([file, file])
  await page.locator('#order-designPics').setInputFiles(file)
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img')
  await expect(pictures).toHaveCount(3)
  await page.locator('#order-designDetails').fill('गहरा गला, आधी आस्तीन')
  await page.locator('#order-link').fill('example.com/blouse')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('#order-designDetails')).toHaveValue('गहरा गला, आधी आस्तीन')
  await expect(pictures).toHaveCount(3)

  await page.getByRole('link', { name: 'आगे' }).click()
  await page.locator('#order-measurements-blouse-chest').fill('९१,५')
  await page.getByRole('link', { name: 'आगे' }).click()
  await page.locator('#order-customer-name').fill('मीरा राव')
  await page.locator('#order-customer-email').fill(meera.email)
  await fillCustomer(page)
  await page.getByRole('link', { name: 'आगे' }).click()
  await page.getByRole('link', { name: 'ऑर्डर देने के लिए साइन इन करें' }).click()
  await page.locator('input[type=email]').fill(meera.email)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('form button[type=submit]').click()

  await expect(page).toHaveURL(/\/order\/null\/custom\?step=payment/)
  await expect(page.getByText('सहेजा गया', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'पूछताछ भेजें' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)

  const { orders } = await runQuery(
    request,
    meera,
    '{ orders { edges { node { orderType customCategory link designDetails clothPics designPics customer { name } measurements { blouse { chest } } } } } }',
  )
  const [{ node }] = orders.edges
  expect(node).toMatchObject({
    orderType: 'CUSTOM',
    customCategory: 'BLOUSE',
    link: 'https://example.com/blouse',
    designDetails: 'गहरा गला, आधी आस्तीन',
    customer: { name: 'मीरा राव' },
    measurements: { blouse: { chest: 91.5 } },
  })
  expect(node.clothPics).toHaveLength(2)
  expect(node.designPics).toHaveLength(1)
  const sheet = await expectJobCard(page, request, ['मीरा राव', 'गहरा गला, आधी आस्तीन', '९१,५'])
  await expect(sheet.locator('img[src^="/images/"]')).toHaveCount(3)
})

test('a ready-made saree by keyboard alone, from its page by the cart to its job card @laptop', async ({
  page,
  request,
}) => {
  const meera = await shopper(request)
  const saree = await designOf(request, 'Saree', 'readyMadePrice')
  await remember(page, meera)
  await visit(page, `/single_product_details?productId=${saree._id}`)
  const enter = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement))
        return page.keyboard.press('Enter')
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not lead there`)
  }
  const press = (role: 'link' | 'button', name: string) =>
    enter(page.getByRole('main').getByRole(role, { name, exact: true }))
  await enter(page.getByRole('button', { name: 'Add to Cart' }).first())
  await enter(page.getByRole('dialog').getByRole('button', { name: /^Readymade/ }))
  await expect(page.getByText(`Readymade option for ${saree.productName} added to cart!`)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Tab passes through the toast while it is shown, and returns from it to where it was.
  await enter(page.getByRole('button', { name: 'Dismiss notification' }))
  await enter(page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab')
  await enter(page.getByRole('main').getByRole('link', { name: /^Order Now/ }))
  await expect(step(page, 'Product Info')).toBeVisible()
  // Next skips the steps without input; they can still be opened.
  await press('link', '2 Order Type')
  await expect(page.getByText('Select from our curated ready-made collection')).toBeVisible()
  await press('link', '3 Measurements')
  await expect(page.getByText('Free size: it fits everybody.')).toBeVisible()
  await press('link', 'Previous')
  await expect(step(page, 'Product Info')).toBeFocused()
  await press('link', 'Next')
  await expect(step(page, 'Customer Details')).toBeFocused()
  // The way to deliver is chosen, and name and e-mail come from the account.
  await page.keyboard.press('Tab')
  for (const typed of ['9876543210', '400050', '', '', '7 Hill Road']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  // The pincode fills in the rest.
  await expect(page.getByLabel('City')).toHaveValue('Mumbai')
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra')
  await press('link', 'Next')
  await press('button', 'Place order')
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(saree.productName)
  await expectJobCard(page, request, [saree.productName, '7 Hill Road'])
})

test('each step opens at its heading, also when Next is pressed twice, and reflows at 320 px', async ({
  page,
  request,
}) => {
  const lehenga = await designOf(request, 'Lehenga', 'tailorPrice')
  await visit(page, `/order/${lehenga._id}/tailor?step=type`)
  const next = page.getByRole('link', { name: 'Next' })
  await next.click()
  await expect(page.locator('#order-lines-0-measurements-lehenga-waist')).toBeVisible()
  await next.click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeInViewport()
  await expect(step(page, 'Customer Details')).toBeInViewport()
  await expect(step(page, 'Customer Details')).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  const steps = ['product', 'type', 'measurements', 'customer', 'payment']
  for (const path of [
    `/order/${lehenga._id}/tailor`,
    `/hi/order/${lehenga._id}/tailor`,
    '/hi/order/null/custom',
  ])
    for (const each of steps) {
      await visit(page, `${path}?step=${each}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await brokenNames(page), `${path}, ${each}`).toEqual([])
    }
})

/** The names of steps that are shown and broken within a word. */
const brokenNames = (page: Page) =>
  page
    .getByRole('main')
    .locator('nav li a > span')
    .evaluateAll((names) =>
      names.flatMap((name) => {
        const text = document.createRange()
        text.selectNodeContents(name)
        const lines = text.getClientRects().length
        const words = name.textContent.trim().split(/\s+/)
        // After the first step, phones show the numbers alone.
        if (name.clientWidth <= 1) return []
        return lines > words.length || name.scrollWidth > name.clientWidth ? [name.textContent] : []
      }),
    )
