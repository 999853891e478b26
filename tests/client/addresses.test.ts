// @vitest-environment node
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { isCacheable, normalizeUrl, templateOf } from '../../client/app/entry-server.tsx'
import { paths } from '../../shared/paths.ts'
import { routes } from '../../client/app/routes.tsx'

const addresses = [
  paths.home(),
  paths.about(),
  paths.gallery(),
  paths.product('a b'),
  paths.productBySlug('red-saree'),
  paths.welcome(),
  paths.login(),
  paths.signup(),
  paths.cart(),
  paths.order(null, 'custom'),
  paths.order('7/8', 'tailor'),
  paths.order('7', 'tailor', 'd/1'),
  paths.orders(),
  paths.placedOrder('o/1'),
  paths.trackedOrder('a-token'),
  paths.contact(),
  paths.help(),
  paths.help('RETURNS'),
  paths.feedback(),
  paths.terms(),
  paths.privacy(),
]

test('the addresses are those of the specification', () => {
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/about",
      "/gallery",
      "/single_product_details?productId=a+b",
      "/product/red-saree",
      "/login-signup",
      "/login",
      "/signup",
      "/cart",
      "/order/null/custom",
      "/order/7%2F8/tailor",
      "/order/7/tailor?draft=d%2F1",
      "/orders",
      "/orders/o%2F1",
      "/track/a-token",
      "/contact",
      "/help",
      "/help#returns",
      "/feedback",
      "/terms",
      "/privacy",
    ]
  `)
})

test.each(addresses)('%s leads to a page', (address) => {
  const match = matchRoutes(routes, address.split(/[?#]/)[0] ?? '')?.at(-1)
  expect(match?.route.path).not.toBe('*')
})

const leaves = (tree: RouteObject[]): RouteObject[] =>
  tree.flatMap((each) => leaves(each.children ?? []).concat(each))

test.each(leaves(routes).filter(({ lazy }) => lazy))(
  'routes.tsx has a page for “$path”',
  async ({ lazy }) => {
    if (typeof lazy !== 'function') throw new Error('a page is loaded by a function')
    expect(await lazy()).toHaveProperty('Component', expect.any(Function))
  },
)

test('equivalent addresses share one cached page', () => {
  expect(normalizeUrl('/?utm_source=mail')).toBe('/')
  expect(normalizeUrl('/single_product_details?fbclid=1&productId=p1')).toBe(
    '/single_product_details?productId=p1',
  )
  expect(normalizeUrl('/no/such/page')).toBe('/404')
  expect(normalizeUrl('//evil.example/path')).toBe('/404')
})

test('the page of an order’s link is not cached, because it changes independently of the catalogue', () => {
  expect(['/track/a-token', '/hi/track/a-token'].map(isCacheable)).toEqual([false, false])
})

test('pages with a search, a cursor or a custom filter are not cached', () => {
  expect(
    ['/', '/gallery', '/gallery?category=saree&show=all&sort=name', '/hi/gallery'].map(isCacheable),
  ).toEqual([true, true, true, true])
  expect(['search=zari', 'after=abc', 'color=Red'].map((each) => isCacheable(`/hi/gallery?${each}`))).toEqual(
    [false, false, false],
  )
})

test('the template of an address names no design, order or language', () => {
  expect(templateOf('/')).toBe('/')
  expect(templateOf('/hi')).toBe('/')
  expect(templateOf('/product/red-lehenga')).toBe('/product/:slug')
  expect(templateOf('/hi/product/red-lehenga?x=1')).toBe('/product/:slug')
  expect(templateOf('/orders/7/invoices/8')).toBe('/orders/:orderId/invoices/:invoiceId')
  expect(templateOf('/no/such/page')).toBe('/*')
})
