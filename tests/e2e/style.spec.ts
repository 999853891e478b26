import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ApiClient } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { newPhone, pin } from '../support/tailors.ts'
import { makeColleague, makeDesign, makeShopper, ownerOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { fillCustomer } from './support/wizard.ts'

const words = ['Front neck: Boat neck', 'Back: Keyhole Back', 'Sleeve: Puff sleeve']
const clothPicture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f5e63' } })
    .png()
    .toBuffer()
const flatOf = (page: Page) => page.getByRole('img', { name: /^Drawing from the front/ })

/** The owner adds lace for 200 rupees, by phone with the shopper. */
async function addLace(owner: ApiClient, id: string) {
  const { data } = await owner.graphql(
    'query ($id: ID!) { order(id: $id) { version items { style { option { id } } } } }',
    { id },
  )
  const { version, items } = data.order as {
    version: number
    items: [{ style: { option: { id: string } }[] }]
  }
  const style = [...items[0].style.map(({ option }) => option.id), 'piping-lace']
  await owner.mutateOrThrow('editOrder', {
    ...{ orderId: id, version, reason: 'Lace edging, as we said on the phone' },
    lines: [{ position: 0, style }],
  })
}

/** The owner sets the day that the workshop can keep; returns it as papers name it. */
async function setDay(owner: ApiClient, id: string): Promise<RegExp> {
  const { data } = await owner.graphql('query ($id: ID!) { order(id: $id) { version proposedDate } }', { id })
  const { version, proposedDate } = data.order as { version: number; proposedDate: string }
  const deliveryDate = `${proposedDate}T12:00:00+05:30`
  await owner.mutateOrThrow('setDeliveryDate', { id, version, deliveryDate })
  const [year, month, day] = proposedDate.split('-').map(Number)
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept?', 'Oct', 'Nov', 'Dec']
  return new RegExp(`${day} ${months[month! - 1]}[a-z]* ${year}`)
}

async function expectDrawn(page: Page, more: string[] = []) {
  for (const text of [...words, ...more])
    await expect(flatOf(page)).toHaveAttribute('aria-label', new RegExp(text))
}

test('a blouse in the shopper’s cloth, from its page to the tailor’s phone, with a change that is agreed to', async ({
  page,
  request,
}) => {
  test.slow()
  page.setDefaultTimeout(20_000)
  const design = await makeDesign(request, {
    productName: 'Chandni blouse',
    tailorPrice: 250_000,
    shippingCost: 0,
    blouseDetails: { necklineStyle: 'Sweetheart', blouseBackDesign: 'Closed Back', sleeveType: 'Short' },
  })
  const shopper = await makeShopper(request)
  await signIn(page, shopper)
  await visit(page, `/product/${design.id}`)
  const drawings = page.getByRole('link', { name: 'Choose neck, back and sleeves from drawings' })
  // Until the code of the options is there, a choice has no effect.
  await expect(async () => {
    await page.getByRole('radio', { name: /^Tailor Made/ }).check({ force: true })
    await expect(drawings).toBeVisible({ timeout: 1000 })
  }).toPass()
  await drawings.click()

  const dialog = page.getByRole('dialog', { name: 'Your style' })
  await expect(dialog.getByRole('button', { name: /^Front neck/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('radio', { name: 'Boat neck +₹50' }).check({ force: true })
  await dialog.getByRole('button', { name: /^Back/ }).click()
  await dialog.getByRole('radio', { name: /^Keyhole Back/ }).check({ force: true })
  await dialog.getByRole('button', { name: /^Sleeve/ }).click()
  await dialog.getByRole('radio', { name: /^Puff sleeve/ }).check({ force: true })
  await expectDrawn(page)
  await expect(dialog.getByText('Total ₹2,850.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Boat neck, Keyhole Back, Puff sleeve')).toBeVisible()
  await page
    .locator('#order-clothPics')
    .setInputFiles({ name: 'cloth.png', mimeType: 'image/png', buffer: await clothPicture() })
  await expect(page.getByRole('img', { name: 'Pictures of your cloth: 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose the part for the drawing' }).click()
  const part = page.getByRole('dialog', { name: 'The part for the drawing' })
  await part.getByLabel('Zoom').fill('2')
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Use this part' }).click()
  await expect(part).toBeHidden()
  await expect(page.getByRole('img', { name: 'Pictures of your cloth: 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the style' }).click()
  await expect(dialog.locator('image')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /Customer Details$/ }).click()
  await fillCustomer(page)
  await page.getByRole('link', { name: /Payment$/ }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/orders\/[\w-]+/)
  const id = /\/orders\/([\w-]+)/.exec(page.url())![1]!
  await expectDrawn(page)
  await expect(page.getByText('₹2,850.00').first()).toBeVisible()

  const owner = await ownerOf(request)
  await addLace(owner, id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order was changed' })).toBeVisible()
  await expect(page.getByText('₹200.00 more than the ₹2,850.00 of before.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Agree to ₹3,050.00' }).click()
  await expect(page.getByText('Thank you: the price is agreed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your order was changed' })).toBeHidden()
  const lace = ['Piping: Lace edging']
  await expectDrawn(page, lace)
  await moveAlong(owner, id, 'CONFIRMED')
  const day = await setDay(owner, id)
  await page.reload()
  await expect(page.getByText(day).first()).toBeVisible()
  const [{ id: garmentId, code }] = await garmentsOf(owner, id)
  await signIn(page, await makeColleague(request, 'ADMIN'))
  await visit(page, `/admin/orders/${id}/job-card?language=en`)
  await expectDrawn(page, lace)
  await expect(page.getByText(day).first()).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect([...pdf.matchAll(/\/MediaBox/g)]).toHaveLength(1)
  const phone = newPhone()
  const { tailor } = await owner.mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
  await owner.mutate('assignGarment', { garmentId, tailorId: tailor.id })
  await visit(page, `/workshop/${code}`)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const sewn = page.getByRole('region', { name: 'क्या सिलना है' })
  for (const text of ['आगे का गला: बोट नेक', 'पीठ: कीहोल पीठ', 'आस्तीन: पफ़ आस्तीन', 'पाइपिंग: लेस किनारी'])
    await expect(sewn.getByText(text, { exact: true })).toBeVisible()
  await expect(sewn.locator('image')).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText('₹')

  await moveAlong(owner, id, 'MEASURED', 'STITCHING', 'READY', 'DELIVERED')
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  await page.getByRole('button', { name: /^Order again/ }).click()
  await page.waitForURL(/\/tailor\?draft=/)
  await page.getByRole('link', { name: /Order Type$/ }).click()
  await expect(page.getByText('Boat neck, Keyhole Back, Puff sleeve, Lace edging')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Pictures of your cloth: 2' })).toBeVisible()
  await page.getByRole('link', { name: /Payment$/ }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  await expect(page.getByText('Total ₹3,050.00').first()).toBeVisible()
})
