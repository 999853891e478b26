import { test } from './support/mail-shop.ts'
import { makeDesign, makeShopper } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

test('a guest signs in by a code from the e-mail, and finds the chosen piece in the cart', async ({
  page,
  request,
  mailServer,
}) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request, { quantityInStock: 3 })
  await visit(page, `/single_product_details?productId=${design.id}`)
  await page.getByRole('radio', { name: /^Readymade/ }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByRole('link', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in with a code' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(meera.email)
  const sent = mailServer.mails.length
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const field = page.getByLabel('Code from the e-mail')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const codeMail = () =>
    mailServer.mails.slice(sent).find(({ to, subject }) => to === meera.email && /^\d{6} /.test(subject))
  await expect.poll(codeMail).toBeDefined()
  const code = codeMail()!.subject.slice(0, 6)

  // The browser logs what the form was refused for.
  page.removeAllListeners('console')
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)

  // The phone has unloaded the page while the e-mail was read.
  await page.reload()
  await field.fill(code)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`productId=${design.id}`))
  await expect(page.getByText(`Readymade option for ${design.productName} added to cart!`)).toBeVisible()
  await visit(page, '/cart')
  await expect(
    page.getByRole('main').getByRole('link', { name: design.productName, exact: true }),
  ).toBeVisible()
  await visit(page, '/account')
  await expect(page.getByText('Signed in with a code by e-mail')).toBeVisible()
})
