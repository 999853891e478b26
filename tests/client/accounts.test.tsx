import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp, signIn } from '../support/render-app.tsx'
import { FakeShop } from '../support/fake-shop.ts'

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
  const app = renderApp('/', new FakeShop())
  await app.router.navigate('/login', { state: state })
  const email = await app.screen.findByLabelText('E-mail')
  const password = app.screen.getByLabelText('Password')
  return { ...app, email, password }
}

describe('logging in', () => {
  test('stores the session and loads the home page anew', async () => {
    const { user, email, password, screen } = await openLogin()
    await user.type(email, ' meera@example.com')
    await user.type(password, 'chameli-42-phool{Enter}')
    await expect.poll(() => replace.mock.calls).toEqual([['/']])
    expect({ ...localStorage }).toMatchObject({
      token: 'a-token',
      userId: 'meera',
      name: 'Meera Kulkarni',
      email: 'meera@example.com',
      role: 'shopper',
      profilePicture: '',
    })
    expect(screen.queryByRole('alert')?.textContent).toBe('')
  })

  test('returns to the page that sent the shopper to log in', async () => {
    const { user, email, password } = await openLogin({ from: '/gallery?show=all' })
    await user.type(email, 'meera@example.com')
    await user.type(password, 'chameli-42-phool{Enter}')
    await expect.poll(() => replace.mock.calls).toEqual([['/gallery?show=all']])
  })

  test('shows a failure beside the form, logs it, and preserves what was typed', async () => {
    const { user, email, password, screen } = await openLogin()
    await user.type(email, 'meera@example.com')
    await user.type(password, 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('That e-mail and password don’t match. Please try again.')
    expect(email).toHaveProperty('value', 'meera@example.com')
    expect(password).toHaveProperty('value', 'wrong')
    expect(log.mock.calls.flat()).toContain('That e-mail and password don’t match. Please try again.')
    expect(JSON.stringify(log.mock.calls)).not.toContain('wrong')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('says that the shop is unreachable', async () => {
    const { user, email, password, screen, wire } = await openLogin()
    wire.broken.add('LogIn')
    await user.type(email, 'meera@example.com')
    await user.type(password, 'chameli-42-phool{Enter}')
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
    const { user, screen, wire } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('Enter your e-mail address.')
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(wire.sent).not.toContain('LogIn')
  })
})

describe('signing up', () => {
  async function openSignup() {
    const app = renderApp('/signup', new FakeShop())
    const fill = async (name: string, email: string, password: string) => {
      await app.user.type(await app.screen.findByLabelText('Full name'), name)
      await app.user.type(app.screen.getByLabelText('E-mail'), email)
      await app.user.type(app.screen.getByLabelText('Password'), password)
      await app.user.click(app.screen.getByRole('button', { name: 'Create Account' }))
    }
    return { ...app, fill }
  }

  test('signs the shopper in', async () => {
    const { fill } = await openSignup()
    await fill('Rekha', 'rekha@example.com', 'chameli-42-phool')
    await expect.poll(() => replace.mock.calls).toEqual([['/']])
    expect(localStorage.getItem('name')).toBe('Rekha')
  })

  test('shows the server’s error at its field', async () => {
    const { fill, screen } = await openSignup()
    await fill('Meera', 'meera@example.com', 'chameli-42-phool')
    await screen.findByText(/There is an account with this e-mail already/)
    const email = screen.getByLabelText('E-mail')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => document.activeElement).toBe(email)
    expect(email).toHaveProperty('value', 'meera@example.com')
  })

  test('names the terms that the shopper agrees to', async () => {
    const { screen } = await openSignup()
    const note = await screen.findByText(/By signing up, you agree to our/)
    expect(note.textContent).toBe('By signing up, you agree to our Terms & Privacy Policy')
    const links = within(note).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
  })
})

test.each([
  ['/login', 'Forgotten your password? Call us on +91 22 5550 0142: we send you a link.'],
  ['/hi/login', 'पासवर्ड भूल गईं? हमें +91 22 5550 0142 पर फ़ोन करें: हम आपको लिंक भेज देंगे।'],
  ['/reset-password', 'Forgotten your password? Call us on +91 22 5550 0142: we send you a link.'],
])('%s says how to get a new password', async (path, way) => {
  const { screen } = renderApp(path, new FakeShop())
  const main = within(await screen.findByRole('main'))
  const phone = await main.findByRole('link', { name: '+91 22 5550 0142' })
  expect(phone.getAttribute('href')).toBe('tel:+912255500142')
  expect(phone.parentElement?.textContent).toBe(way)
})

test('the welcome page links to both forms and preserves the page to return to', async () => {
  const { screen, router, user } = renderApp('/', new FakeShop())
  await router.navigate('/login-signup', { state: { from: '/cart' } })
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  await user.click(screen.getByRole('link', { name: 'Login' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/cart' })
})

test.each(['/login', '/signup', '/login-signup'])(
  '%s says who is signed in and links onwards',
  async (path) => {
    signIn()
    const { screen, router, user } = renderApp('/', new FakeShop())
    await router.navigate(path, { state: { from: '/contact' } })
    await screen.findByRole('heading', { level: 1, name: 'Signed in as Meera Kulkarni' })
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    await expect.poll(() => router.state.location.pathname).toBe('/contact')
  },
)
