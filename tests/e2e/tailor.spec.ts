import type { Page } from '@playwright/test'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial, consumeMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { newPhone, pin } from '../support/tailors.ts'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { dayAhead } from '../support/days.ts'

/** No price, and nothing by which the customer could be found. */
async function expectNothingPrivate(page: Page) {
  const text = (await page.locator('main').innerText()).replace('₹50', '')
  for (const secret of ['₹', 'Meera', '98765', 'Hill Road', '400050', 'example.com'])
    expect(text).not.toContain(secret)
}

test.use({ viewport: { width: 360, height: 740 } })

test('a tailor’s working day, in Hindi', async ({ page, request }) => {
  page.setDefaultTimeout(20_000)
  const owner = await ownerOf(request)
  const phone = newPhone()
  const { tailor } = await owner.mutate('saveTailor', { name: 'रमेश', phone, language: 'HINDI', pin })
  const shopper = await makeShopper(request, 'Meera Kulkarni')
  const order = await placeOrderOf(request, shopper)
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [garment] = await garmentsOf(owner, order.id)
  await owner.mutate('assignGarment', { garmentId: garment.id, tailorId: tailor.id, dueDate: dayAhead(30) })
  const rates = [{ category: 'BLOUSE' as const, stageId: 'CUTTING' as const, amount: 50_00 }]
  await owner.mutate('savePieceRates', { tailorId: tailor.id, rates })
  const note = { customerId: shopper.userId, text: 'Right shoulder lower. Call 98765 43210.' }
  await owner.mutate('addFitNote', note)

  const silk = await addMaterial(owner, 1000, {
    name: `Raw silk ${order.orderNumber}`,
    color: 'Teal',
    price: 850_00,
  })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: silk.id, quantity: 250 })

  const wish = {
    orderId: order.id,
    garmentId: garment.id,
    details: 'Sleeves: ½ inch shorter',
    tailorId: tailor.id,
  }
  await owner.mutate('addAlteration', wish)

  // The job card's code opens the garment, after signing in.
  await visit(page, `/workshop/${garment.code}`)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('PIN', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expectAccessible(page)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**/hi/workshop/${garment.code}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.productName)
  await expect(page.getByText('36 इंच')).toBeVisible()
  await expect(page.getByText('कटाई बाकी')).toBeVisible()
  await expect(page.getByRole('region', { name: 'नाप के नोट' })).toContainText('Right shoulder lower. Call ….')
  await expect(page.getByRole('region', { name: 'कपड़ा और सामान' }).getByRole('listitem')).toHaveText(
    `Raw silk ${order.orderNumber}, Teal2.5 मी`,
  )
  await expectNothingPrivate(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'हो गया: अब कटाई' }).click()
  await page.getByRole('button', { name: 'वापस लाएँ' }).click()
  await expect(page.getByText('कटाई बाकी')).toBeVisible()
  await page.getByRole('button', { name: 'हो गया: अब कटाई' }).click()
  await page.getByRole('button', { name: 'हो गया: अब कढ़ाई' }).click()
  await expect(page.getByRole('button', { name: 'हो गया: अब सिलाई' })).toBeVisible()

  await page.getByRole('link', { name: 'मेरे सभी कपड़े' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रमेश')
  const sewing = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: order.productName }) })
  await expect(sewing).toContainText('कढ़ाई')
  await expect(page.getByText('आपकी कमाई, जो मिलनी है: ₹50')).toBeVisible()
  const alterations = page.getByRole('region', { name: 'बदलाव के काम' })
  await expect(alterations).toContainText('½ inch shorter')
  await alterations.getByText('नाप', { exact: true }).click()
  await expect(alterations).toContainText('36 इंच')
  await expectNothingPrivate(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await alterations.getByRole('button', { name: 'बदलाव हो गया' }).click()
  await expect(alterations).toHaveCount(0)
  await page.getByRole('button', { name: 'साइन आउट कीजिए' }).click()
  await expect(page.getByLabel('फ़ोन नंबर')).toBeVisible()
})
