import { expect, test } from 'vitest'
import { guestContext } from '../../server/context.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import { paths } from '../../shared/paths.ts'
import { renderPage } from '../support/render-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const schema = createSchema()

/** A page as the server sends it, before any script has run. */
const pageAt = (url: string) =>
  renderPage({ url, schema, context: guestContext(shop.services), publicUrl: 'https://shop.example' })

const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner]) =>
    inner!.replace(/<[^>]*>/g, ''),
  )

test.each([
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
  ['/offline', 'You are offline', 'You are offline | Roopkala Boutique'],
])('%s has one heading and a title', async (url, heading, title) => {
  const { status, head, body } = await pageAt(url)
  expect(status).toBe(200)
  expect(textsOf(body, 'h1')).toEqual([heading])
  expect(textsOf(head, 'title')).toEqual([title])
})

test.each([
  ['/nowhere', 'We could not find that page'],
  ['/single_product_details?productId=00000000-0000-4000-8000-000000000000', 'Design not found'],
  ['/single_product_details?productId=nonsense', 'Design not found'],
  ['/product/no-such-design', 'Design not found'],
  ['/details?productId=nonsense', 'Design not found'],
])('%s doesn’t exist', async (url, title) => {
  const { status, head } = await pageAt(url)
  expect(status).toBe(404)
  expect(textsOf(head, 'title')).toEqual([`${title} | Roopkala Boutique`])
})

test('the quick view without a design is a page', async () => {
  const { status, body } = await pageAt('/details')
  expect(status).toBe(200)
  expect(textsOf(body, 'h1')).toEqual(['Loading...'])
})

test('a design is in the HTML in each language, with its feedback', async () => {
  const { id, productName } = await shop.product({ productName: 'Meera & Asha’s Saree', category: 'SAREE' })
  const entry = { name: 'Asha', rating: 5, comments: 'Lovely.', productId: id }
  await shop.db.feedback.createMany({ data: Array.from({ length: 8 }, () => entry) })
  const { slug } = await shop.db.product.findUniqueOrThrow({ where: { id } })
  for (const language of ['', '/hi'])
    for (const path of [paths.product(id), paths.productBySlug(slug)]) {
      const { status, body } = await pageAt(language + path)
      expect(status).toBe(200)
      expect(textsOf(body, 'h1')).toEqual([productName.replace('&', '&amp;')])
      expect(body.match(/<article/g)).toHaveLength(6)
      expect(body).toMatch(language === '' ? /Add to Cart/ : /कार्ट में/)
    }
  const { head, body } = await pageAt(paths.product(id))
  expect(head).toMatch(/<meta name="description" content="[^"]{10,}"/)
  expect(head).toContain('<meta property="og:title"')
  expect(body).toContain('Feedback on this design')
  expect(body).toContain('<dt')
})

test('the server applies the gallery’s filters, and ignores invalid ones', async () => {
  await shop.product({ productName: 'Kanjivaram', category: 'SAREE' })
  await shop.product({ productName: 'Anarkali', category: 'SUIT' })
  const { body } = await pageAt('/gallery?show=all&category=saree&category=zzz&discountFrom=abc&nonsense=1')
  expect(body).toContain('Kanjivaram')
  expect(body).not.toContain('Anarkali')
  const inputs = body.match(/<input[^>]*>/g)!.filter((input) => input.includes('value="saree"'))
  expect(inputs.filter((input) => /name="category"/.test(input) && /checked=""/.test(input))).toHaveLength(1)
  // Except in the link to the same address in Hindi.
  expect(body.replace(/<a [^>]*hrefLang="hi-IN"[^>]*>/, '')).not.toContain('zzz')
  expect(body).toMatch(/type="submit"[^>]*>Apply/)
})

test('without scripts a price stays in both forms of the gallery', async () => {
  const { body } = await pageAt('/gallery?search=saree&unitPriceTo=5000')
  expect(body.match(/<input type="hidden" name="unitPriceTo" value="5000"/g)).toHaveLength(2)
})

test('before its code has run, the search’s icon is a link to the gallery', async () => {
  const { body } = await pageAt('/about')
  expect(/<a [^>]*aria-label="Search"[^>]*>/.exec(body)?.[0]).toContain('href="/gallery?show=all"')
})

test('the contact page has the opening hours as structured data', async () => {
  const { body } = await pageAt('/contact')
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)!
  const business = JSON.parse(json!) as object
  expect(business).toMatchObject({
    '@type': 'ClothingStore',
    openingHours: 'Mo-Sa 09:00-19:00',
    telephone: expect.stringMatching(/^\+/),
    address: { addressLocality: 'Mumbai', addressCountry: 'India' },
  })
})

test('a log-in sent before hydration is answered with the page, not with an error', async () => {
  const response = await fetch(`${shop.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.com', password: 'secret secret' }),
    redirect: 'manual',
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?unsent=1'])
  expect((await pageAt('/login?unsent=1')).body).toContain('The page had not finished loading.')
})
