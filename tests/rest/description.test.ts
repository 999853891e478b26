import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Router } from 'express'
import { describe, expect, test } from 'vitest'
import { calls } from '../../server/api/rest/calls.ts'
import { describedCalls, openApi, schemaOf } from '../../server/api/rest/openapi.ts'
import { limitLoad } from '../../server/api/http/limit-load.ts'
import { restRouter } from '../../server/api/rest/router.ts'
import { noRequestLimits } from '../../server/api/http/request-limits.ts'
import type { Services } from '../../server/domain/context.ts'
import { expectDescribed, expectInputDescribed } from '../support/rest-description.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()

/** The calls of the specification's section 7, in its order. */
const specified = [
  'POST /auth/signup',
  'POST /auth/login',
  'POST /auth/google',
  'POST /admin/add_product',
  'GET /admin/get_product',
  'DELETE /admin/delete_product',
  'POST /admin/update_product',
  'GET /common/get_single_product',
  'GET /common/gel_all_product',
  'POST /user/cart',
  'GET /user/get_all_cart',
  'POST /user/updateCartQuantity',
  'POST /user/delete_add_to_cart',
  'GET /feedback/getAll',
  'POST /feedback/add',
  'POST /feedback/update',
  'DELETE /feedback/delete',
]

describe('the description', () => {
  test('is a valid OpenAPI 3.1 document, and any site may read it', async () => {
    const { status, headers, body } = await guest.rest('GET', 'openapi.json')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body.openapi).toMatch(/^3\.1\./)
    const validator = new Validator()
    const result = await validator.validate(structuredClone(body))
    expect(result).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('is enforced for responses in these tests', async () => {
    const { body } = await guest.rest('GET', 'openapi.json')
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi({ name: body.info.title.replace(': REST', '') }))))
  })

  test('has the specification’s seventeen calls, the update by PUT and the uploads of pictures', () => {
    const names = describedCalls.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)
    expect([...names].sort()).toEqual(
      [...specified, 'PUT /admin/update_product', 'POST /images/upload', 'POST /images/loops'].sort(),
    )
    const described = Object.entries(openApi({ name: 'x' }).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    )
    expect(described.sort()).toEqual(names.sort())
  })

  test('describes every route of the router, and the router has every call described', () => {
    const router = restRouter({ shop: { name: 'x' } } as Services, {
      limits: noRequestLimits,
      load: limitLoad(60_000),
      publicUrl: null,
    })
    expect(routesOf(router).sort()).toEqual(
      ['GET /docs', 'GET /openapi.json', ...calls.map(({ method, path }) => `${method} ${path}`)].sort(),
    )
  })

  test.each(describedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'has valid examples: %s',
    (_name, call) => {
      expectDescribed(call.method, call.path, 200, JSON.parse(JSON.stringify(call.response.example)))
      if (call.input) expectInputDescribed(call.method, call.path, call.input.example)
    },
  )
})

test.each(examplesOf(openApi({ name: 'x' }) as Json))(
  'the example of %s is valid and has described fields only',
  (_where, schema, example) => {
    const ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats.default(ajv)
    ajv.addSchema(openApi({ name: 'x' }), 'openapi')
    const text = JSON.stringify({ ...schema, ...(schema.properties && { additionalProperties: false }) })
    const validate = ajv.compile(JSON.parse(text.replaceAll('"#/', '"openapi#/')) as object)
    expect(validate(JSON.parse(JSON.stringify(example))), ajv.errorsText(validate.errors)).toBe(true)
  },
)

/** Every example of the document beside its schema. */
function examplesOf({ paths }: Json): [where: string, schema: Json, example: unknown][] {
  return Object.entries<Json>(paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, { requestBody, parameters = [], responses }]) => {
      const contents = [requestBody, ...Object.values<Json>(responses)].flatMap((part) =>
        Object.values<Json>(part?.content ?? {}),
      )
      return [...contents, ...parameters]
        .filter((part) => 'example' in part)
        .map((part, index): [string, Json, unknown] => [
          `${method} ${path}, ${index}`,
          part.schema,
          part.example,
        ])
    }),
  )
}

describe('the check of a response', () => {
  const done = { success: true, message: 'Feedback deleted' }
  const held = (status: number, body: unknown) => () =>
    expectDescribed('DELETE', '/api/v1/feedback/delete?feedbackId=1', status, body)

  test('accepts a described one', () => expect(held(200, done)).not.toThrow())
  test('finds an undescribed status', () => expect(held(409, done)).toThrow(/isn’t described/))
  test('finds an undescribed field', () =>
    expect(held(200, { ...done, passwordHash: 'x' })).toThrow(/unlike/))
  test('finds a missing field', () => expect(held(200, { success: true })).toThrow(/unlike/))
  test('finds a failure with a success flag', () => expect(held(404, done)).toThrow(/unlike/))
})

describe('the page', () => {
  test('shows every call with its fields, responses, errors and a command, and runs no script', async () => {
    const { status, headers, text } = await guest.rest('GET', 'docs')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).not.toMatch(/<script|<link|<img| on\w+=|src=|@import|url\(/i)
    for (const { method, path, input } of describedCalls) {
      const id = `${method.toLowerCase()}${path.replaceAll('/', '-')}`
      expect(text.match(new RegExp(`<a href="#${id}">`, 'g'))).toHaveLength(1)
      const section = text.slice(text.indexOf(`<h2 id="${id}">`))
      const whole = section.slice(0, section.indexOf('</section>'))
      for (const name of input ? Object.keys(schemaOf(input.fields, 'input').properties!) : [])
        expect(whole).toContain(`<code>${name}</code>`)
      expect(whole).toContain(`<strong>${method === 'GET' ? 429 : 503}</strong>`)
      expect(whole).toContain(`localhost:4000${path}`)
    }
  })

  test('names the shop’s configured origin, and never the request’s host', async () => {
    const known = await openShop({ env: { PUBLIC_URL: 'https://shop.example', SHOP_NAME: 'Silk & <Co>' } })
    const { text } = await known
      .guest()
      .rest('GET', 'docs', undefined, { 'X-Forwarded-Host': 'evil.example' })
    expect(text).toContain('https://shop.example/api/v1/auth/login')
    expect(text).toContain('Silk &amp; &lt;Co&gt;')
    expect(text).not.toMatch(/127\.0\.0\.1|evil|<Co>/)
    await known.close()
  })
})

/** The router's own stack. */
const routesOf = ({ stack }: Router): string[] =>
  stack.flatMap((layer) => {
    const { route, handle } = layer as unknown as {
      route?: { path: string; methods: Record<string, boolean> }
      handle: Partial<Router>
    }
    if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
    return handle.stack ? routesOf(handle as Router) : []
  })
