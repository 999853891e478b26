import type { ApolloServerPlugin } from '@apollo/server'
import { beforeEach, describe, expect, test } from 'vitest'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import type { Context } from '../../server/domain/context.ts'
import { findPersistedDocument } from '../../server/api/graphql/persisted-documents.ts'
import { openShop, password } from '../support/shop.ts'
import type { RestResult, ApiClient } from '../support/api-client.ts'

/** The stages of Apollo's pipeline that ran since the test began. */
const counts = { started: 0, resolved: 0, executed: 0, sent: 0 }
const countingPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    counts.started++
    return {
      didResolveOperation: async () => void counts.resolved++,
      executionDidStart: async () => void counts.executed++,
      willSendResponse: async () => void counts.sent++,
    }
  },
}
beforeEach(() => void Object.assign(counts, { started: 0, resolved: 0, executed: 0, sent: 0 }))

const shop = await openShop({ apolloPlugins: [countingPlugin] })
const shopper = await shop.shopper('Meera')

const idOf = (beginning: string) =>
  Object.entries(documents).find(([, text]) => text.startsWith(beginning))![0]
const publicQuery = idOf('query AccountEntry')
const credentials = { input: { email: shopper.email, password } }
const mutation = Object.entries(documents).find(([, text]) => /\bmutation LogIn\(/.test(text))![0]

const byGet = (parameters: Record<string, string>) => (who: ApiClient) =>
  who.rest('GET', `/graphql?${new URLSearchParams(parameters).toString()}`, undefined, {
    'apollo-require-preflight': 'true',
  })
const byPost = (body: object) => (who: ApiClient) => who.rest('POST', '/graphql', body)

type Request = (who: ApiClient) => Promise<RestResult>

describe.each([
  ['a guest', shop.guest()],
  ['a shopper', shopper],
])('every operation of %s passes through Apollo, the first time and repeated', (_who, who) => {
  test.each<[string, Request]>([
    ['a query by GET and id', byGet({ documentId: publicQuery })],
    ['a query by GET and text', byGet({ query: findPersistedDocument(publicQuery)! })],
    ['a query by POST and id', byPost({ documentId: publicQuery })],
    ['a query by POST and text', byPost({ query: findPersistedDocument(publicQuery)! })],
    ['a private query by POST and text', byPost({ query: '{ viewer { id } }' })],
    ['a mutation by POST and id', byPost({ documentId: mutation, variables: credentials })],
    [
      'a mutation by POST and text',
      byPost({ query: findPersistedDocument(mutation)!, variables: credentials }),
    ],
  ])('%s', async (_what, send) => {
    for (let times = 1; times <= 4; times++) {
      const { status, body } = await send(who)
      expect([status, body.errors]).toEqual([200, undefined])
      expect(counts).toMatchObject({ started: times, resolved: times, sent: times })
    }
  })
})

test('a repeated public query of a guest is served by Apollo from the cache, without execution', async () => {
  const request = byPost({ query: '{ shop { phone email } }' })
  const results = [await request(shop.guest()), await request(shop.guest()), await request(shop.guest())]
  expect(counts).toEqual({ started: 3, resolved: 3, executed: 1, sent: 3 })
  expect(new Set(results.map(({ text }) => text)).size).toBe(1)
})

test('concurrent requests for one public query execute it once', async () => {
  const request = byPost({ query: '{ feedback { totalCount } }' })
  const results = await Promise.all(Array.from({ length: 12 }, () => request(shop.guest())))
  expect(counts).toEqual({ started: 12, resolved: 12, executed: 1, sent: 12 })
  expect(new Set(results.map(({ text }) => text)).size).toBe(1)
})

test('concurrent requests for one public query that is refused are each refused', async () => {
  const request = byPost({ query: '{ products(first: 0) { totalCount } }' })
  const results = await Promise.all(Array.from({ length: 6 }, () => request(shop.guest())))
  for (const { body } of results)
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect(counts).toMatchObject({ started: 6, resolved: 6, sent: 6 })
})
