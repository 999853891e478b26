import { changeGarment, garmentsOf } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { newPhone, pin, saveTailor } from '../support/tailors.ts'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a tailor’s working day, in Hindi @phone', async ({ page, request }) => {
  page.setDefaultTimeout(20_000)
  const owner = await ownerOf(request)
  const phone = newPhone()
  const { tailor } = await saveTailor(owner, { name: 'रमेश', phone, language: 'HINDI', pin })
  const order = await placeOrderOf(request, await makeShopper(request))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [garment] = await garmentsOf(owner, order.id)
  await changeGarment.assign(owner, { garmentId: garment.id, tailorId: tailor.id, dueDate: '2099-11-20' })

  const wish = {
    orderId: order.id,
    garmentId: garment.id,
    details: 'Sleeves: ½ inch shorter',
    tailorId: tailor.id,
  }
  await owner.graphql(
    'mutation ($input: AddAlterationInput!) { addAlteration(input: $input) { userErrors { message } } }',
    { input: wish },
  )

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
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'हो गया: अब कटाई' }).click()
  await page.getByRole('button', { name: 'वापस लाएँ' }).click()
  await expect(page.getByText('कटाई बाकी')).toBeVisible()
  await page.getByRole('button', { name: 'हो गया: अब कटाई' }).click()
  await expect(page.getByRole('button', { name: 'हो गया: अब कढ़ाई' })).toBeVisible()

  await page.getByRole('link', { name: 'मेरे सभी कपड़े' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रमेश')
  const sewing = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: order.productName }) })
  await expect(sewing).toContainText('कटाई')
  const alterations = page.getByRole('region', { name: 'बदलाव के काम' })
  await expect(alterations).toContainText('½ inch shorter')
  await alterations.getByText('नाप', { exact: true }).click()
  await expect(alterations).toContainText('36 इंच')
  await expect(page.locator('main')).not.toContainText('₹')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await alterations.getByRole('button', { name: 'बदलाव हो गया' }).click()
  await expect(alterations).toHaveCount(0)
  await page.getByRole('button', { name: 'साइन आउट कीजिए' }).click()
  await expect(page.getByLabel('फ़ोन नंबर')).toBeVisible()
})
