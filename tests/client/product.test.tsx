import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const address = '/single_product_details?productId=saree'
const description = `${'Woven in Kanchipuram over eleven days. '.repeat(5)}The end.`

const saree = {
  productName: 'Kanjivaram Saree',
  category: 'SAREE',
  discount: 10,
  description,
  rating: { average: 4.6, count: 12 },
  sareeDetails: {
    sareeLength: 5.5,
    pleated: false,
    sareeFabric: 'Mulberry silk',
    borderStyle: 'Temple',
    drapeStyle: 'Nivi',
  },
  images: ['front', 'border'].map((view) => ({
    url: `/images/${view}.webp`,
    alt: `Illustration: the ${view}`,
    width: 900,
    height: 1200,
    thumbhash: null,
  })),
}

async function openProduct(fields = {}) {
  const app = renderApp(address, new FakeShop([productOf('saree', { ...saree, ...fields })]))
  await app.screen.findByRole('heading', { level: 1, name: 'Kanjivaram Saree' })
  // Loaded lazily.
  await app.screen.findByRole('heading', { level: 2, name: 'Description' })
  return app
}

const structured = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a product’s page', () => {
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
    const { screen } = await openProduct()
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
    const { screen, user } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await screen.findByText('Link copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(new URL(address, location.origin).href)
  })

  test('shares with the system’s share sheet where it can', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }))
    const { screen, user } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Kanjivaram Saree',
      url: new URL(address, location.origin).href,
    })
  })

  test('shows its sizes, and only columns with values', async () => {
    const { screen } = await openProduct({
      sizes: [
        { label: 'S', chest: 86, waist: 70, hip: null, length: null },
        { label: 'M', chest: 91, waist: null, hip: null, length: null },
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
    const { container } = await openProduct()
    const [product, trail] = structured(container)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Kanjivaram Saree',
      image: ['https://shop.example/images/front-1280.jpg', 'https://shop.example/images/border-1280.jpg'],
      offers: [
        { '@type': 'Offer', price: '1620.00', priceCurrency: 'INR' },
        { '@type': 'Offer', price: '2250.00', priceCurrency: 'INR' },
      ],
      aggregateRating: { ratingValue: 4.6, ratingCount: 12 },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('has no rating in its structured data without feedback', async () => {
    const { container, screen } = await openProduct({ rating: { average: null, count: 0 } })
    expect(structured(container)[0]).not.toHaveProperty('aggregateRating')
    expect(screen.getByText('New: no ratings yet')).toBeTruthy()
  })

  test('is a 404 when the product doesn’t exist', async () => {
    const { screen, page } = renderApp('/single_product_details?productId=gone', new FakeShop())
    await screen.findByRole('heading', { level: 1, name: 'We could not find that design' })
    expect(page.status.code).toBe(404)
  })
})
