import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { razorpayKeys } from '../support/fake-razorpay.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const secure = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
const withRazorpay = await openShop({ env: razorpayKeys })
const withGoogle = await openShop({ env: { GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.example' } })
const guest = shop.guest()
const elsewhere = { Origin: 'https://elsewhere.example' }

describe.each([
  ['GraphQL', () => guest.graphql('{ shop { name } }')],
  ['REST', () => guest.rest('GET', 'common/gel_all_product')],
  ['a refusal', () => guest.rest('GET', 'user/get_all_cart')],
  ['a broken body', () => guest.rest('POST', 'auth/login', '{')],
  ['a path that there isn’t', () => guest.rest('GET', '/api/v1/nothing')],
  ['a picture that there isn’t', () => guest.rest('GET', '/images/abcdefgh12345678.webp')],
] as const)('the response of %s', (_what, request) => {
  test('has restrictive security headers', async () => {
    const { headers } = await request()
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/) as [string, string]),
    )
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'self'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('img-src')).toContain('https:')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('doesn’t reveal the server software', async () => {
    const { headers } = await request()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })
})

test('a shop with an HTTPS origin sends HSTS, another doesn’t', async () => {
  const { headers } = await secure.guest().graphql('{ shop { name } }')
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  const plain = await guest.graphql('{ shop { name } }')
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

test('the CSP allows Google’s button only where the shop has one', async () => {
  const google = 'https://accounts.google.com/gsi/'
  const { headers } = await withGoogle.guest().graphql('{ shop { googleClientId } }')
  const policy = headers.get('content-security-policy')!
  expect(policy).toContain(`script-src 'self' ${google}client;`)
  expect(policy).toContain(`frame-src ${google};`)
  expect(policy).toContain(`connect-src 'self' ${google};`)
  expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${google}style;`)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  const plain = await guest.graphql('{ shop { googleClientId } }')
  expect(plain.headers.get('content-security-policy')).not.toContain('google')
  expect(plain.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('the CSP allows Razorpay’s checkout only where the shop takes online payments', async () => {
  const { headers } = await withRazorpay.guest().graphql('{ shop { name } }')
  const policy = headers.get('content-security-policy')!
  const [checkout, api] = ['https://checkout.razorpay.com', 'https://api.razorpay.com']
  expect(policy).toContain(`script-src 'self' ${checkout};`)
  expect(policy).toContain(`frame-src ${api} ${checkout};`)
  expect(policy).toContain(`connect-src 'self' ${api} https://lumberjack.razorpay.com;`)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  const plain = await guest.graphql('{ shop { name } }')
  expect(plain.headers.get('content-security-policy')).not.toContain('razorpay')
})

test('the web app manifest has the shop’s own name', async () => {
  const { status, headers, body } = await guest.rest('GET', '/manifest.webmanifest')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/manifest+json')
  expect(body).toMatchObject({
    name: 'Roopkala Boutique',
    short_name: 'Roopkala',
    start_url: '/',
    display: 'standalone',
  })
  const { icons } = body as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`client/public${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

describe('a cross-origin page', () => {
  const allowed = (result: { headers: Headers }) => result.headers.get('access-control-allow-origin')

  test('can read queries and the catalogue, without credentials', async () => {
    await shop.product()
    const query = await guest.graphql('{ products { totalCount } }', {}, elsewhere)
    const list = await guest.rest('GET', 'common/gel_all_product', undefined, elsewhere)
    const none = await guest.rest('GET', 'common/get_single_product?productId=x', undefined, elsewhere)
    for (const result of [query, list, none]) {
      expect(allowed(result)).toBe('*')
      expect(result.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('can’t read the response of a mutation', async () => {
    const { id } = await shop.product()
    for (const document of [
      'mutation { logIn(input: { email: "a@example.com", password: "x" }) { userErrors { code } } }',
      `mutation { removeFromCart(input: { productId: "${id}", productType: TAILOR }) { cart { id } } }`,
      'mutation { nothing }',
      'mutation {',
    ])
      expect(allowed(await guest.graphql(document, {}, elsewhere))).toBeNull()
  })

  test.each([
    ['POST', 'auth/login'],
    ['POST', 'auth/signup'],
    ['GET', 'user/get_all_cart'],
    ['POST', 'user/cart'],
    ['GET', 'feedback/getAll'],
    ['GET', 'admin/get_product'],
    ['POST', 'admin/add_product'],
  ])('can’t read the response of %s %s, nor send it', async (method, path) => {
    expect(allowed(await guest.rest(method, path, method === 'POST' ? {} : undefined, elsewhere))).toBeNull()
    const preflight = await guest.rest('OPTIONS', path, undefined, {
      ...elsewhere,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization, content-type',
    })
    expect(allowed(preflight)).toBeNull()
  })

  test.each(['/graphql', 'common/gel_all_product'])(
    'is allowed by %s’s preflight to read, but not to send a token',
    async (path) => {
      const { status, headers } = await guest.rest('OPTIONS', path, undefined, {
        ...elsewhere,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type')
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain('authorization')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    },
  )
})

describe('a report of what the content security policy blocked', () => {
  const send = (body: unknown, type = 'application/csp-report') =>
    guest.rest('POST', '/csp-report', typeof body === 'string' ? body : JSON.stringify(body), {
      'Content-Type': type,
    })
  const logged = () => shop.logged.filter((line) => line.includes('content security policy')).length

  test('is logged without queries and tokens', async () => {
    const { status } = await send({
      'csp-report': {
        'document-uri': 'https://shop.example/track/secret-token?from=mail',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?id=7',
        'original-policy': 'default-src',
      },
    })
    expect(status).toBe(204)
    const line = shop.logged.findLast((line) => line.includes('content security policy'))!
    expect(JSON.parse(line)).toMatchObject({
      page: '/track/[token]',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
    })
    expect(line).not.toMatch(/secret|id=7|from=mail|default-src/)
    expect((await guest.rest('GET', '/images/none.webp')).headers.get('content-security-policy')).toContain(
      'report-uri /csp-report',
    )
  })

  test('that isn’t one is ignored or refused', async () => {
    const before = logged()
    expect((await send({ other: 1 })).status).toBe(204)
    expect((await send('{')).status).toBe(400)
    expect((await send({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).status).toBe(413)
    expect(logged()).toBe(before)
  })
})
