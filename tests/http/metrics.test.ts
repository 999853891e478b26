import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { type MetricsServer, openMetricsServer } from '../../server/platform/metrics/metrics-server.ts'
import { readConfig } from '../../server/config.ts'
import { openShop } from '../support/shop.ts'
import { addWebhook, openReceiver, withReceivers } from '../support/webhooks.ts'

const shop = await openShop({ env: { ...withReceivers, PUBLIC_URL: 'https://shop.example' } })
const lost = await openShop()
const guest = shop.guest()
const receiver = await openReceiver()
let server: MetricsServer
let ofLost: MetricsServer
beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', log: pino({ level: 'silent' }) }
  server = await openMetricsServer(shop.metrics, options)
  ofLost = await openMetricsServer(lost.metrics, options)
})
afterAll(() => Promise.all([server.close(), ofLost.close()]))

const fetchFrom = ({ port }: MetricsServer, path = '/metrics', init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init)

/** The value of each series, by its name with its labels. */
async function read(from = server): Promise<Map<string, number>> {
  const lines = (await (await fetchFrom(from)).text()).split('\n').filter((line) => /^\w/.test(line))
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^(.*) (\S+)$/.exec(line)!
      return [series!, Number(value)]
    }),
  )
}

const requests = (method: string, route: string, status: string) =>
  `shop_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

/** A response is counted when it has been sent: a moment after it was received. */
const expectIncrease = (before: Map<string, number>, expected: Record<string, number>) =>
  expect
    .poll(async () => {
      const after = await read()
      const increase = Object.keys(expected).map((name) => [
        name,
        (after.get(name) ?? 0) - (before.get(name) ?? 0),
      ])
      return Object.fromEntries(increase)
    })
    .toEqual(expected)

test('requests are counted by method, route template and class of the status', async () => {
  const before = await read()
  const meera = await shop.shopper('Meera')
  await guest.rest('GET', 'common/gel_all_product')
  await guest.rest('GET', 'common/gel_all_product?page=2')
  await guest.rest('GET', 'user/get_all_cart')
  await meera.rest('GET', 'user/get_all_cart')
  await guest.rest('POST', 'auth/login', '{')
  await guest.rest('GET', '/api/v1/nothing')
  await guest.graphql('{ shop { name } }')
  await guest.rest('POST', '/GraphQL', { query: '{ shop { name } }' })
  await guest.rest('GET', '/images/none.webp')
  await guest.rest('GET', '/invoices/none.pdf')
  await guest.rest('GET', '/exports/none.ndjson')
  await guest.rest('GET', '/livez')
  await guest.rest('GET', '/robots.txt')
  await guest.rest('GET', '/sitemap-7.xml')
  await guest.rest('GET', '/developers/errors')
  await guest.rest('GET', '/nothing/at/all')
  await guest.rest('PATCH', '/nothing')
  await expectIncrease(before, {
    [requests('GET', '/api/v1/common/gel_all_product', '2xx')]: 2,
    [requests('GET', '/api/v1/user/get_all_cart', '4xx')]: 1,
    [requests('GET', '/api/v1/user/get_all_cart', '2xx')]: 1,
    [requests('POST', '/api/v1', '4xx')]: 1,
    [requests('GET', '/api/v1', '4xx')]: 1,
    [requests('POST', '/graphql', '2xx')]: 2,
    [requests('GET', '/images/:name', '4xx')]: 1,
    [requests('GET', '/invoices/:name', '4xx')]: 1,
    [requests('GET', '/exports/:list.ndjson', '4xx')]: 1,
    [requests('GET', '/livez', '2xx')]: 1,
    [requests('GET', '/robots.txt', '2xx')]: 1,
    [requests('GET', '/sitemap-:part.xml', '4xx')]: 1,
    [requests('GET', '/developers', '2xx')]: 1,
    [requests('GET', 'other', '4xx')]: 1,
    [requests('other', 'other', '4xx')]: 1,
  })
})

test('operations are counted by the names of the shop’s own, errors by code', async () => {
  const before = await read()
  await guest.graphql('query AccountEntry { shop { name } }')
  await guest.graphql('query Mine { shop { name } }')
  await guest.graphql('{ shop { name } }')
  await guest.graphql('{ nothing }')
  await guest.graphql('{ cart { id } }')
  await guest.with('forged').graphql('{ cart { id } }')
  await guest.rest('POST', '/graphql', { query: 7 })
  const count = (operation: string) =>
    `shop_graphql_operation_duration_seconds_count{operation="${operation}"}`
  const errors = (code: string) => `shop_graphql_errors_total{operation="other",code="${code}"}`
  await expectIncrease(before, {
    [count('AccountEntry')]: 1,
    [count('other')]: 4,
    [errors('GRAPHQL_VALIDATION_FAILED')]: 1,
    [errors('UNAUTHENTICATED')]: 2,
    [errors('BAD_REQUEST')]: 1,
  })
})

test('the response cache is counted by what it did', async () => {
  const before = await read()
  const document = '{ shop { phone name } }'
  for (let n = 0; n < 3; n++) await guest.graphql(document)
  await expectIncrease(before, {
    'shop_cache_requests_total{cache="response",result="miss"}': 1,
    'shop_cache_requests_total{cache="response",result="hit"}': 2,
  })
})

test('nothing that a request chooses becomes a label', async () => {
  await guest.graphql('{ shop { name } }')
  await expect.poll(async () => (await read()).get('shop_active_requests')).toBe(0)
  const before = new Set((await read()).keys())
  for (let n = 0; n < 1_000; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, m) => {
        const word = `word${n + m}`
        await guest.rest(
          'GET',
          [`/${word}`, `/images/${word}`, `/API/v1/${word}`, `/invoices/${word}.pdf`][m % 4]!,
        )
        if (m % 10 === 0) await guest.graphql(`query ${word} { shop { name } }`)
      }),
    )
  const after = [...(await read()).keys()]
  expect(after.filter((series) => series.includes('word'))).toEqual([])
  const added = after.filter(
    (series) => !before.has(series) && series.startsWith('shop_http_request_duration_seconds_count'),
  )
  expect(added.length).toBeLessThanOrEqual(4)
})

test('the outbox, the queue and webhooks are read from the database', async () => {
  receiver.respond = () => (receiver.requests.length === 1 ? 500 : 200)
  await addWebhook(shop, { scopes: ['READ_CATALOGUE'], url: receiver.url, topics: ['PRODUCT_CREATED'] })
  const before = await read()
  await shop.db.message.create({
    data: {
      event: 'ORDER_PLACED',
      channel: 'EMAIL',
      recipient: 'meera@example.com',
      language: 'EN',
      subject: 'Your order',
      body: 'Thank you.',
      status: 'QUEUED',
      deduplicationKey: 'metrics',
      createdAt: new Date(Date.now() - 600_000),
    },
  })
  await shop.db.$executeRaw`SELECT graphile_worker.add_job('send-reminders')`
  await shop.db.$executeRaw`
    SELECT graphile_worker.add_job('send-reminders', run_at := now() + interval '1 hour')`
  await shop.product()
  await shop.product()
  await shop.sendWebhooks()
  await expectIncrease(before, {
    'shop_outbox_messages{status="queued"}': 1,
    'shop_queue_jobs{state="ready"}': 1,
    'shop_queue_jobs{state="delayed"}': 1,
    'shop_webhook_attempts_total{result="failed"}': 1,
    'shop_webhook_attempts_total{result="delivered"}': 1,
    'shop_webhook_deliveries{status="queued"}': 1,
  })
  const after = await read()
  const age = after.get('shop_outbox_oldest_unsent_seconds{outbox="messages"}')!
  expect(age).toBeGreaterThanOrEqual(600)
  expect(age).toBeLessThan(700)
  expect(after.get('shop_database_up')).toBe(1)
  expect(after.get('shop_database_connections{pool="main",state="idle"}')).toBeGreaterThan(0)
  expect(after.get('shop_database_waiting{pool="main"}')).toBe(0)
})

test('without the database the metrics are there, but none of the queues', async () => {
  expect((await read(ofLost)).get('shop_database_up')).toBe(1)
  await lost.loseDatabase()
  const metrics = await read(ofLost)
  expect(metrics.get('shop_database_up')).toBe(0)
  expect(
    [...metrics.keys()].filter((name) => /^shop_(outbox|queue_jobs|webhook_deliveries)/.test(name)),
  ).toEqual([])
})

test('the process’s own metrics are there', async () => {
  const names = [...(await read()).keys()]
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(names).toContain(name)
})

test('metrics are at a port of their own, and nothing else is', async () => {
  const response = await fetchFrom(server)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect((await fetchFrom(server, '/metrics', { method: 'POST' })).status).toBe(405)
  expect((await fetchFrom(server, '/graphql')).status).toBe(404)
  expect((await guest.rest('GET', '/metrics')).status).toBe(404)
})

test('the port of the metrics is off by default, local, and never the public one', () => {
  expect(readConfig({}).metrics).toBeNull()
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(() => readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT must be another port',
  )
})
