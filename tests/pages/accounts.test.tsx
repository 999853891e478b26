import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { Account } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop, password as secret } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera Kulkarni')

const replace = vi.fn()
const log = vi.fn()

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  vi.restoreAllMocks()
  replace.mockClear()
  log.mockClear()
})

async function openLogin(state?: { from: string }) {
  const page = await openPage(shop, '/')
  await page.router.navigate('/login', { state })
  const email = await page.screen.findByLabelText('E-mail')
  const password = page.screen.getByLabelText('Password')
  return { ...page, email, password }
}

describe('logging in', () => {
  test('stores the session and loads the home page anew', async () => {
    const { user, email, password, screen } = await openLogin()
    await user.type(email, ` ${meera.email}`)
    await user.type(password, `${secret}{Enter}`)
    await expect.poll(() => replace.mock.calls).toEqual([['/']])
    expect({ ...localStorage }).toMatchObject({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      userId: meera.id,
      name: 'Meera Kulkarni',
      email: meera.email,
      role: 'shopper',
      profilePicture: '',
    })
    expect(screen.queryByRole('alert')?.textContent).toBe('')
  })

  test('returns to the page that sent the shopper to log in', async () => {
    const { user, email, password } = await openLogin({ from: '/gallery?show=all' })
    await user.type(email, meera.email)
    await user.type(password, `${secret}{Enter}`)
    await expect.poll(() => replace.mock.calls).toEqual([['/gallery?show=all']])
  })

  test('shows a failure beside the form, logs it, and preserves what was typed', async () => {
    const { user, email, password, screen } = await openLogin()
    await user.type(email, meera.email)
    await user.type(password, 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('That e-mail and password don’t match. Please try again.')
    expect(email).toHaveProperty('value', meera.email)
    expect(password).toHaveProperty('value', 'wrong')
    expect(log.mock.calls.flat()).toContain('That e-mail and password don’t match. Please try again.')
    expect(JSON.stringify(log.mock.calls)).not.toContain('wrong')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('says that the shop is unreachable', async () => {
    const { user, email, password, screen, connection } = await openLogin()
    connection.broken.add('LogIn')
    await user.type(email, meera.email)
    await user.type(password, `${secret}{Enter}`)
    await screen.findByText('We could not reach the shop. Check your connection and try again.')
  })

  test('never puts a password into the address, and can show it', async () => {
    const { user, password, screen, container } = await openLogin()
    expect(container.querySelector('main form')?.getAttribute('method')).toBe('post')
    expect(password.getAttribute('type')).toBe('password')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
  })

  test('shows an error for each empty field', async () => {
    const { user, screen, connection } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('Enter your e-mail address.')
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(connection.sent).not.toContain('LogIn')
  })
})

describe('signing up', () => {
  async function openSignup() {
    const page = await openPage(shop, '/signup')
    const fill = async (name: string, email: string, password: string) => {
      await page.user.type(await page.screen.findByLabelText('Full name'), name)
      await page.user.type(page.screen.getByLabelText('E-mail'), email)
      await page.user.type(page.screen.getByLabelText('Password'), password)
      await page.user.click(page.screen.getByRole('button', { name: 'Create Account' }))
    }
    return { ...page, fill }
  }

  test('signs the shopper in', async () => {
    const { fill } = await openSignup()
    await fill('Rekha', 'rekha@example.com', secret)
    await expect.poll(() => replace.mock.calls).toEqual([['/']])
    expect(localStorage.getItem('name')).toBe('Rekha')
    expect(await shop.db.user.findUnique({ where: { emailKey: 'rekha@example.com' } })).toMatchObject({
      id: localStorage.getItem('userId'),
      role: 'SHOPPER',
    })
  })

  test('shows the server’s error at its field', async () => {
    const { fill, screen } = await openSignup()
    await fill('Meera', meera.email, secret)
    await screen.findByText(/There is an account with this e-mail already/)
    const email = screen.getByLabelText('E-mail')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => document.activeElement).toBe(email)
    expect(email).toHaveProperty('value', meera.email)
  })

  test('names the terms that the shopper agrees to', async () => {
    const { screen } = await openSignup()
    const note = await screen.findByText(/By signing up, you agree to our/)
    expect(note.textContent).toBe('By signing up, you agree to our Terms & Privacy Policy')
    const links = within(note).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
  })
})

test.each<[Language, string, string]>([
  ['en', '/login', 'Forgotten your password? Call us on +91 22 5550 0142: we send you a link.'],
  ['hi', '/login', 'पासवर्ड भूल गईं? हमें +91 22 5550 0142 पर फ़ोन करें: हम आपको लिंक भेज देंगे।'],
  ['en', '/reset-password', 'Forgotten your password? Call us on +91 22 5550 0142: we send you a link.'],
])('%s: %s says how to get a new password', async (language, path, way) => {
  const { screen } = await openPage(shop, path, { language })
  const main = within(await screen.findByRole('main'))
  const phone = await main.findByRole('link', { name: '+91 22 5550 0142' })
  expect(phone.getAttribute('href')).toBe('tel:+912255500142')
  expect(phone.parentElement?.textContent).toBe(way)
})

test('the welcome page links to both forms and preserves the page to return to', async () => {
  const { screen, router, user } = await openPage(shop, '/')
  await router.navigate('/login-signup', { state: { from: '/cart' } })
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  await user.click(screen.getByRole('link', { name: 'Login' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/cart' })
})

test('each form links to the other, and neither loads anything of Google’s unless the shop uses it', async () => {
  const { screen, user, address } = await openPage(shop, '/signup')
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  expect(address()).toBe('/login')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  expect(document.querySelector('script[src*=google]')).toBeNull()
})

test('in Hindi the welcome page leads to a form in Hindi, and to the Hindi home page', async () => {
  const { screen, user } = await openPage(shop, '/login-signup', { language: 'hi' })
  await screen.findByRole('heading', { level: 1, name: 'आपका स्वागत है' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'लॉग इन' }))
  await user.type(await screen.findByLabelText('ई-मेल'), meera.email)
  await user.type(screen.getByLabelText('पासवर्ड'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'साइन इन करें' }))
  await screen.findByText(/ई-मेल या पासवर्ड सही नहीं है।/)
  await user.clear(screen.getByLabelText('पासवर्ड'))
  await user.type(screen.getByLabelText('पासवर्ड'), `${secret}{Enter}`)
  await expect.poll(() => replace.mock.calls).toEqual([['/hi']])
})

test.each(['/login', '/signup', '/login-signup'])(
  '%s says who is signed in and links onwards',
  async (path) => {
    const { screen, router, user } = await openPage(shop, '/', { as: meera })
    await router.navigate(path, { state: { from: '/contact' } })
    await screen.findByRole('heading', { level: 1, name: 'Signed in as Meera Kulkarni' })
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    await expect.poll(() => router.state.location.pathname).toBe('/contact')
  },
)

test('a page that is older than the server’s build sends the whole document', async () => {
  const { user, email, password, screen, connection } = await openLogin()
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init)
    const body = JSON.parse(init.body) as { documentId?: string }
    return send(input, {
      ...init,
      body: JSON.stringify(body.documentId ? { ...body, documentId: 'sha256:0' } : body),
    })
  }
  await user.type(email, 'nobody@example.com')
  await user.type(password, 'not the password{Enter}')
  await screen.findByText('That e-mail and password don’t match. Please try again.')
  expect(connection.sent.filter((name) => name === 'LogIn')).toHaveLength(2)
})

test('the account lists the browsers that are signed in, and logs another one out', async () => {
  const shopper = await shop.shopper('Asha')
  const logIn = async () =>
    (await shop.guest().rest('POST', 'auth/login', { email: shopper.email, password: secret })).body
      .token as string
  const [here, elsewhere] = [await logIn(), await logIn()]
  const status = async (token: string) => (await shop.guest().with(token).graphql('{ viewer { id } }')).status
  const as = new Account(shop.url, here, shopper)
  const { screen, user } = await openPage(shop, '/account', { as })
  const current = await screen.findByText('This browser')
  const list = within(current.closest('ul')!)
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(list.getByRole('button', { name: /^Log out/ }))
  await expect.poll(() => list.getAllByRole('listitem')).toHaveLength(1)
  expect([await status(here), await status(elsewhere)]).toEqual([200, 401])
})
