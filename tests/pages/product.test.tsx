import { within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { inHindi } from '../support/in-hindi.ts'
import { openPage } from '../support/open-page.tsx'
import { pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const description = `${'Woven in Kanchipuram over eleven days. '.repeat(5)}The end.`
const pictures = [await pictureOf(shop), await pictureOf(shop)]

const saree = {
  productName: 'Kanjivaram Saree',
  category: 'SAREE' as const,
  discount: 10,
  description,
  color: 'Red',
  fabricType: 'Silk',
  stitchingType: 'MIXED' as const,
  pattern: 'Floral',
  embellishments: ['Zari Work', 'Sequin'],
  fabricFeel: 'Soft',
  durability: 'For years',
  estimatedDeliveryTime: '7-10 days',
  sareeDetails: {
    sareeLength: 5.5,
    pleated: false,
    sareeFabric: 'Mulberry silk',
    borderStyle: 'Temple',
    drapeStyle: 'Nivi',
  },
  images: pictures.map((url, index) => ({ url, alt: `Illustration: the ${['front', 'border'][index]!}` })),
}

/** Opens the page of a design, with these ratings. */
async function openProduct(fields: object = {}, ratings: number[] = []) {
  const { id: productId } = await shop.product({ ...saree, ...fields })
  const entries = ratings.map((rating) => ({ name: 'Asha', rating, comments: 'Lovely.', productId }))
  await shop.db.feedback.createMany({ data: entries })
  const page = await openPage(shop, paths.product(productId))
  await page.screen.findByRole('heading', { level: 1, name: 'Kanjivaram Saree' })
  // Loaded lazily.
  await page.screen.findByRole('heading', { level: 2, name: 'Description' })
  return { ...page, link: new URL(paths.product(productId), location.origin).href }
}

/** 55 in 12 ratings: 4.6. */
const twelve = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 2]

const structured = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a product’s page', () => {
  test('names what it has of the style book, each with its page', async () => {
    const { screen } = await openProduct({ style: ['front-neck-boat', 'finish-fall'] })
    screen.getByRole('heading', { name: 'Its style' })
    expect(screen.getByRole('link', { name: 'Front neck: Boat neck' }).getAttribute('href')).toBe(
      paths.style('front-neck-boat'),
    )
    screen.getByRole('link', { name: 'Saree finish: Fall' })
  })

  test('shows both prices to the paisa, and the saving', async () => {
    const { screen } = await openProduct()
    const prices = screen.getByRole('region', { name: 'Price Details' }).textContent
    expect(prices).toContain('Readymade₹1,620.00')
    expect(prices).toContain('You save ₹180.00')
    expect(prices).toContain('Tailor Made₹2,250.00')
    expect(prices).toContain('You save ₹250.00')
  })

  test.each([
    [{ availabilityStatus: 'OUT_OF_STOCK' }, 'Sold out', 'Out of Stock'],
    [{ availabilityStatus: 'DISCONTINUED' }, 'No longer made', 'Discontinued'],
    [{ quantityInStock: 0, tailorPrice: null }, 'Sold out', 'Out of Stock'],
  ])('can’t be bought when nothing of it can be ordered: %j', async (fields, note, availability) => {
    const { screen } = await openProduct(fields)
    expect(screen.queryByRole('button', { name: /^(Buy|Add to Cart)$/ })).toBeNull()
    expect(screen.getAllByText(note)).not.toEqual([])
    expect(screen.getByText('Availability').parentElement!.textContent).toBe(`Availability${availability}`)
  })

  test('says that ready-made items are sold out while it can be tailored', async () => {
    const { screen } = await openProduct({ quantityInStock: 0 })
    expect(screen.getAllByRole('button', { name: 'Buy' })).not.toEqual([])
    expect(screen.getByText('Availability').parentElement!.textContent).toBe(
      'AvailabilityAvailable, sold out ready-made',
    )
  })

  test('shows availability, rating, shipping and delivery', async () => {
    const { screen } = await openProduct({}, twelve)
    expect(screen.getByText('Available')).toBeTruthy()
    expect(screen.getByText('4.6 out of 5 (12 ratings)')).toBeTruthy()
    expect(screen.getByText('₹99')).toBeTruthy()
    expect(screen.getByText('7-10 days')).toBeTruthy()
  })

  test('cuts the description at 150 characters until Read More', async () => {
    const { screen, user } = await openProduct()
    expect(screen.queryByText(/The end/)).toBeNull()
    const more = screen.getByRole('button', { name: 'Read More' })
    const shown = document.getElementById(more.getAttribute('aria-controls')!)!
    expect(shown.textContent.length).toBeLessThanOrEqual(151)
    await user.click(more)
    expect(shown.textContent).toBe(description)
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })

  test('shows three details until all eight are expanded', async () => {
    const { screen, user } = await openProduct()
    expect(screen.queryByText('Fabric feel')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View All 8 Details' }))
    expect(screen.getByText('Fabric feel')).toBeTruthy()
    expect(screen.getByText('Zari Work, Sequin')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show Less' }))
    expect(screen.queryByText('Fabric feel')).toBeNull()
  })

  test('shows the details of its category, the saree’s length in metres', async () => {
    const { screen, user } = await openProduct()
    expect(screen.getByRole('heading', { name: 'Saree Details' })).toBeTruthy()
    expect(screen.getByText('5.5 meters')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show More' }))
    expect(screen.getByText('Nivi')).toBeTruthy()
    expect(screen.getByText('Pre-pleated').nextSibling?.textContent).toBe('No')
  })

  test('changes its picture by the thumbnails, and labels drawings as drawings', async () => {
    const { screen, user } = await openProduct()
    expect(screen.getByRole('img', { name: 'Illustration: the front' })).toBeTruthy()
    expect(screen.getByText('Illustration')).toBeTruthy()
    const second = screen.getByRole('button', { name: 'Picture 2 of 2' })
    await user.click(second)
    expect(screen.getByRole('img', { name: 'Illustration: the border' })).toBeTruthy()
    expect(second.getAttribute('aria-current')).toBe('true')
  })

  test('takes one like per visit', async () => {
    const { screen, user } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Like' }))
    expect(screen.getByRole('button', { name: 'Liked, 1' })).toHaveProperty('disabled', true)
  })

  test('copies its address where the browser can’t share', async () => {
    const { screen, user, link } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await screen.findByText('Link copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  test('shares with the system’s share sheet where it can', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }))
    const { screen, user, link } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ title: 'Kanjivaram Saree', url: link })
  })

  test('shows its sizes, and only columns with values', async () => {
    const { screen } = await openProduct({
      sizes: [
        { label: 'S', chest: 86, waist: 70 },
        { label: 'M', chest: 91 },
      ],
    })
    const table = screen.getByRole('table')
    expect([...table.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
      'SizeChestWaist',
      'S8670',
      'M91–',
    ])
  })

  test('has structured data that is true of it', async () => {
    const { container } = await openProduct({}, twelve)
    const [product, trail] = structured(container)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Kanjivaram Saree',
      image: pictures.map((url) => `${shop.url}${url.replace('.webp', '-1280.jpg')}`),
      offers: [
        { '@type': 'Offer', price: '1620.00', priceCurrency: 'INR' },
        { '@type': 'Offer', price: '2250.00', priceCurrency: 'INR' },
      ],
      aggregateRating: { ratingValue: 4.6, ratingCount: 12 },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('has no rating in its structured data without feedback', async () => {
    const { container, screen } = await openProduct()
    expect(structured(container)[0]).not.toHaveProperty('aggregateRating')
    expect(screen.getByText('New: no ratings yet')).toBeTruthy()
  })

  test('that has neither a discount nor a long description says no more, and is fashion', async () => {
    const short = 'A shawl. '.repeat(17).slice(0, 150)
    const { screen } = await openProduct({ category: 'OTHERS', description: short, discount: 0 })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.previousElementSibling!.textContent).toBe('Fashion')
    expect(screen.queryByText(/You save/)).toBeNull()
    const words = screen.getByRole('region', { name: 'Description' })
    expect(words.textContent).toMatch(/A shawl\. A shaw$/)
    expect(within(words).queryByRole('button')).toBeNull()
  })

  test('is translated', async () => {
    const { id } = await shop.product(saree)
    const { screen } = await openPage(shop, paths.product(id), { language: 'hi' })
    const main = await screen.findByRole('main')
    await expect.poll(() => main.textContent).toMatch(/सिल्क.*5\.5 मीटर/s)
  })

  test('offers to try again when it did not load', async () => {
    const { id } = await shop.product(saree)
    const { screen, user, connection, router } = await openPage(shop, '/contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
    connection.isDown = true
    await router.navigate(paths.product(id))
    await screen.findByText('The designs did not load')
    connection.isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('heading', { level: 1, name: 'Kanjivaram Saree' })
  })

  test('is a 404 when the product doesn’t exist', async () => {
    const { screen, page } = await openPage(shop, paths.product('gone'))
    await screen.findByRole('heading', { level: 1, name: 'We could not find that design' })
    expect(page.status.code).toBe(404)
  })
})

test('the last day of orders for a festival is named, in both languages', async () => {
  const owner = await shop.admin()
  const setFestivals = async (...festivals: object[]) => {
    const { workshop } = (await owner.graphql('{ workshop(weeks: 1) { version weeklyCapacity } }')).data
    await owner.mutateOrThrow('saveWorkshop', { ...workshop, festivals })
  }
  await setFestivals({
    day: '2099-10-20',
    name: 'Diwali',
    translations: inHindi('दिवाली'),
    lastOrderDay: '2099-10-01',
  })
  onTestFinished(() => setFestivals())
  const { id } = await shop.product({ tailorPrice: 2_500_00 })
  for (const [language, text] of [
    ['en', 'For Diwali on 20 October 2099, order what is sewn by 1 October 2099.'],
    ['hi', 'दिवाली (20 अक्टूबर 2099) के लिए'],
  ] as const) {
    const { screen, unmount } = await openPage(shop, paths.product(id), { language })
    await expect.poll(() => screen.queryByRole('main')?.textContent).toContain(text)
    unmount()
  }
})
