import { fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { updateSession } from '../../client/app/session/session.ts'
import { openPage, type Page } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'
import { onLaptop, onPhone } from '../support/viewport.ts'

const shop = await openShop()
await shop.product({ category: 'SAREE' })
const meera = await shop.shopper('Meera Anand Kulkarni')

afterEach(() => {
  vi.restoreAllMocks()
})

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Designs', '/gallery'],
  ['Order Now', '/order/null/custom'],
  ['Contact Us', '/contact'],
]
/** In the menu alone. */
const own = [
  ['Your orders', '/orders'],
  ['Wishlist', '/wishlist'],
]

async function openContact(options?: Parameters<typeof openPage>[2]) {
  const page = await openPage(shop, '/contact', options)
  await page.settled()
  return { ...page, bar: within(page.screen.getByRole('banner')) }
}

async function openMenu({ screen, user }: Page) {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

const linksIn = (container: ReturnType<typeof within>) =>
  within(container.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const isClosed = ({ screen }: Page) => expect.poll(() => screen.queryByRole('dialog')).toBeNull()

test('a bar says that the next page is loading', async () => {
  const { screen, router } = await openContact()
  const isShown = () => screen.queryByRole('progressbar', { name: 'Loading' }) !== null
  expect(isShown()).toBe(false)
  void router.navigate('/terms')
  await expect.poll(isShown, { interval: 5 }).toBe(true)
  await screen.findByRole('heading', { level: 1, name: /Terms/ })
  expect(isShown()).toBe(false)
})

describe('the bar', () => {
  test('leads a guest to every page, to the cart and to log in', async () => {
    onLaptop()
    const { screen, user, bar, address } = await openContact()
    expect(bar.getByRole('link', { name: 'Roopkala Boutique' }).getAttribute('href')).toBe('/')
    expect(bar.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart')
    expect(bar.queryByRole('button', { name: 'Menu' })).toBeNull()
    expect(bar.queryByRole('button', { name: 'Logout' })).toBeNull()
    expect(linksIn(bar)).toEqual(links)
    const navigation = bar.getByRole('navigation', { name: 'Main' })
    expect(navigation.querySelector('[aria-current=page]')?.textContent).toBe('Contact Us')
    await user.click(bar.getByRole('link', { name: 'Login / Sign Up' }))
    await screen.findByRole('heading', { level: 1, name: 'Welcome' })
    expect(address()).toBe('/login-signup')
  })

  test('has no link to the admin pages for any other role than the staff’s', async () => {
    onLaptop()
    const { screen, bar } = await openContact({ as: meera })
    expect(bar.getByRole('link', { name: /^Your account/ })).toBeTruthy()
    for (const role of ['user', 'shopper', 'Administrator', '']) {
      localStorage.role = role
      fireEvent(window, new StorageEvent('storage', { key: 'role' }))
      expect(linksIn(bar)).toEqual(links)
      expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
    }
    localStorage.role = 'admin'
    fireEvent(window, new StorageEvent('storage', { key: 'role' }))
    expect(linksIn(bar)).toEqual([...links, ['Admin', '/admin']])
  })

  test('leads the owner to the admin pages', async () => {
    onLaptop()
    const { user, bar, address } = await openContact({ as: await shop.admin() })
    expect(linksIn(bar)).toEqual([...links, ['Admin', '/admin']])
    await user.click(bar.getByRole('link', { name: 'Admin' }))
    await expect.poll(address).toBe('/admin')
  })

  test('shows who is signed in, by the initials where the picture is missing', async () => {
    const { bar, container } = await openContact({ as: meera })
    const account = bar.getByRole('link', { name: `Your account: ${meera.name}` })
    expect(account.getAttribute('href')).toBe('/account')
    expect(within(account).getByText('MK')).toBeTruthy()
    expect(bar.queryByRole('link', { name: 'Login / Sign Up' })).toBeNull()
    updateSession({ profilePicture: '/images/gone.webp' })
    await expect.poll(() => container.querySelector('header img')).not.toBeNull()
    expect(within(account).queryByText('MK')).toBeNull()
    fireEvent.error(container.querySelector('header img')!)
    expect(within(account).getByText('MK')).toBeTruthy()
    expect(container.querySelector('header img')).toBeNull()
  })

  test('logs out: the session ends, this browser is cleared and the page loaded again', async () => {
    const asha = await shop.shopper('Asha')
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const { user, bar, connection } = await openContact({ as: asha })
    sessionStorage.setItem('draft', 'of Asha')
    await user.click(bar.getByRole('button', { name: 'Logout' }))
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(connection.sent).toContain('LogOut')
  })
})

describe('a phone’s menu', () => {
  test('leads a guest to every page, the orders and the wishlist, to designs and to log in', async () => {
    onPhone()
    const page = await openContact()
    const { bar, user, screen, address } = page
    expect(bar.queryByRole('navigation', { name: 'Main' })).toBeNull()
    const menu = await openMenu(page)
    expect(linksIn(menu)).toEqual([...links, ...own])
    const navigation = menu.getByRole('navigation', { name: 'Main' })
    expect(navigation.querySelector('[aria-current=page]')?.textContent).toBe('Contact Us')
    for (const [name, to] of [
      ['Saree', '/gallery?show=all&category=saree'],
      ['Your orders', '/orders'],
      ['Login / Sign Up', '/login-signup'],
    ] as const) {
      await user.click((await openMenuAgain(page)).getByRole('link', { name }))
      await expect.poll(address).toBe(to)
      await isClosed(page)
    }
    await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  })

  /** It is open at first. */
  const openMenuAgain = async (page: Page) => {
    const open = page.screen.queryByRole('dialog', { name: 'Menu' })
    return open ? within(open) : openMenu(page)
  }

  test('shows staff their name and the admin pages, and logs out', async () => {
    onPhone()
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const sunita = await shop.staff()
    const page = await openContact({ as: sunita })
    expect(page.bar.queryByRole('button', { name: 'Logout' })).toBeNull()
    const menu = await openMenu(page)
    expect(linksIn(menu)).toEqual([...links, ['Admin', '/admin'], ...own])
    const account = menu.getByRole('link', { name: `Your account: ${sunita.name}` })
    expect(account.getAttribute('href')).toBe('/account')
    await page.user.click(menu.getByRole('button', { name: 'Logout' }))
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })
})
