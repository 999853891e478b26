import { describe, expect, test } from 'vitest'
import { listDrafts, readDraft } from '../support/order-drafts.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const unmeasured = { blouse: null, dress: null, lehenga: null }

describe('a shopper creates', () => {
  test('an empty draft, and it has the specification’s defaults', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft, userErrors } = await meera.mutate('saveOrderDraft', {})
    expect(userErrors).toEqual([])
    expect(draft).toMatchObject({
      version: 1,
      orderType: 'CUSTOM',
      customCategory: null,
      cartItems: [],
      customer: { name: null, country: 'India' },
      clothPics: [],
      link: null,
      measurements: unmeasured,
      deliveryDate: null,
      paymentStatus: 'PENDING',
      paymentType: 'COD',
      orderStatus: 'PENDING',
      totalPrice: 0,
    })
    expect(await readDraft(meera, draft.id)).toEqual(draft)
  })

  test('a draft of two lines, priced by the catalogue', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ tailorPrice: 2_000_00, readyMadePrice: 10_50, discount: 15 })
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      orderType: 'TAILOR',
      cartItems: [
        { productId: id, productType: 'TAILOR', measurements: { blouse: { chest: 90.5 } } },
        { productId: id, productType: 'READYMADE', quantity: 3, size: 'M' },
      ],
      customer: { name: 'Meera', phone: '98', pincode: '4000' },
      link: 'https://pinterest.example/pin/1',
      clothPics: ['https://cdn.example/cloth.jpg'],
    })
    expect(draft).toMatchObject({
      cartItems: [
        { product: { id }, productType: 'TAILOR', quantity: 1, size: null, totalPrice: 1_700_00 },
        { product: { id }, productType: 'READYMADE', quantity: 3, size: 'M', totalPrice: 26_79 },
      ],
      // Incomplete values are stored; they are validated when the order is placed.
      customer: { name: 'Meera', phone: '98', pincode: '4000', country: 'India' },
      link: 'https://pinterest.example/pin/1',
      totalPrice: 1_726_79,
    })
    expect(draft.cartItems[0]!.measurements.blouse.chest).toBe(90.5)
  })

  test('no draft with a product that is not visible', async () => {
    const meera = await shop.shopper('Meera')
    const shown = await shop.product()
    const draft = await shop.product({ productStatus: 'DRAFT' })
    for (const productId of [draft.id, nobodysId, "' OR 1=1--"]) {
      const { userErrors } = await meera.mutate('saveOrderDraft', {
        cartItems: [shown.id, productId].map((id) => ({ productId: id, productType: 'TAILOR' })),
      })
      expect(userErrors).toMatchObject([{ field: 'cartItems.1.productId', code: 'NOT_FOUND' }])
    }
    expect((await listDrafts(meera)).data.orderDrafts.totalCount).toBe(0)
  })

  test.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ clothPics: ['https://a.example/1.jpg', 'data:text/html,x'] }, 'clothPics.1'],
    [{ designPics: Array.from({ length: 21 }, () => 'https://a.example/1.jpg') }, 'designPics'],
    [{ designDetails: 'a'.repeat(5001) }, 'designDetails'],
    [{ color: 'a\0b' }, 'color'],
    [{ customer: { name: 'a'.repeat(201) } }, 'customer.name'],
    [{ measurements: { blouse: { chest: -1 } } }, 'measurements.blouse.chest'],
    [{ measurements: { lehenga: { hip: 401 } } }, 'measurements.lehenga.hip'],
  ])('no draft with %j', async (input, field) => {
    const meera = await shop.shopper('Meera')
    expect((await meera.mutate('saveOrderDraft', input)).userErrors).toMatchObject([
      { field, code: 'INVALID' },
    ])
    expect((await listDrafts(meera)).data.orderDrafts.totalCount).toBe(0)
  })

  test.each([-1, 0, 100, 2_147_483_647])('no draft with a line of %i pieces', async (quantity) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    expect(
      (
        await meera.mutate('saveOrderDraft', {
          cartItems: [{ productId: id, productType: 'TAILOR', quantity }],
        })
      ).userErrors,
    ).toMatchObject([{ field: 'cartItems.0.quantity', code: 'INVALID' }])
  })
})

describe('measurements', () => {
  test('of 0 or nothing mean ‘not measured’, others are stored to the millimetre', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      measurements: {
        blouse: { chest: 90.25, waist: 0, shoulder: null, length: 0.04, sleeveLength: 0.1 },
        lehenga: {},
      },
    })
    expect(draft.measurements).toEqual({
      blouse: {
        chest: 90.3,
        waist: null,
        shoulder: null,
        length: null,
        sleeveLength: 0.1,
        neckDepthFront: null,
        neckDepthBack: null,
      },
      dress: null,
      lehenga: { waist: null, hip: null, length: null },
    })
  })
})

describe('a shopper saves', () => {
  test('only the given fields, and the version increases', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      color: 'Teal',
      customer: { name: 'Meera', city: 'Mumbai' },
      cartItems: [{ productId, productType: 'TAILOR' }],
      measurements: { dress: { hip: 98 } },
    })
    const saved = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      designDetails: 'Boat neck',
    })
    expect(saved.userErrors).toEqual([])
    expect(saved.orderDraft).toEqual({
      ...draft,
      version: 2,
      designDetails: 'Boat neck',
      updatedAt: saved.orderDraft.updatedAt,
    })
    const cleared = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 2,
      color: null,
      cartItems: [],
      customer: { name: 'M' },
    })
    expect(cleared.orderDraft).toMatchObject({
      version: 3,
      color: null,
      cartItems: [],
      customer: { name: 'M', city: null },
      designDetails: 'Boat neck',
    })
  })

  test('from an older version, changes nothing and receives the current draft', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', { color: 'Teal' })
    const first = await meera.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Peach' })
    const late = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      color: 'Black',
      cartItems: [],
    })
    expect(late.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(late.orderDraft).toEqual(first.orderDraft)
    expect(
      (await meera.mutate('saveOrderDraft', { id: draft.id, version: 7, color: 'Black' })).userErrors[0]!
        .code,
    ).toBe('CONFLICT')
    expect(await readDraft(meera, draft.id)).toEqual(first.orderDraft)
  })

  test('ten times concurrently from one version, and one request succeeds', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        meera.mutate('saveOrderDraft', {
          id: draft.id,
          version: 1,
          color: `Colour ${n}`,
          cartItems: [{ productId, productType: 'TAILOR', quantity: n + 1 }],
        }),
      ),
    )
    const winners = results.filter(({ userErrors }) => userErrors.length === 0)
    expect(winners).toHaveLength(1)
    const now = await readDraft(meera, draft.id)
    expect(now).toEqual(winners[0]!.orderDraft)
    expect(now.cartItems).toHaveLength(1)
    expect(now.color).toBe(`Colour ${now.cartItems[0].quantity - 1}`)
  })

  test('without a version and is asked for it', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    expect((await meera.mutate('saveOrderDraft', { id: draft.id, color: 'Teal' })).userErrors).toMatchObject([
      { field: 'version', code: 'INVALID' },
    ])
  })

  test('an invalid field and nothing changes, not even the version', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      color: 'Teal',
      link: 'javascript:alert(1)',
    })
    expect(await readDraft(meera, draft.id)).toEqual(draft)
  })
})

describe('a draft', () => {
  test('is listed for its owner, last changed first, in pages', async () => {
    const meera = await shop.shopper('Meera')
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await meera.mutate('saveOrderDraft', {})).orderDraft.id)
    await meera.mutate('saveOrderDraft', { id: ids[1], version: 1, color: 'Teal' })
    const expected = [ids[1], ids[4], ids[3], ids[2], ids[0]]
    // Some in the same millisecond.
    const updatedAt = new Date()
    await shop.db.orderDraft.updateMany({ where: { id: { in: [ids[3]!, ids[2]!] } }, data: { updatedAt } })
    await shop.db.orderDraft.updateMany({
      where: { id: { in: [ids[1]!, ids[4]!] } },
      data: { updatedAt: new Date(+updatedAt + 5) },
    })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data }: Json = await listDrafts(meera, { first: 2, after })
      expect(data.orderDrafts.totalCount).toBe(5)
      seen.push(...data.orderDrafts.edges.map(({ node }: Json) => node.id))
      after = data.orderDrafts.pageInfo.hasNextPage ? data.orderDrafts.pageInfo.endCursor : null
    } while (after)
    expect(new Set(seen)).toEqual(new Set(expected))
    expect(seen).toHaveLength(5)
    expect(new Set(seen.slice(0, 2))).toEqual(new Set(expected.slice(0, 2)))
    expect(seen[4]).toBe(ids[0])
  })

  test.each(['x', 'WyIwIiwiNmYxYzBjMmUtN2EwYS00YjdlLTlhNTItMGM5YTRmMWQyYjNjIl0', 'WyIyMDI2LTAyLTMwIiwieCJd'])(
    'can’t be listed after the forged cursor %s',
    async (after) => {
      const { errors } = await listDrafts(await shop.shopper('Meera'), { after })
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }])
    },
  )

  test('retains its line when the product is deleted, without a price', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      cartItems: [{ productId: id, productType: 'TAILOR', quantity: 2 }],
    })
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId: id })
    expect(await readDraft(meera, draft.id)).toMatchObject({
      cartItems: [{ product: null, productType: 'TAILOR', quantity: 2, totalPrice: 0 }],
      totalPrice: 0,
    })
  })

  test('is discarded by its owner, once', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    expect(await meera.mutate('discardOrderDraft', { id: draft.id })).toMatchObject({
      discardedOrderDraftId: draft.id,
      userErrors: [],
    })
    expect(await meera.mutate('discardOrderDraft', { id: draft.id })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await readDraft(meera, draft.id)).toBeNull()
    expect(
      (await meera.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Teal' })).userErrors[0]!.code,
    ).toBe('NOT_FOUND')
  })

  test('belongs to its owner only: a stranger neither reads, changes, lists nor discards it', async () => {
    const meera = await shop.shopper('Meera')
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      customer: { name: 'Meera', phone: '9876543210' },
    })
    const other = await shop.shopper('Asha')
    expect(await readDraft(other, draft.id)).toBeNull()
    const attempt = await other.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Hers now' })
    expect(attempt).toMatchObject({ orderDraft: null, userErrors: [{ code: 'NOT_FOUND' }] })
    expect(await other.mutate('discardOrderDraft', { id: draft.id })).toMatchObject({
      discardedOrderDraftId: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await listDrafts(other)).text).not.toContain(draft.id)
    expect(await readDraft(meera, draft.id)).toEqual(draft)
  })

  test.each(['', 'x', "' OR 1=1--", 'a\0b', nobodysId])('of the id %j doesn’t exist', async (id) => {
    const meera = await shop.shopper('Meera')
    expect(await readDraft(meera, id)).toBeNull()
    expect(
      (await meera.mutate('saveOrderDraft', { id, version: 1, color: 'Teal' })).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await meera.mutate('discardOrderDraft', { id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })
})
