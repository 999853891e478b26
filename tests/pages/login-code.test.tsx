import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controls } from '../support/admin-page.ts'
import { loginCodes, otherThan } from '../support/login-codes.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(mailServer.close)
const shop = await openShop({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Roopkala <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  },
})
const withoutMail = await openShop()
const { member, codesTo } = loginCodes(mailServer, shop)
const { fill, press, follow } = controls()
const replace = vi.fn()
beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  replace.mockClear()
  sessionStorage.clear()
})

test('the log-in page leads to a code, which returns to the page that the shopper came from', async () => {
  const { email, id } = await member()
  const page = await openPage(shop, '/')
  await page.router.navigate('/login', { state: { from: '/gallery?show=all' } })
  await fill('E-mail', email)
  await follow('Send me a code')
  await screen.findByRole('heading', { level: 1, name: 'Log in with a code' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(email)
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  await press('Send me a code')
  const field = await screen.findByLabelText<HTMLInputElement>('Code from the e-mail')
  expect(document.activeElement).toBe(field)
  expect(field.autocomplete).toBe('one-time-code')
  expect(field.inputMode).toBe('numeric')
  screen.getByText(new RegExp(`If there is an account with ${email}`))
  const [code] = await codesTo(email)
  await fill('Code from the e-mail', otherThan(code!))
  await press('Sign In')
  await screen.findByText(/That code isn’t right/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await fill('Code from the e-mail', code!)
  await press('Sign In')
  await expect.poll(() => replace.mock.calls).toEqual([['/gallery?show=all']])
  expect(localStorage.getItem('userId')).toBe(id)
  expect(sessionStorage.getItem('sentCode')).toBeNull()
})

test('an unknown e-mail sees the same, and another code replaces the first', async () => {
  const { email } = await member()
  const unknown = await openPage(shop, '/login?by=code')
  await fill('E-mail', 'nobody.here@example.com')
  await press('Send me a code')
  await screen.findByLabelText('Code from the e-mail')
  await press('Use another e-mail')
  await fill('E-mail', email)
  await press('Send me a code')
  await screen.findByText(new RegExp(email))
  await press('Send another code')
  await screen.findByText('Another code is on its way. Only that one works now.')
  const [first, second] = await codesTo(email)
  await fill('Code from the e-mail', first!)
  await press('Sign In')
  await screen.findByText(/That code isn’t right/)
  unknown.unmount()
  // The phone has unloaded the tab while the e-mail was read.
  await openPage(shop, '/login?by=code')
  await fill('Code from the e-mail', second!)
  await press('Sign In')
  await expect.poll(() => replace.mock.calls).toEqual([['/']])
})

test('what is missing is named at its field, in Hindi on Hindi pages', async () => {
  await openPage(shop, '/login?by=code', { language: 'hi' })
  await press('मुझे कोड भेजें')
  await screen.findByText('अपना ई-मेल पता लिखें।')
  await fill('ई-मेल', 'nobody.here@example.com')
  await press('मुझे कोड भेजें')
  await screen.findByLabelText('ई-मेल में आया कोड')
  await press('साइन इन करें')
  await screen.findByText('छह अंक लिखें।')
  await fill('ई-मेल में आया कोड', '12')
  await press('साइन इन करें')
  await screen.findByText('कोड में छह अंक होते हैं।')
})

test('a shop that sends no e-mails offers none', async () => {
  await openPage(withoutMail, '/login')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByRole('link', { name: 'Send me a code' })).toBeNull()
})
