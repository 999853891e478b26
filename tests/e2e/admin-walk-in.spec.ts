import type { Browser, Page } from '@playwright/test'
import { pin } from '../support/tailors.ts'
import { anotherWindow, expectAccessibleFromTop } from './support/admin-pages.ts'
import { test } from './support/mail-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { ownerOf } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

const tablet = { width: 768, height: 1024 }
test.use({ viewport: tablet })

const customer = { name: 'Asha Kulkarni', phone: '9820011223', email: 'asha@example.com' }
const tailors = {
  Ramesh: { phone: '9820044556', code: (orderNumber: string) => `${orderNumber}-1` },
  Salma: { phone: '9820077889', code: (orderNumber: string) => `${orderNumber}-2` },
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

/** A tailor opens a garment by the code on its label, on the phone. */
async function openAsTailor(browser: Browser, shop: string, phone: string, code: string): Promise<Page> {
  const page = await anotherWindow(browser)
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, `${shop}/workshop/${code}`)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await press(page, 'Sign in')
  await expect(page.getByText(code)).toBeVisible()
  return page
}

test('a walk-in with her own cloth, from her phone number to the pick-up', async ({
  page,
  browser,
  request,
  ownShop,
  mailServer,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(20_000)
  const owner = await ownerOf(request)
  for (const [name, { phone }] of Object.entries(tailors))
    await owner.mutate('saveTailor', { name, phone, language: 'ENGLISH', pin })
  await signInAsOwner(page, request)

  const orderNumber = await test.step('the order is taken at the counter', async () => {
    await visit(page, '/admin/counter')
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.keyboard.type(customer.phone)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type(customer.name)
    await page.getByLabel('E-mail (optional)').fill(customer.email)
    await press(page, 'Add the customer')
    await press(page, 'Blouse')
    await press(page, 'Suit')
    const blouse = panel(page, 'Blouse')
    // The details of one garment are open at a time.
    await blouse.getByRole('button', { expanded: false }).click()
    await blouse.getByLabel('The customer’s own cloth').check()
    await blouse.getByLabel('Own cloth, metres').fill('1.5')
    await blouse.getByRole('button', { name: 'Measure', exact: true }).click()
    await blouse.getByLabel('Chest (bust)').fill('36')
    await press(page, '7 days')
    await page.getByLabel('Trial (optional)').fill(inDays(5))
    await page.getByLabel('Cash, ₹').fill('500')
    await expectAccessibleFromTop(page)
    await press(page, 'Take & print')
    const taken = page.getByText(/^Order \d{3}-\d{3}\d* is taken\.$/)
    await expect(taken).toBeVisible()
    await mailServer.received(2)
    const [, number] = /Order (\S+)/.exec((await taken.textContent())!)!
    return number!
  })

  await test.step('two tailors get a garment each, and begin', async () => {
    await visit(page, '/admin/workshop')
    for (const [name, { code }] of Object.entries(tailors)) {
      await page.getByLabel(`Select ${code(orderNumber)}`).check()
      const bulk = panel(page, 'Selected garments')
      await bulk.getByLabel('Tailor').selectOption({ label: name })
      await bulk.getByRole('button', { name: 'Apply' }).click()
      await expect(bulk).toHaveCount(0)
    }
    for (const { phone, code } of Object.values(tailors)) {
      const window = await openAsTailor(browser, ownShop, phone, code(orderNumber))
      await press(window, 'Done: on to Cutting')
      await expect(window.getByRole('button', { name: 'Done: on to Embroidery' })).toBeVisible()
      await window.context().close()
    }
  })

  await test.step('a mistaken status is undone, and the trial is announced', async () => {
    await visit(page, `/admin/orders?search=${orderNumber}`)
    await page.getByRole('link', { name: orderNumber, exact: true }).click()
    await press(page, 'Mark as ready')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as ready' }).click()
    await press(page, 'Undo')
    await expect(page.getByText('The step is undone.')).toBeVisible()
    await press(page, 'Ready for the trial')
    await expect(page.getByRole('button', { name: 'Undo: Trial' })).toBeVisible()
  })

  await test.step('the trial leads to an alteration, which its tailor completes', async () => {
    await page.getByRole('link', { name: 'Add an alteration' }).click()
    await page.getByLabel('What is to be altered').fill('Take in the waist by half an inch.')
    await page.getByRole('button', { name: `${orderNumber}-1` }).click()
    await page.getByLabel('Tailor').selectOption({ label: 'Ramesh' })
    await page.getByLabel('Due', { exact: true }).fill(inDays(6))
    await press(page, 'Add the alteration')
    await expect(panel(page, 'Open alteration requests')).toContainText('after a trial')
    const { phone, code } = tailors.Ramesh
    const window = await openAsTailor(browser, ownShop, phone, code(orderNumber))
    await window.getByRole('link', { name: 'All my garments' }).click()
    await expect(panel(window, 'Alterations')).toContainText('half an inch')
    await press(window, 'Alteration done')
    await expect(panel(window, 'Alterations')).toHaveCount(0)
    await window.context().close()
  })

  await test.step('with its last garment the order is ready', async () => {
    await visit(page, '/admin/workshop')
    for (const { code } of Object.values(tailors)) {
      const stage = page.getByLabel(`Stage of ${code(orderNumber)}`)
      await stage.selectOption({ label: 'Ready' })
      await expect(panel(page, 'Ready').getByRole('link', { name: code(orderNumber) })).toBeVisible()
    }
  })

  await test.step('the balance is paid, the cloth returned, and the order picked up', async () => {
    await visit(page, `/admin/orders?search=${orderNumber}`)
    await page.getByRole('link', { name: orderNumber, exact: true }).click()
    await expect(panel(page, 'Open alteration requests')).toHaveCount(0)
    await press(page, 'Return the cloth of Blouse')
    await press(page, 'Record a payment')
    await press(page, 'Record the payment')
    await expect(panel(page, 'Payments')).toContainText('Still to pay₹0.00')
    await press(page, 'Delivered')
    await press(page, 'Mark as delivered')
    await expect(panel(page, 'Next step')).toContainText('nothing is left to do')
  })

  await test.step('the customer was written to', async () => {
    await mailServer.received(3)
    expect(mailServer.mails.every(({ to }) => to === customer.email)).toBe(true)
    expect(mailServer.mails.map(({ subject }) => subject.replace(orderNumber, '…')).sort()).toEqual([
      'We received ₹1,500.00 for order …',
      'We received ₹500.00 for order …',
      'Your order … at Roopkala Boutique',
    ])
    await visit(page, '/admin/messages?show=sent')
    await expect(page.getByText(customer.email).first()).toBeVisible()
  })

  await test.step('everything is in the audit log', async () => {
    await visit(page, `/admin/activity?search=${orderNumber}`)
    const entries = page.getByRole('main').getByRole('listitem')
    const logged = async (text: string, count: number) =>
      expect(entries.filter({ hasText: text }), text).toHaveCount(count)
    await logged(`Placed for its customer ${orderNumber}`, 1)
    await logged(`Recorded a payment of ${orderNumber}`, 2)
    for (const [name, { code }] of Object.entries(tailors)) {
      await logged(`Assigned ${code(orderNumber)}`, 1)
      await expect(entries.filter({ hasText: `Moved ${code(orderNumber)}` }).last()).toContainText(name)
      await logged(`Moved ${code(orderNumber)}`, 2)
    }
    // Those four, and of the order: to stitching, to ready by mistake and back, to the trial, to ready, and picked up.
    await logged(`Moved ${orderNumber}`, 10)
    await logged(`Completed an alteration of ${orderNumber}`, 1)
    await visit(page, `/admin/activity?search=${encodeURIComponent(customer.name)}`)
    await logged(`Entered ${customer.name}`, 1)
  })
})
