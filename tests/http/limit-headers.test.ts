import { describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ requestLimits: true })
const unlimited = await openShop()

const statedBy = (headers: Headers) =>
  Object.fromEntries(['policy', 'limit', 'remaining'].map((name) => [name, headers.get(`ratelimit-${name}`)]))

describe('responses state the limit', () => {
  test('of reads and writes, over both transports together', async () => {
    const meera = await shop.shopper('Meera')
    const first = await meera.graphql('{ shop { name } }')
    expect(statedBy(first.headers)).toEqual({ policy: '600;w=60', limit: '600', remaining: '599' })
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)
    const second = await meera.rest('GET', 'common/gel_all_product')
    expect(statedBy(second.headers)).toEqual({ policy: '600;w=60', limit: '600', remaining: '598' })
    const write = await meera.rest('POST', 'user/cart', {})
    expect(write.status).toBe(400)
    expect(statedBy(write.headers)).toEqual({ policy: '120;w=60', limit: '120', remaining: '119' })
  })

  test('also of cached responses', async () => {
    const remaining = async () => {
      const { headers } = await shop.guest().graphql('{ occasions { id } }')
      return Number(headers.get('ratelimit-remaining'))
    }
    const before = await remaining()
    expect(await remaining()).toBe(before - 1)
  })

  test('of an API client, over both transports, and when it is refused', async () => {
    const { program } = await addApiClient(shop, ['READ_CATALOGUE'], { requestsPerMinute: 10 })
    const expected = { policy: '10;w=60', limit: '10' }
    const read = await program.graphql('{ products(first: 1) { totalCount } }')
    expect(statedBy(read.headers)).toEqual({ ...expected, remaining: '9' })
    for (let left = 8; left >= 0; left--) {
      const rest = await program.rest('GET', 'common/gel_all_product')
      expect(statedBy(rest.headers)).toEqual({ ...expected, remaining: String(left) })
    }
    for (const refused of [
      await program.graphql('{ products(first: 1) { totalCount } }'),
      await program.rest('GET', 'common/gel_all_product'),
    ]) {
      expect(refused.status).toBe(429)
      expect(statedBy(refused.headers)).toEqual({ ...expected, remaining: '0' })
      expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'))
    }
  })

  test('not where limits are off', async () => {
    const { headers } = await unlimited.guest().graphql('{ shop { name } }')
    expect(statedBy(headers)).toEqual({ policy: null, limit: null, remaining: null })
  })

  test('in headers that the pages of other sites may read', async () => {
    const { headers } = await shop.guest().graphql('{ shop { name } }')
    const exposed = headers.get('access-control-expose-headers')
    for (const name of ['RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'GraphQL-Cost'])
      expect(exposed).toContain(name)
  })
})

describe('responses state the cost', () => {
  const costOf = async (query: string) => {
    const { headers, status } = await shop.guest().graphql(query)
    return { status, cost: headers.get('graphql-cost'), limit: headers.get('graphql-cost-limit') }
  }

  test('of the operation, the same each time, and more for longer lists', async () => {
    const query = (first: number) => `{ products(first: ${first}) { edges { node { id productName } } } }`
    const one = await costOf(query(1))
    expect(one).toMatchObject({ status: 200, limit: '20000' })
    expect(await costOf(query(1))).toEqual(one)
    expect(Number((await costOf(query(10))).cost)).toBeGreaterThan(Number(one.cost) * 9)
  })

  test('and the limit alone where the operation was refused', async () => {
    expect(await costOf('{ nothing(first: 20000) { id } }')).toEqual({
      status: 400,
      cost: null,
      limit: '20000',
    })
  })
})
