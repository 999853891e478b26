import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

// The home page's slides would change while axe reads them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every page: its address, its heading, and its document title. */
const pages = [
  ['/', 'Premium Design Collection', 'Premium Design Collection'],
  ['/about', 'Stitched in Mumbai, one woman at a time', 'About Us | Roopkala Boutique'],
  ['/gallery', 'Our Designs', 'Featured Designs | Roopkala Boutique'],
  ['/gallery?show=all', 'Our Designs', 'All Designs | Roopkala Boutique'],
  ['/contact', 'Contact Us', 'Contact Us | Roopkala Boutique'],
  ['/login-signup', 'Welcome', 'Login or sign up | Roopkala Boutique'],
  ['/login', 'Welcome back', 'Login | Roopkala Boutique'],
  ['/signup', 'Create your account', 'Sign up | Roopkala Boutique'],
  ['/cart', 'My Shopping Cart', 'My Shopping Cart | Roopkala Boutique'],
  ['/wishlist', 'Your wishlist', 'Your wishlist | Roopkala Boutique'],
  ['/terms', 'Terms', 'Terms | Roopkala Boutique'],
  ['/privacy', 'Privacy', 'Privacy | Roopkala Boutique'],
  ['/order/null/custom', 'Start your design', 'Start your design | Roopkala Boutique'],
] as const

/** Further pages that no link of the shop opens directly, or that are in Hindi. */
const pagesBeside = [
  '/details',
  '/offline',
  '/reset-password#token',
  '/forgot-password',
  '/verify-email#token',
  '/hi',
  '/hi/gallery',
  '/nowhere',
]

for (const [address, heading, title] of pages)
  test(`${address} is complete, accessible and without console messages`, async ({ page }) => {
    expect(await visit(page, address)).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('every page reflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [address] of pages) {
    await visit(page, address)
    await expectNoSidewaysScroll(page)
  }
})

test('the further pages reflow at 320 px, too', async ({ page }) => {
  // The browser logs the status of the page that doesn't exist.
  page.removeAllListeners('console')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of pagesBeside) {
    await visit(page, address)
    await expectNoSidewaysScroll(page)
  }
})

test('a page that doesn’t exist says so, to people and to crawlers', async ({ page, request }) => {
  // The browser logs the status of the page itself.
  page.removeAllListeners('console')
  expect((await request.get('/nowhere')).status()).toBe(404)
  const missing = '/single_product_details?productId=00000000-0000-4000-8000-000000000000'
  expect((await request.get(missing)).status()).toBe(404)
  expect((await request.get('/single_product_details?productId=nonsense')).status()).toBe(404)
  expect(await visit(page, '/nowhere')).toBe(404)
  await expect(page).toHaveTitle('We could not find that page | Roopkala Boutique')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['We could not find that page'])
  await expect(page.getByRole('main')).toContainText(
    'The address may be mistyped, or what it showed has left the shop.',
  )
  for (const [name, address] of [
    ['Explore Designs', '/gallery'],
    ['Go to the home page', '/'],
    ['Ask us', '/contact'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      address,
    )
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /designs/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gallery/)
})

test('the HTML alone describes the page', async ({ request }) => {
  const list = (await (await request.get('/api/v1/common/gel_all_product')).json()) as {
    _id: string
    productName: string
    description: string
  }[]
  const [product] = list
  const html = await (await request.get(`/single_product_details?productId=${product!._id}`)).text()
  const escaped = product!.productName.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
  expect(html).toContain(`<title>${escaped}`)
  expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/)
  expect(html).toMatch(/<meta property="og:title"/)
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; name?: string; offers?: unknown },
  )
  const structured = data.find((each) => each['@type'] === 'Product')
  expect(structured?.name).toBe(product!.productName)
  expect(structured?.offers).toBeTruthy()
})

test('a design opens by its readable address, in both languages; its id leads there', async ({
  page,
  request,
}) => {
  const query = '{ products(first: 1) { edges { node { id slug productName } } } }'
  const response = await request.post('/graphql', { data: { query } })
  const { data } = (await response.json()) as {
    data: { products: { edges: { node: { id: string; slug: string; productName: string } }[] } }
  }
  const { id, slug, productName } = data.products.edges[0]!.node
  for (const language of ['', '/hi']) {
    expect(await visit(page, `${language}/product/${slug}`)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName)
    await expect(page.getByRole('button', { name: /cart|कार्ट/i }).first()).toBeVisible()
    const moved = await request.get(`${language}/product/${id}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `${language}/product/${slug}`])
    expect(moved.headers()['cache-control']).toBe('no-cache')
  }
  expect((await request.get('/product/no-such-design')).status()).toBe(404)
})

test('a page requests its scripts, all at once, after its first paint', async ({ page, request }) => {
  for (const path of ['/', '/gallery', '/cart']) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('modulepreload')
    const scripts = html.match(/<script type="module"[^>]*>/g)
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/loader-[^/]+\.js"/)])

    await visit(page, path)
    const modules = JSON.parse((await page.locator('#modules').textContent()) ?? '[]') as string[]
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const ofPage = loaded.filter((name) => name.endsWith('.js') && !name.includes('loader'))
    expect(modules.length).toBeGreaterThan(4)
    expect(new Set(ofPage.slice(0, modules.length))).toEqual(new Set(modules))
  }
})

test('a log-in sent before hydration is answered with the page, not with an error', async ({ request }) => {
  const result = await request.post('/login', {
    form: { email: 'a@example.com', password: 'secret secret' },
    maxRedirects: 0,
  })
  expect(result.status()).toBe(303)
  expect(result.headers().location).toBe('/login?unsent=1')
  const page = await request.get('/login?unsent=1')
  expect(await page.text()).toContain('The page had not finished loading.')
})
