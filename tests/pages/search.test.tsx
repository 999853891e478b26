import { fireEvent, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage, type Page } from '../support/open-page.tsx'
import type { SavedProduct } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let blouse: SavedProduct

beforeAll(async () => {
  await shop.product({ productName: 'Red Lehenga', category: 'LEHENGA', readyMadePrice: 4_500_00 })
  await shop.product({
    productName: 'Bridal Red Lehenga',
    category: 'LEHENGA',
    readyMadePrice: 16_000_00,
    tailorPrice: 20_000_00,
  })
  await shop.product({ productName: 'Silk Saree', category: 'SAREE', fabricType: 'Silk' })
  blouse = await shop.product({
    productName: 'Chandrakala Blouse',
    category: 'BLOUSE',
    style: ['front-neck-boat'],
  })
})

test('a style in the gallery’s search becomes a filter, named in the page’s language', async () => {
  const { screen, user, address } = await openPage(shop, '/gallery?show=all&search=boat+gala+blouse', {
    language: 'hi',
  })
  await screen.findByRole('link', { name: 'Chandrakala Blouse' })
  expect(screen.queryByRole('link', { name: 'Silk Saree' })).toBeNull()
  await user.click(await screen.findByRole('link', { name: /बोट नेक/ }))
  await expect.poll(address).toBe('/hi/gallery?show=all&search=blouse')
})

describe('a price in the gallery’s search', () => {
  test('becomes a filter, which a link takes out of the search', async () => {
    const { screen, user, address } = await openPage(shop, '/gallery')
    const box = () => screen.getByRole<HTMLInputElement>('searchbox')
    const search = async (text: string) => {
      await screen.findByRole('searchbox')
      await user.clear(box())
      await user.type(box(), `${text}{Enter}`)
    }
    await search('red lehenga under ₹5,000')
    await expect.poll(address).toBe('/gallery?show=all&search=red+lehenga+under+%E2%82%B95%2C000')
    await screen.findByText('Showing all 1 products')
    expect(screen.getByRole('link', { name: 'Red Lehenga' })).toBeTruthy()
    expect(box().value).toBe('red lehenga under ₹5,000')
    await screen.findByRole('heading', { name: '1 design for “red lehenga”' })
    const chips = await screen.findByRole('list', { name: 'Applied filters' })
    expect(chips.textContent).toContain('Price: Up to ₹5,000')

    // Beyond the sliders' end.
    await search('red lehenga above 15k')
    await expect.poll(address).toBe('/gallery?show=all&search=red+lehenga+above+15k')
    await screen.findByRole('link', { name: 'Bridal Red Lehenga' })
    expect(screen.queryByRole('link', { name: 'Red Lehenga' })).toBeNull()
    await user.click(await screen.findByRole('link', { name: /Price: ₹15,000 and above/ }))
    await expect.poll(address).toBe('/gallery?show=all&search=red+lehenga')
    await screen.findByRole('link', { name: 'Red Lehenga' })
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()

    // A number alone may be a design's number.
    await search('lehenga 5000')
    await expect.poll(address).toBe('/gallery?show=all&search=lehenga+5000')
  })

  test('is read in Hindi words and digits', async () => {
    const { screen, user, router } = await openPage(shop, '/gallery', { language: 'hi' })
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    await user.type(box, 'लाल लहंगा रु ५,००० से कम{Enter}')
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
      .toEqual({ show: 'all', search: 'लाल लहंगा रु ५,००० से कम' })
    expect(router.state.location.pathname).toBe('/hi/gallery')
    const chips = await screen.findByRole('list', { name: 'लगाए गए फ़िल्टर' })
    expect(chips.textContent).toContain('कीमत: ₹5,000 तक')
    await screen.findByRole('link', { name: 'Red Lehenga' })
    await screen.findByRole('heading', { name: '“लाल लहंगा” के लिए 1 डिज़ाइन' })
  })
})

describe('the search in the header', () => {
  async function openSearch(path: string, options: Parameters<typeof openPage>[2] = {}) {
    const page = await openPage(shop, path, options)
    await page.settled()
    return { ...page, ...(await openDialog(page, options.language)) }
  }

  async function openDialog({ screen, user }: Page, language = 'en') {
    const name = language === 'hi' ? 'खोजें' : 'Search'
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    const input = dialog.getByRole<HTMLInputElement>('combobox')
    const option = (name: string | RegExp) => dialog.findByRole('option', { name })
    const status = () => dialog.getByRole('status').textContent
    return { dialog, input, option, status }
  }
  const isClosed = ({ screen }: Page) => expect.poll(() => screen.queryByRole('dialog')).toBeNull()

  test('finds a design by a misspelt name, with its prices', async () => {
    const page = await openSearch('/contact')
    const { user, input, option, status, address } = page
    await user.type(input, 'chandrkala')
    const found = await option(/Chandrakala Blouse/)
    expect(found.textContent).toContain('₹1,800 – ₹2,500')
    expect(status()).toMatch(/^\d+ suggestions?$/)
    await user.click(found)
    await expect.poll(address).toBe(`/single_product_details?productId=${blouse.id}`)
    await isClosed(page)
  })

  test('offers recent searches, which are removed one by one or all at once', async () => {
    const before = await openPage(shop, '/contact')
    await before.settled()
    for (const search of ['silk', 'cotton', 'velvet']) {
      const { input } = await openDialog(before)
      await before.user.type(input, `${search}{Enter}`)
      await expect.poll(before.address).toBe(`/gallery?show=all&search=${search}`)
      await isClosed(before)
    }
    before.unmount()

    const page = await openSearch('/about')
    const { user, screen, dialog, input, option, address } = page
    const recent = () => screen.queryByRole('region', { name: 'Recent searches' })
    const searches = () => [...recent()!.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(searches()).toEqual(['velvet', 'cotton', 'silk'])
    await user.click(dialog.getByRole('button', { name: 'Remove “cotton”' }))
    expect(searches()).toEqual(['velvet', 'silk'])
    expect(document.activeElement).toBe(input)
    await user.type(input, 've')
    await option('velvet')
    await user.click(dialog.getByRole('button', { name: 'Clear search' }))
    await user.click(within(recent()!).getByRole('link', { name: 'silk' }))
    await expect.poll(address).toBe('/gallery?show=all&search=silk')
    await isClosed(page)

    const again = await openDialog(page)
    expect(searches()).toEqual(['silk', 'velvet'])
    await user.click(again.dialog.getByRole('button', { name: 'Clear all' }))
    expect(recent()).toBeNull()
    await user.click(again.dialog.getByRole('button', { name: 'Close search' }))
    await isClosed(page)
    const empty = await openDialog(page)
    expect(recent()).toBeNull()
    await user.click(empty.dialog.getByRole('link', { name: 'Saree' }))
    await expect.poll(address).toBe('/gallery?show=all&category=saree')
  })

  test('shows no late response to an earlier text', async () => {
    const { input, option, dialog, connection } = await openSearch('/contact')
    const send = globalThis.fetch
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const late: Promise<Response>[] = []
    globalThis.fetch = (request, init) => {
      const isFirst = typeof init?.body === 'string' && init.body.includes('"sare"')
      if (!isFirst) return send(request, init)
      const response = held.then(() => send(request, { ...init, signal: null }))
      late.push(response)
      return response
    }
    fireEvent.change(input, { target: { value: 'sare' } })
    await expect.poll(() => late).toHaveLength(1)
    fireEvent.change(input, { target: { value: 'lehenga' } })
    await option('Lehenga')
    release()
    await late[0]
    await expect.poll(() => connection.underway).toEqual([])
    await option('Lehenga')
    expect(dialog.queryByRole('option', { name: 'Saree' })).toBeNull()
  })

  test('says that suggestions did not load, and still leads to the gallery', async () => {
    const page = await openSearch('/contact', { broken: ['SearchSuggestions'] })
    const { user, screen, input, dialog, status, address } = page
    await user.type(input, 'silk')
    await expect
      .poll(status)
      .toBe('Suggestions did not load. Enter or the search button still searches all designs.')
    expect(dialog.queryByRole('option')).toBeNull()
    await user.type(input, '{Enter}')
    await expect.poll(address).toBe('/gallery?show=all&search=silk')
    await screen.findByRole('link', { name: 'Silk Saree' })
  })

  test('says that nothing matches, and the gallery shows the newest designs instead', async () => {
    const page = await openSearch('/contact')
    const { user, screen, input, status } = page
    await user.type(input, 'qqqq')
    await expect.poll(status).toBe('No suggestions. Enter or the search button searches all designs.')
    await user.type(input, '{Enter}')
    await screen.findByRole('heading', { name: 'No designs for “qqqq”' })
    const main = within(screen.getByRole('main'))
    const lehengas = await main.findByRole('link', { name: 'Lehenga' })
    expect(lehengas.getAttribute('href')).toBe('/gallery?show=all&category=lehenga')
    await main.findByRole('heading', { name: 'Our newest designs' })
    await main.findByRole('link', { name: 'Chandrakala Blouse' })
  })

  test('reads the price in what is typed', async () => {
    const { user, input, address, screen } = await openSearch('/about')
    await user.type(input, 'silk saree under 9000{Enter}')
    await expect.poll(address).toBe('/gallery?show=all&search=silk+saree+under+9000')
    await screen.findByRole('link', { name: /Price: Up to ₹9,000/ })
  })

  test('understands Hindi, and leads to Hindi pages', async () => {
    const page = await openSearch('/contact', { language: 'hi' })
    const { user, input, option, status, address, screen } = page
    await user.type(input, 'लह')
    const category = await option('लहंगा')
    expect(status()).toMatch(/^\d+ सुझाव$/)
    await user.click(category)
    await expect.poll(address).toBe('/hi/gallery?show=all&category=lehenga')
    await isClosed(page)
    const again = await openDialog(page, 'hi')
    await user.type(again.input, 'रेश')
    await user.click(await again.option('रेशम'))
    await expect.poll(address).toBe(`/hi/gallery?show=all&search=${encodeURIComponent('रेशम')}`)
    await screen.findByRole('link', { name: 'Silk Saree' })
  })

  test('is not on the owner’s pages', async () => {
    const page = await openPage(shop, '/admin', { as: await shop.admin() })
    await page.settled()
    expect(page.screen.queryByRole('link', { name: 'Search' })).toBeNull()
    await page.router.navigate('/contact')
    await page.screen.findByRole('link', { name: 'Search' })
  })
})
