import { describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const send = (body: unknown, headers: Record<string, string>) =>
  fetch(`${shop.url}/mcp`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

describe('the MCP endpoint is open to programs in browsers, as GraphQL is,', () => {
  const headersOf = (response: Response, name: string) =>
    (response.headers.get(name) ?? '').toLowerCase().split(', ').filter(Boolean)
  const preflightOf = (origin: string, headers: string, method = 'POST') =>
    fetch(`${shop.url}/mcp`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    })
  const sent = 'content-type,mcp-protocol-version'
  const allowedFor = ({ headers }: Response) => headers.get('access-control-allow-origin')

  test('of any site, without a key', async () => {
    for (const method of ['POST', 'GET']) {
      const preflight = await preflightOf('https://assistant.example', sent, method)
      expect([preflight.status, allowedFor(preflight)]).toEqual([204, '*'])
      expect(headersOf(preflight, 'access-control-allow-methods')).toContain(method.toLowerCase())
      const allowed = headersOf(preflight, 'access-control-allow-headers')
      expect(allowed).toEqual(expect.arrayContaining([...sent.split(','), 'mcp-session-id', 'last-event-id']))
      expect(allowed).not.toContain('authorization')
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    }
    const from = { Origin: 'https://assistant.example' }
    const stream = await fetch(`${shop.url}/mcp`, {
      headers: { ...from, Accept: 'text/event-stream' },
    })
    const refusals = [await send('{', from), stream]
    expect(refusals.map(({ status }) => status)).toEqual([400, 405])
    for (const response of [await send(listing, from), ...refusals]) {
      expect(allowedFor(response)).toBe('*')
      expect(headersOf(response, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['mcp-session-id', 'mcp-protocol-version', 'retry-after', 'www-authenticate']),
      )
    }
  })

  test('of the named sites, with a key', async () => {
    const origin = 'https://named.example'
    const { key } = await addApiClient(shop, ['READ_CATALOGUE'], { allowedOrigins: [origin] })
    const preflight = await preflightOf(origin, `authorization,${sent}`)
    expect([preflight.status, allowedFor(preflight)]).toEqual([204, origin])
    expect(headersOf(preflight, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining(['authorization', ...sent.split(',')]),
    )
    const other = await preflightOf('https://other.example', `authorization,${sent}`)
    expect(headersOf(other, 'access-control-allow-headers')).not.toContain('authorization')

    const authorized = (from: string) => send(listing, { Authorization: `Bearer ${key}`, Origin: from })
    const response = await authorized(origin)
    expect([response.status, allowedFor(response)]).toEqual([200, origin])
    const refused = await authorized('https://other.example')
    expect([refused.status, allowedFor(refused)]).toEqual([403, null])
  })
})
