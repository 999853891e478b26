import { type MailServer, test } from './support/mail-shop.ts'
import { makeShopper, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

/** The path of the link in the next e-mail to the address. */
async function linkTo({ mails }: MailServer, address: string, path: string): Promise<string> {
  const find = () =>
    mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => /https:\/\/shop\.example(\S+)/.exec(text)?.[1] ?? [])
  await expect.poll(() => find().some((link) => link.startsWith(path)), { timeout: 30_000 }).toBe(true)
  return find().find((link) => link.startsWith(path))!
}

test('a forgotten password is replaced by a link from the e-mail', async ({ page, request, mailServer }) => {
  const meera = await makeShopper(request)
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?')
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit(page, await linkTo(mailServer, meera.email, '/reset-password#'))
  await page.getByLabel('New password').fill('kesar-badam-pista')
  const loadedAfresh = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await loadedAfresh
  await visit(page, '/account')
  await expect(page.getByText(meera.email)).toBeVisible()
})

test('an e-mail is confirmed by its link once the account is signed in, also in Hindi, and can be changed', async ({
  page,
  request,
  mailServer,
}) => {
  const meera = await makeShopper(request)
  const link = await linkTo(mailServer, meera.email, '/verify-email#')
  await visit(page, `/hi${link}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'लॉग इन करें' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, meera)
  await visit(page, '/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await expectAccessible(page)
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click()
  await expect(page.getByText('your e-mail is confirmed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  const email = `new.${meera.email}`
  await page.getByLabel('New e-mail').fill(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await expect(page.getByText(meera.email, { exact: true })).toBeVisible()
  const changing = await linkTo(mailServer, email, '/verify-email#')
  expect(changing).not.toBe(link)
  await visit(page, changing)
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click()
  await expect(page.getByText('your e-mail is confirmed')).toBeVisible()
  await visit(page, '/account')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})
