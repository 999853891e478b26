import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { clothColour } from '../../shared/garment-flat/cloth-colours.ts'
import type { Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { orderProduct, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { style } from '../support/styles.ts'

const shop = await openShop()
/** The test advances this clock. */
const later = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const selection = 'flats { garment svg hindi: svg(locale: HI) png }'
let blouse: Json

beforeAll(async () => {
  blouse = await shop.product({
    category: 'BLOUSE',
    color: 'Maroon',
    tailorPrice: 1_000_00,
    blouseDetails: { necklineStyle: 'Sweetheart', blouseBackDesign: 'Back Open', sleeveType: 'Short' },
  })
})

const open = (path: string) => fetch(shop.url + path)
const flatsOf = async (id: string, who = shop.guest()): Promise<Json[] | null> =>
  (await who.graphql(`query ($id: ID!) { product(id: $id) { ${selection} } }`, { id })).data.product?.flats ??
  null
const lineOf = (measurements: Json = {}) => ({
  orderType: 'TAILOR' as const,
  cartItems: [{ productId: blouse['id'], productType: 'TAILOR' as const, style, measurements }],
})

describe('the drawing of a design', () => {
  test('opens by its address, in its colour and in both languages', async () => {
    const [flat, ...others] = (await flatsOf(blouse['id']))!
    expect(others).toEqual([])
    expect(flat!.garment).toBe('BLOUSE')
    const response = await open(flat!.svg)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.any(String) as string,
    })
    const svg = await response.text()
    expect(svg).toContain(clothColour('Maroon'))
    expect(svg).toContain('>Front</text>')
    expect(svg.length).toBeLessThan(12 * 1024)
    expect(await (await open(flat!.hindi)).text()).toContain('>आगे</text>')
  })

  test('opens as a picture of the size of link previews', async () => {
    const [flat] = (await flatsOf(blouse['id']))!
    const response = await open(flat!.png)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(bytes.length).toBeLessThan(60_000)
    const { channels } = await sharp(bytes).stats()
    // Not one colour all over.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
  })

  test('is the same over REST', async () => {
    const { body } = await shop.guest().rest('GET', `common/get_single_product?productId=${blouse['id']}`)
    const [flat] = (await flatsOf(blouse['id']))!
    expect(body.product.flats).toEqual([{ garment: 'Blouse', svg: flat!.svg, png: flat!.png }])
  })

  test('has another address once the design has changed', async () => {
    const design = await shop.product({ category: 'BLOUSE', color: 'Maroon', tailorPrice: 1_000_00 })
    const before = (await flatsOf(design.id))!
    await owner.mutate('updateProduct', { id: design.id, color: 'Green' })
    const after = (await flatsOf(design.id))!
    expect(after[0]!.svg).not.toBe(before[0]!.svg)
    expect(await (await open(after[0]!.svg)).text()).toContain(clothColour('Green'))
  })

  test.each([
    [{ category: 'LEHENGA', tailorPrice: 1_000_00 }, ['LEHENGA', 'BLOUSE']],
    [{ category: 'SAREE', tailorPrice: 1_000_00 }, ['SAREE', 'BLOUSE']],
    [{ category: 'SUIT', tailorPrice: 1_000_00 }, ['SUIT']],
    [{ category: 'DRESS', tailorPrice: 1_000_00 }, ['DRESS']],
    [{ category: 'OTHERS', tailorPrice: 1_000_00 }, []],
    [{ category: 'BLOUSE', tailorPrice: null }, []],
  ] as const)('%j is drawn as %j', async (fields, garments) => {
    const { id } = await shop.product({ ...fields, readyMadePrice: 1_000_00, quantityInStock: 1 })
    const flats = (await flatsOf(id))!
    expect(flats.map(({ garment }) => garment)).toEqual(garments)
    for (const { svg } of flats) expect((await open(svg)).status).toBe(200)
  })

  test('holds nothing of what was written', async () => {
    const design = await shop.product({
      category: 'BLOUSE',
      color: 'red" onload="alert(1)',
      tailorPrice: 1_000_00,
      blouseDetails: {
        necklineStyle: '<script>alert(1)</script> boat',
        sleeveType: "'><image href=//evil.example>",
      },
    })
    const [flat] = (await flatsOf(design.id))!
    const svg = await (await open(flat!.svg)).text()
    for (const part of ['script', 'onload', 'alert', 'evil', 'image']) expect(svg).not.toContain(part)
  })
})

describe('the drawing of an order', () => {
  const read = async (measurements: Json = {}) => {
    const order = await orderProduct(meera, '', lineOf(measurements))
    const own = await meera.graphql(
      `query ($id: ID!) { order(id: $id) { trackingToken flats { svg } items { ${selection} } } }`,
      { id: order.id },
    )
    const tracked = await shop
      .guest()
      .graphql(
        `query ($token: String!) { trackedOrder(token: $token) { flats { svg } items { ${selection} } } }`,
        { token: own.data.order.trackingToken },
      )
    expect([own.data.order.flats, tracked.data.trackedOrder.flats]).toEqual([[], []])
    return {
      order,
      own: own.data.order.items[0].flats[0],
      tracked: tracked.data.trackedOrder.items[0].flats[0],
    }
  }

  test('is in the measurements for its customer, and in a usual size by its link', async () => {
    const slim = await read({ blouse: { chest: 80 } })
    const wide = await read({ blouse: { chest: 120 } })
    const texts = await Promise.all(
      [slim.own, wide.own, slim.tracked].map(async ({ svg }) => (await open(svg)).text()),
    )
    expect(new Set(texts).size).toBe(3)
    // Whoever has the link can't even tell that they differ.
    expect(wide.tracked).toEqual(slim.tracked)
    expect(Object.fromEntries((await open(slim.own.png)).headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex',
    })
    expect((await open(slim.tracked.png)).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('shows the style as it was ordered, which its garments and its draft have, too', async () => {
    const { order, own } = await read({ blouse: { chest: 92 } })
    const draft = await readyDraft(meera, '', lineOf({ blouse: { chest: 92 } }))
    const { data } = await meera.graphql(
      `query ($id: ID!) { orderDraft(id: $id) { flats { svg } cartItems { ${selection} } } }`,
      { id: draft['id'] },
    )
    expect(data.orderDraft).toEqual({ flats: [], cartItems: [{ flats: [own] }] })
    const [garment] = await garmentsOf(owner, order.id)
    const sewn = await owner.graphql(`query ($code: String!) { garment(code: $code) { ${selection} } }`, {
      code: garment!.code,
    })
    expect(sewn.data.garment.flats).toEqual([own])
    expect(own.svg).not.toBe((await flatsOf(blouse['id']))![0]!.svg)
  })

  test('of a custom garment is the garment’s', async () => {
    const draft = await readyDraft(meera, '', {
      orderType: 'CUSTOM',
      customCategory: 'LEHENGA',
      cartItems: [],
      style: ['skirt-flared'],
      color: 'green',
    })
    const { data } = await meera.graphql(`query ($id: ID!) { orderDraft(id: $id) { ${selection} } }`, {
      id: draft['id'],
    })
    expect(data.orderDraft.flats.map(({ garment }: Json) => garment)).toEqual(['LEHENGA'])
    expect(await (await open(data.orderDraft.flats[0].svg)).text()).toContain(clothColour('Green'))
  })

  test('in measurements opens for a month at least, and not for three', async () => {
    const { own, tracked } = await read({ blouse: { chest: 92 } })
    const status = async (path: string) => (await fetch(later.url + path)).status
    const day = 24 * 60 * 60
    later.passTime(29 * day)
    expect(await status(own.svg)).toBe(200)
    later.passTime(32 * day)
    expect([await status(own.svg), await status(tracked.svg)]).toEqual([404, 200])
  })
})

test.each([
  [
    'a changed token',
    (svg: string) => svg.replace(/(.)\.svg$/, (_all, letter) => `${letter === 'A' ? 'Q' : 'A'}.svg`),
  ],
  ['a shortened token', (svg: string) => svg.replace(/.\.svg$/, '.svg')],
  ['another type', (svg: string) => svg.replace('.svg', '.pdf')],
  ['no type', (svg: string) => svg.replace('.svg', '')],
  ['nothing', () => '/flats/.svg'],
  ['a path', () => '/flats/..%2F..%2Fetc%2Fpasswd.svg'],
  ['a long token', () => `/flats/${'A'.repeat(5_000)}.svg`],
  ['a design’s id', () => `/flats/${blouse['id']}.png`],
])('%s opens no drawing', async (_what, path) => {
  const [flat] = (await flatsOf(blouse['id']))!
  const response = await open(path(flat!.svg))
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('There is no such drawing.')
})

test('the log has no token of a drawing', async () => {
  const { id } = await orderProduct(meera, '', lineOf({ blouse: { chest: 92 } }))
  const query = `query ($id: ID!) { order(id: $id) { items { ${selection} } } }`
  const { svg } = (await meera.graphql(query, { id })).data.order.items[0].flats[0]
  await open(svg)
  const token = svg.slice('/flats/'.length, -'.svg'.length)
  expect(shop.logged.join('\n')).not.toContain(token)
})
