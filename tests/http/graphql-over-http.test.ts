import { describe, expect, test } from 'vitest'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** A public query of the shop's own pages, which needs no variables. */
const documentId = Object.entries(documents).find(([, text]) => text.startsWith('query AccountEntry'))![0]
const byId = `/graphql?${new URLSearchParams({ documentId }).toString()}`

type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string; allow: string | null }>

/** The request to a new process, and again after the operation was repeated several times. */
async function coldAndWarm(request: (send: Send) => Promise<unknown>) {
  const guest = (await shop.replica()).guest()
  const send: Send = async (method, path, body) => {
    const { status, text, headers } = await guest.rest(method, path, body)
    return { status, text, allow: headers.get('allow') }
  }
  const cold = await request(send)
  for (let each = 0; each < 3; each++) {
    expect((await send('GET', byId)).status).toBe(200)
    expect((await send('POST', '/graphql', { documentId })).status).toBe(200)
  }
  return { cold, warm: await request(send) }
}

describe('a cold and a warm server give the same response', () => {
  test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused, naming the allowed methods', async (method) => {
    const { cold, warm } = await coldAndWarm((send) => send(method, byId))
    expect(cold).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
    expect(JSON.parse((cold as { text: string }).text)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    })
    expect(warm).toEqual(cold)
  })

  test('HEAD has the status of GET, and no body', async () => {
    const { cold, warm } = await coldAndWarm((send) => send('HEAD', byId))
    expect(cold).toEqual({ status: 200, text: '', allow: null })
    expect(warm).toEqual(cold)
  })

  test.each<[string, (send: Send) => Promise<unknown>]>([
    ['POST', (send) => send('POST', '/graphql', { documentId, operationName: '' })],
    ['GET', (send) => send('GET', `${byId}&operationName=`)],
  ])('an empty operation name names no operation: %s', async (_method, request) => {
    const { cold, warm } = await coldAndWarm(request)
    expect(cold).toMatchObject({ status: 400 })
    expect(warm).toEqual(cold)
  })
})

test('HEAD has the headers of GET', async () => {
  const headersOf = async (method: string) => {
    const { headers } = await shop.guest().rest(method, byId)
    return [...headers].filter(([name]) => !['connection', 'date', 'x-request-id'].includes(name))
  }
  const get = await headersOf('GET')
  expect(get.map(([name]) => name)).toEqual(expect.arrayContaining(['etag', 'content-type']))
  expect(await headersOf('HEAD')).toEqual(get)
})
