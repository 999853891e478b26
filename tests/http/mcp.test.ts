import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import { addZone } from '../support/delivery.ts'
import type { Json } from '../support/json.ts'
import { followOrder, orderTailored } from '../support/order-changes.ts'
import { customer } from '../support/orders.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop, type Shop } from '../support/shop.ts'

const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })

/** A client of the protocol's official SDK. */
async function connect({ url }: Pick<Shop, 'url'>, token?: string) {
  const client = new Client({ name: 'an assistant', version: '1.0.0' })
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }))
  const call = async (name: string, input: Json = {}) => {
    const result = (await client.callTool({ name, arguments: input })) as Json
    const text = result.content[0].text as string
    return result.isError ? { refusal: text } : { ...result.structuredContent, text }
  }
  return { client, call }
}

const { client, call } = await connect(shop)

/** A message without the SDK. */
const send = (body: unknown, { at = shop, ...init }: RequestInit & { at?: Pick<Shop, 'url'> } = {}) =>
  fetch(`${at.url}/mcp`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(init.headers as Record<string, string>),
    },
  })
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test('lists four tools, each described with its input and output', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_designs',
    'view_design',
    'check_availability',
    'track_order',
  ])
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description).toBeTruthy()
    expect(inputSchema.type).toBe('object')
    expect(outputSchema?.type).toBe('object')
    expect(annotations?.readOnlyHint).toBe(true)
  }
  expect(client.getInstructions()).toContain('Roopkala Boutique')
})

describe('an assistant', () => {
  test('searches, views a design, and checks a size', async () => {
    const { id } = await shop.product({
      productName: 'Mor Bagh Lehenga',
      category: 'LEHENGA',
      color: 'Peacock',
      readyMadePrice: 9_000_00,
      tailorPrice: 12_000_50,
      discount: 10,
      quantityInStock: 2,
      sizes: [
        { label: 'M', quantityInStock: 2, sku: 'MB-M', chest: 92 },
        { label: 'L', quantityInStock: 0 },
      ],
      images: [{ url: 'https://pictures.example/mor.jpg', alt: 'Front' }],
    })
    const { designs } = await call('search_designs', { query: 'mor bagh lehnga', category: 'Lehenga' })
    expect(designs).toEqual([
      {
        id,
        slug: 'mor-bagh-lehenga',
        name: 'Mor Bagh Lehenga',
        url: 'https://shop.example/product/mor-bagh-lehenga',
        category: 'Lehenga',
        color: 'Peacock',
        fabric: 'Cotton',
        price_from: { amount: 8100, currency: 'INR' },
        price_to: { amount: 10800.45, currency: 'INR' },
        is_available: true,
        image: 'https://pictures.example/mor.jpg',
      },
    ])
    const viewed = await call('view_design', { design: designs[0].url })
    expect(viewed).toMatchObject({
      id,
      brand: 'Roopkala Boutique',
      description: 'Made in our workshop in Dadar.',
      size_chart: [{ size: 'M', chest: 92, waist: null }, { size: 'L' }],
      rating: { average: null, count: 0 },
    })
    expect(viewed.variants.map(({ form, size }: Json) => [form, size])).toEqual([
      ['readymade', 'M'],
      ['readymade', 'L'],
      ['tailor', null],
    ])
    expect(await call('check_availability', { design: id, size: 'm' })).toMatchObject({
      variants: [{ sku: 'MB-M', availability: 'available', pieces_left: 2 }],
      delivery: null,
      shipping_cost: { amount: 99 },
    })
    expect(await call('check_availability', { design: 'mor-bagh-lehenga', size: 'L' })).toMatchObject({
      variants: [{ availability: 'out_of_stock', pieces_left: 0 }],
    })
    expect(await call('check_availability', { design: id, size: 'XS' })).toEqual({
      refusal: 'This design has the sizes M, L.',
    })
  })

  test('searches within a price, page by page', async () => {
    for (const at of [1, 2, 3])
      await shop.product({ productName: `Patola ${at}`, readyMadePrice: at * 1_000_00, tailorPrice: null })
    const first = await call('search_designs', { query: 'patola', max_price: 2000, limit: 1 })
    const second = await call('search_designs', {
      query: 'patola',
      max_price: 2000,
      limit: 1,
      cursor: first.next_cursor,
    })
    const found = [...first.designs, ...second.designs].map(({ name }) => name as string)
    expect(found.toSorted()).toEqual(['Patola 1', 'Patola 2'])
    expect(second.next_cursor).toBeNull()
  })

  test('searches by a day, where the shop promises any', async () => {
    const here = await openShop()
    await here.product({ productName: 'Kanak Suit', tailorPrice: null, quantityInStock: 3 })
    const assistant = await connect(here)
    const search = () => assistant.call('search_designs', { query: 'kanak suit by 12 December 2099' })
    expect((await search()).understood.ready_by).toBeNull()
    await addZone(await here.admin(), { prefixes: ['40'] })
    const { designs, understood } = await search()
    expect(understood).toMatchObject({ words: 'kanak suit', ready_by: '2099-12-12' })
    expect(designs).toMatchObject([{ name: 'Kanak Suit' }])
  })

  test('is told the delivery’s fee and days for a pincode', async () => {
    const here = await openShop()
    await addZone(await here.admin(), { prefixes: ['40'], fee: 80_00 })
    const { id } = await here.product()
    const assistant = await connect(here)
    const { delivery } = await assistant.call('check_availability', { design: id, pincode: '400028' })
    expect(delivery).toEqual([
      {
        form: 'readymade',
        is_served: true,
        fee: { amount: 80, currency: 'INR' },
        earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        latest: expect.any(String),
      },
      expect.objectContaining({ form: 'tailor', is_served: true }),
    ])
    const outside = await assistant.call('check_availability', { design: id, pincode: '781001' })
    expect(outside.delivery[0]).toMatchObject({ is_served: false, fee: null, earliest: null })
    expect((await assistant.call('check_availability', { design: id, pincode: '12' })).refusal).toMatch(
      /6 digits/,
    )
  })

  test('tracks an order by its link, and reads nothing of the customer', async () => {
    const meera = await shop.shopper('Meera')
    const { id, orderNumber, totalToPay } = await orderTailored(meera, (await shop.product()).id)
    const { trackingToken } = await followOrder(meera, id)
    const tracked = await call('track_order', { link: `https://shop.example/hi/track/${trackingToken}?x=1` })
    expect(tracked).toMatchObject({
      order_number: orderNumber,
      status: 'PENDING',
      timeline: [{ status: 'PENDING' }],
      garments: [{ quantity: 1 }],
      total: { amount: totalToPay / 100, currency: 'INR' },
    })
    for (const secret of [...Object.values(customer), meera.email, id])
      expect(tracked.text).not.toContain(secret)
    expect((await call('track_order', { link: trackingToken })).order_number).toBe(orderNumber)
    expect((await call('track_order', { link: `${trackingToken}x` })).refusal).toMatch(/complete link/)
  })

  test('is refused in sentences', async () => {
    expect((await call('view_design', { design: 'no-such-design' })).refusal).toMatch(/no such design/)
    expect((await call('search_designs', { limit: 1000 })).refusal).toMatch(/limit/)
    expect((await call('search_designs', { cursor: 'made up' })).refusal).toBeTruthy()
  })
})

describe('authorization is that of the other transports', () => {
  test('drafts are found by admins alone', async () => {
    const { id } = await shop.product({ productName: 'Hidden Sharara', productStatus: 'DRAFT' })
    const owner = await connect(shop, (await shop.admin()).token)
    expect(await owner.call('view_design', { design: id })).toMatchObject({ id })
    for (const token of [undefined, (await shop.shopper('Asha')).token]) {
      const someone = await connect(shop, token)
      expect((await someone.call('view_design', { design: id })).refusal).toMatch(/no such design/)
      expect((await someone.call('search_designs', { query: 'hidden sharara' })).designs).not.toContainEqual(
        expect.objectContaining({ id }),
      )
    }
  })

  test('API clients may call what guests may call, whatever their scopes', async () => {
    const { id } = await shop.product()
    const meera = await shop.shopper('Meera')
    const order = await orderProduct(meera, id)
    const { data } = await meera.graphql('query ($id: ID!) { order(id: $id) { trackingToken } }', order)
    const program = await connect(shop, (await addApiClient(shop, ['MANAGE_WEBHOOKS'])).key)
    for (const name of ['view_design', 'check_availability'])
      expect(await program.call(name, { design: id })).not.toHaveProperty('refusal')
    expect((await program.call('search_designs')).designs).not.toEqual([])
    const tracked = await program.call('track_order', { link: data.order.trackingToken })
    expect(tracked.order_number).toBe(order.orderNumber)
  })

  test('a broken token is refused before anything is read', async () => {
    const response = await send(listing, { headers: { Authorization: 'Bearer broken' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('invalid_token')
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } })
  })
})

describe('the transport', () => {
  test('has no sessions: a message needs no other before it', async () => {
    const response = await send({
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: { name: 'search_designs', arguments: { limit: 1 } },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ id: 7, result: { structuredContent: {} } })
  })

  test('takes one message in each request, by POST', async () => {
    expect((await send([listing, listing])).status).toBe(400)
    const opened = await fetch(`${shop.url}/mcp`, { headers: { Accept: 'text/event-stream' } })
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send('{')).status).toBe(400)
    expect(
      (await send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x'.repeat(200_000) } }))
        .status,
    ).toBe(413)
  })

  test('counts requests as reads, together with GraphQL', async () => {
    const limited = await openShop({ requestLimits: true })
    const remaining = async () =>
      Number((await send(listing, { at: limited })).headers.get('ratelimit-remaining'))
    const before = await remaining()
    await limited.guest().graphql('{ shop { name } }')
    expect(await remaining()).toBe(before - 2)
    const { key } = await addApiClient(limited, ['READ_CATALOGUE'], { requestsPerMinute: 10 })
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++)
      statuses.push(
        (await send(listing, { at: limited, headers: { Authorization: `Bearer ${key}` } })).status,
      )
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('doesn’t tell a fault of the shop', async () => {
    const broken = await openShop()
    const { id } = await broken.product()
    const assistant = await connect(broken)
    await broken.loseDatabase()
    expect((await assistant.call('view_design', { design: id })).refusal).toMatch(/busy|our side/)
  })
})
