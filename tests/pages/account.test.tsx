import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeShopDevice } from '../../client/app/session/shop-device.ts'
import { controls } from '../support/admin-page.ts'
import type { ApiClient } from '../support/api-client.ts'
import { openPage } from '../support/open-page.tsx'
import { jpeg } from '../support/pictures.ts'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()
const { field, fill, press } = controls()
const reload = vi.fn()
const replace = vi.fn()
const log = vi.fn()

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

async function openAccount() {
  const meera = await shop.shopper('Meera Kulkarni')
  const page = await openPage(shop, '/account', { as: meera })
  await screen.findByText(meera.email)
  return { ...page, meera }
}

/** Whether the shop still knows whoever has this token. */
const isSignedIn = async (who: ApiClient) => Boolean((await who.graphql('{ viewer { id } }')).data?.viewer)

const endSessions = (who: ApiClient) => who.graphql('mutation { logOutEverywhere { user { id } } }')

describe('the account', () => {
  test('has a name that can be changed', async () => {
    await openAccount()
    await fill('Full name', 'Meera K. Kulkarni')
    await press('Save name')
    await screen.findByText('Your name has been saved.')
    expect(localStorage.getItem('name')).toBe('Meera K. Kulkarni')
    const banner = screen.getByRole('banner')
    await expect.poll(() => banner.textContent).toContain('Meera K. Kulkarni')
  })

  test('has a picture, which is replaced by a picture only, and removed', async () => {
    const { user } = await openAccount()
    const choose = async (label: string, content: Uint8Array<ArrayBuffer>) =>
      user.upload(await field(label), new File([content], 'me.jpg', { type: 'image/jpeg' }))
    await choose('Add a picture', new Uint8Array(await jpeg()))
    await field('Change picture')
    expect(localStorage.getItem('profilePicture')).toMatch(/^\/images\/\w+\.webp$/)
    await choose('Change picture', new TextEncoder().encode('not a picture'))
    await screen.findByText(/^(?!.*up to 10 MB).*JPEG, PNG, WebP or AVIF/)
    expect(localStorage.getItem('profilePicture')).toMatch(/^\/images\/\w+\.webp$/)
    await press('Remove picture')
    await field('Add a picture')
    expect(localStorage.getItem('profilePicture')).toBe('')
  })

  test('signs out all other devices with a new password, but not this one', async () => {
    const { meera } = await openAccount()
    await fill('Current password', 'not my password')
    await fill('New password', 'kesar-badam-pista')
    await press('Change password')
    const current = await field('Current password')
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
    expect((await field('New password')).value).toBe('kesar-badam-pista')
    await fill('Current password', password)
    await press('Change password')
    await screen.findByText(/^Your password has been changed\./)
    expect((await field('New password')).value).toBe('')
    expect(localStorage.getItem('token')).not.toBe(meera.token)
    expect(await isSignedIn(meera)).toBe(false)
    expect(await isSignedIn(meera.with(localStorage.getItem('token')!))).toBe(true)
  })

  test('is logged out everywhere at once, and leaves nothing in this browser', async () => {
    const meera = await shop.shopper('Meera')
    await meera.mutate('addToWishlist', { productId: (await shop.product()).id })
    const { settled } = await openPage(shop, '/wishlist', { as: meera })
    await screen.findByText('1 design')
    expect(localStorage.getItem('wishlist')).toContain(meera.id)
    await settled()
    await controls(screen.getByRole('banner')).follow(/^Your account/)
    await press('Log out everywhere')
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(await isSignedIn(meera)).toBe(false)
  })

  const unsent = JSON.stringify({ version: 1, value: { waiting: 1, refused: 0 } })
  test.each([
    ['what isn’t sent yet', () => localStorage.setItem('unsent', unsent)],
    [
      'what others typed on a tablet of the shop’s',
      () => writeShopDevice({ name: 'Counter', lockAfterMinutes: 5 }),
    ],
  ])('is logged out everywhere, while this browser keeps %s', async (_, prepare) => {
    onTestFinished(() => writeShopDevice(null))
    const meera = await shop.shopper('Meera')
    await openPage(shop, '/account', { as: meera })
    prepare()
    localStorage.setItem('typed', 'by somebody')
    await press('Log out everywhere')
    await expect.poll(() => localStorage.getItem('token')).toBe('')
    expect(localStorage.getItem('typed')).toBe('by somebody')
    expect(reload).not.toHaveBeenCalled()
    expect(await isSignedIn(meera)).toBe(false)
  })
})

describe('a session that was ended on another device', () => {
  const ended = 'Your session has ended. Please sign in again to go on.'

  test('asks to sign in again, and loses nothing until then', async () => {
    const meera = await shop.shopper('Meera')
    const { router, settled } = await openPage(shop, '/contact', { as: meera })
    await settled()
    await endSessions(meera)
    await router.navigate('/cart')
    await screen.findByText('Please log in to view your cart')
    await screen.findByText(ended)
    expect(localStorage.getItem('name')).toBe('Meera')
    await press('Sign in')
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/cart' })
    await fill('E-mail', meera.email)
    await fill('Password', password)
    await press('Sign In')
    await expect.poll(() => replace.mock.calls).toEqual([['/cart']])
  })

  test('is a guest’s from then on, with one message', async () => {
    const { id } = await shop.product()
    const meera = await shop.shopper('Meera')
    const { address, router } = await openPage(shop, '/contact', { as: meera })
    await endSessions(meera)
    await router.navigate(`/single_product_details?productId=${id}`)
    const [add] = await screen.findAllByRole('button', { name: 'Add to Cart' })
    add!.click()
    await controls(await screen.findByRole('dialog')).press(/^Tailor Made/)
    await expect.poll(address).toBe('/login')
    await screen.findByText(ended)
    expect(screen.queryByText('Please login first!')).toBeNull()
    const banner = await screen.findByRole('banner')
    expect(banner.textContent).toContain('Login / Sign Up')
    expect(banner.textContent).not.toContain('Meera')
    expect(localStorage.getItem('name')).toBe('Meera')
  })
})
