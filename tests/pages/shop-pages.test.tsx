import { within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop({
  env: {
    SHOP_SOCIAL: 'Instagram=https://instagram.example/roopkala,Facebook=https://facebook.example/roopkala',
  },
})
await shop.product({ featuredProduct: true })

afterEach(() => {
  vi.restoreAllMocks()
})

async function open(...[path, options]: [string, Parameters<typeof openPage>[2]?]) {
  const page = await openPage(shop, path, options)
  await page.settled()
  const main = within(page.screen.getByRole('main'))
  const target = (of: ReturnType<typeof within>) => (name: string) =>
    of.getByRole('link', { name }).getAttribute('href')
  return { ...page, main, target, targetOf: target(main) }
}

describe('the shop’s own pages', () => {
  test('contact links to phone, e-mail, WhatsApp and directions', async () => {
    const { main, targetOf } = await open('/contact')
    expect(targetOf('Call Now')).toMatch(/^tel:\+\d{10,}$/)
    expect(targetOf('Write to us')).toMatch(/^mailto:[^@]+@[^@]+$/)
    expect(targetOf('Open a chat')).toMatch(/^https:\/\/wa\.me\/\d{10,}\?text=/)
    expect(targetOf('Get directions')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.*Mumbai/,
    )
    expect(main.getByText('Monday to Saturday, 9 am to 7 pm')).toBeTruthy()
  })

  test('about shows the shop’s claims, and only those', async () => {
    const { main } = await open('/about')
    for (const name of ['Our Stitching Journey', 'Our Mission', 'Our Workshop', 'Our Achievements'])
      expect(main.getByRole('heading', { name })).toBeTruthy()
    expect(main.getByText(/more than 1000 happy customers/)).toBeTruthy()
    expect(main.queryByText(/within a month|free alteration/i)).toBeNull()
  })

  test.each([
    ['/contact', 'सोमवार से शनिवार'],
    ['/about', 'हमारा उद्देश्य'],
    ['/signup', 'खाता बनाकर आप हमारी शर्तों और निजता नीति से सहमत होते हैं'],
  ])('%s is in Hindi', async (path, text) => {
    const { screen } = await open(path, { language: 'hi' })
    expect(screen.getByRole('main').textContent).toContain(text)
  })

  test('the footer has the shop’s name, address and accounts, and leads to what may be read', async () => {
    const { screen, user, target } = await open('/contact')
    const footer = within(await screen.findByRole('contentinfo'))
    const year = new Date().getFullYear()
    expect(footer.getByText(`© ${year} Roopkala Boutique. All rights reserved.`)).toBeTruthy()
    for (const line of ['14 Ranade Road, Dadar West', 'Mumbai 400028', 'Maharashtra, India'])
      expect(footer.getByText(line)).toBeTruthy()
    expect(footer.getByText('Monday to Saturday, 9 am to 7 pm')).toBeTruthy()
    for (const [name, address] of [
      ['+91 22 5550 0142', 'tel:+912255500142'],
      ['namaste@roopkala.example', 'mailto:namaste@roopkala.example'],
      ['WhatsApp', 'https://wa.me/912255500142'],
      ['Instagram', 'https://instagram.example/roopkala'],
      ['Facebook', 'https://facebook.example/roopkala'],
      ['About', '/#about'],
      ['Services', '/#services'],
      ['Portfolio', '/#portfolio'],
      ['Contact', '/#contact'],
    ] as const)
      expect(target(footer)(name), name).toBe(address)
    for (const name of ['Terms', 'Privacy']) {
      await user.click(footer.getByRole('link', { name }))
      await screen.findByRole('heading', { level: 1, name })
    }
  })

  test('an address that doesn’t exist says so, and leads on', async () => {
    const { screen, user, main, targetOf, page, address } = await open('/nowhere')
    expect(page.status.code).toBe(404)
    expect(document.title).toBe('We could not find that page | Roopkala Boutique')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not find that page')
    expect(main.getByText('The address may be mistyped, or what it showed has left the shop.')).toBeTruthy()
    expect(targetOf('Go to the home page')).toBe('/')
    expect(targetOf('Ask us')).toBe('/contact')
    await user.click(main.getByRole('link', { name: 'Explore Designs' }))
    await expect.poll(address).toBe('/gallery')
  })

  test('a user who is signed in already is told so in place of the forms', async () => {
    const meera = await shop.shopper('Meera')
    const { screen, user, main, router, address } = await open('/login-signup', { as: meera })
    for (const path of ['/login', '/signup', '/login-signup']) {
      await router.navigate(path)
      await screen.findByRole('heading', { level: 1, name: 'Signed in as Meera' })
      expect(main.queryByRole('textbox')).toBeNull()
    }
    expect(main.getByRole('button', { name: 'Logout' })).toBeTruthy()
    await user.click(main.getByRole('link', { name: 'Continue' }))
    await expect.poll(address).toBe('/')
  })
})

describe('a page that fails', () => {
  /** The first design of the gallery's responses is missing, as in a fault of the server. */
  function breakGallery() {
    const send = globalThis.fetch
    globalThis.fetch = async (request, init) => {
      // Whether the shop can be reached.
      if (init?.method === 'HEAD') return new Response()
      const response = await send(request, init)
      const isGallery = typeof init?.body === 'string' && init.body.includes('"GalleryPage"')
      if (!isGallery) return response
      const result = (await response.json()) as { data: { products: { edges: object[] } } }
      result.data.products.edges[0] = { __typename: 'ProductEdge', cursor: 'x', node: null }
      return Response.json(result)
    }
  }

  test('says so within the layout, and loads again on demand', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    // React logs the error and its component.
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { screen, user, router } = await open('/contact')
    breakGallery()
    await router.navigate('/gallery')
    const fault = within(await screen.findByRole('alert'))
    expect(fault.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeTruthy()
    expect(fault.getByText(/^The fault is ours\. Nothing you have put into your cart is lost\./)).toBeTruthy()
    expect(document.title).toBe('Something went wrong')
    expect(fault.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(log).toHaveBeenCalled()
    await user.click(fault.getByRole('button', { name: 'Load again' }))
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })
})
