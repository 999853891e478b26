import { expect, test, visit } from './support/visit.ts'

test('a page requests its scripts, all at once, after its first paint, and none of another language', async ({
  page,
  request,
}) => {
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

  // A page without customers' texts, which may be in Hindi anywhere.
  await visit(page, '/about')
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.length).toBeGreaterThan(4)
  expect(loaded.filter((url) => /\/hi-[\w-]+\.js|devanagari/.test(url))).toEqual([])
})

test('the built shop answers with the status of its pages, and leads an id to its readable address', async ({
  request,
}) => {
  for (const address of [
    '/nowhere',
    '/product/no-such-design',
    '/single_product_details?productId=nonsense',
    '/details?productId=nonsense',
  ])
    expect((await request.get(address)).status(), address).toBe(404)
  const query = '{ products(first: 1) { edges { node { id slug } } } }'
  const response = await request.post('/graphql', { data: { query } })
  const { data } = (await response.json()) as {
    data: { products: { edges: { node: { id: string; slug: string } }[] } }
  }
  const { id, slug } = data.products.edges[0]!.node
  for (const language of ['', '/hi']) {
    expect((await request.get(`${language}/product/${slug}`)).status()).toBe(200)
    const moved = await request.get(`${language}/product/${id}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `${language}/product/${slug}`])
    expect(moved.headers()['cache-control']).toBe('no-cache')
  }
})
