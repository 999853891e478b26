import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountLinks } from '../support/account-links.ts'
import { controls } from '../support/admin-page.ts'
import { Account } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop, password } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(mailServer.close)
const shop = await openShop({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Roopkala <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  },
})
const { member, tokenTo } = accountLinks(mailServer, shop)
const { fill, press, follow } = controls()
const replace = vi.fn()
beforeEach(() => void vi.spyOn(window.location, 'replace').mockImplementation(replace))
afterEach(() => vi.restoreAllMocks())

/** Somebody who has just signed up, with the link to confirm the e-mail. */
async function rekha() {
  const { email, client, id, link } = await member()
  return { link, account: new Account(shop.url, client.token!, { id, name: 'Rekha', email }) }
}

test('a forgotten password is replaced by a link from the e-mail', async () => {
  const { account } = await rekha()
  const { unmount } = await openPage(shop, '/login')
  await follow('Forgot password?')
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' })
  await fill('E-mail', account.email)
  await press('Send me a link')
  await screen.findByText(/a link is on its way/)
  unmount()
  await openPage(shop, `/reset-password#${await tokenTo(account.email, 'reset-password')}`)
  await fill('New password', 'kesar-badam-pista')
  await press('Save the password')
  await expect.poll(() => localStorage.getItem('userId')).toBe(account.id)
  expect(replace).toHaveBeenCalledOnce()
  const logIn = { email: account.email, password: 'kesar-badam-pista' }
  expect((await shop.guest().rest('POST', 'auth/login', logIn)).status).toBe(200)
})

test('an e-mail is confirmed by its link once the account is signed in', async () => {
  const { account, link } = await rekha()
  const guest = await openPage(shop, `/verify-email#${link}`, { language: 'hi' })
  await controls(await screen.findByRole('main')).follow('लॉग इन करें')
  await expect.poll(() => guest.router.state.location.pathname).toBe('/hi/login')
  expect(guest.router.state.location.state).toEqual({ from: `/verify-email#${link}` })
  guest.unmount()
  const before = await openPage(shop, '/account', { as: account })
  await screen.findByText(/^Not confirmed yet/)
  before.unmount()
  const page = await openPage(shop, `/verify-email#${link}`, { as: account })
  await press('Confirm my e-mail')
  await screen.findByText(/your e-mail is confirmed/)
  await controls(screen.getByRole('main')).follow('Your account')
  await screen.findByText('Confirmed')
  expect(page.address()).toBe('/account')
})

test('another e-mail replaces the first one once its link is opened', async () => {
  const { account, link } = await rekha()
  const { unmount } = await openPage(shop, '/account', { as: account })
  const email = `new.${account.email}`
  await fill('New e-mail', email)
  await fill('Your password', password)
  await press('Change e-mail')
  await screen.findByText(new RegExp(`We have sent a link to ${email}`))
  expect(screen.getByText(account.email)).toBeTruthy()
  const changing = await tokenTo(email, 'verify-email')
  expect(changing).not.toBe(link)
  unmount()
  const { router } = await openPage(shop, `/verify-email#${changing}`, { as: account })
  await press('Confirm my e-mail')
  await screen.findByText(/your e-mail is confirmed/)
  await router.navigate('/account')
  await screen.findByText(email)
  await screen.findByText('Confirmed')
})
