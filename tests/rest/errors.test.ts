import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const guest = shop.guest()

describe('an unknown call is answered in JSON with 404', () => {
  test.each([
    ['GET', ''],
    ['GET', 'nothing/here'],
    ['GET', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['GET', 'common/gel_all_product/more'],
  ])('%s %s', async (method, path) => {
    const { status, headers, body } = await guest.rest(method, `/api/v1/${path}`)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body.success).toBe(false)
    expect(body.message).toMatch(/^[A-Z].*\.$/)
  })
})

describe('a malformed address is a client error', () => {
  test.each([
    '/images/%',
    '/images/%E0%A4%A',
    '/api/v1/%',
    '/api/v1/common/%E0%A4%A',
    '/%',
    '/api/v1/common/get_single_product?productId=%',
  ])('%s', async (path) => {
    const { status, text } = await guest.rest('GET', path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/URIError|node_modules|\.ts/)
  })
})

describe('a malformed body is refused', () => {
  test.each(['{', '{"email":', "{'email':'a'}", 'email=a', '<xml/>', 'null', '5', '"text"', 'true', '\0'])(
    'with 400: %j',
    async (text) => {
      const { status, headers, body } = await guest.rest('POST', 'auth/login', text)
      expect(status).toBe(400)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(body).toEqual({ success: false, message: expect.stringMatching(/^[A-Z].*\.$/) as string })
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'when its content type is %j',
    async (type) => {
      const { status, body } = await guest.rest(
        'POST',
        'auth/login',
        '{"email":"a@example.com","password":"x"}',
        {
          'Content-Type': type,
        },
      )
      expect([400, 415]).toContain(status)
      expect(body.success).toBe(false)
    },
  )

  test.each([
    ['an unknown charset', { 'Content-Type': 'application/json; charset=klingon' }],
    ['an unknown encoding', { 'Content-Encoding': 'zip' }],
    ['a broken encoding', { 'Content-Encoding': 'gzip' }],
  ])('in %s', async (_what, headers) => {
    const { status, body } = await guest.rest('POST', 'auth/login', '{"email":"a@example.com"}', headers)
    expect([400, 415]).toContain(status)
    expect(body.success).toBe(false)
  })

  test('with 413 when it is over 100 kB', async () => {
    const { status, body } = await guest.rest('POST', 'auth/login', { email: 'a'.repeat(110_000) })
    expect([status, body]).toEqual([413, { success: false, message: 'The request is too large.' }])
  })
})

test('an Authorization header of another scheme is a guest’s', async () => {
  for (const Authorization of ['Basic YTpi', 'token', 'Bearers'])
    expect((await guest.rest('GET', 'common/gel_all_product', undefined, { Authorization })).status).toBe(200)
})

test('an invalid bearer token is refused', async () => {
  for (const Authorization of ['Bearer', 'Bearer ', 'bearer a b', `Bearer ${'x'.repeat(8_000)}`])
    expect((await guest.rest('GET', 'common/gel_all_product', undefined, { Authorization })).status).toBe(401)
})

test('a missing picture is a plain 404, whatever its name', async () => {
  for (const name of [
    'x',
    'abcdefgh12345678.webp',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fetc%2fpasswd',
    'abcdefgh12345678-161.webp',
  ])
    expect((await guest.rest('GET', `/images/${name}`)).status).toBe(404)
})

test('get_single_product without its id is 400', async () => {
  for (const query of ['', '?productId=', '?productId=%20', '?product=x']) {
    const { status, body } = await guest.rest('GET', `common/get_single_product${query}`)
    expect([status, body]).toEqual([
      400,
      { success: false, message: 'The product is missing.', field: 'productId' },
    ])
  }
})

test.each([
  ['POST', 'common/gel_all_product', 'GET, HEAD'],
  ['GET', 'auth/login', 'POST'],
  ['PATCH', 'admin/update_product', 'POST, PUT'],
  ['PUT', 'user/cart', 'POST'],
  ['DELETE', 'user/get_all_cart', 'GET, HEAD'],
  ['PATCH', 'feedback/update', 'POST'],
  ['PUT', 'FEEDBACK/delete/', 'DELETE'],
])('%s %s is 405 with the methods that are allowed', async (method, path, allow) => {
  const { status, headers, body } = await guest.rest(method, path)
  expect([status, headers.get('allow')]).toEqual([405, allow])
  expect(body).toEqual({
    success: false,
    message: `This call takes ${allow.replace(', HEAD', '').replace(', ', ' or ')}.`,
  })
})

test('TRACE isn’t answered', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${shop.url}/api/v1/common/gel_all_product`, { method: 'TRACE' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(405)
})
