import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import { idsOf, readShared, wishedIds } from '../support/wishlist.ts'

const shop = await openShop()

/** Designs that exist in the database alone, of which there may be hundreds. */
async function manyDesigns(count: number): Promise<string[]> {
  const { id } = await shop.product()
  const row = await shop.db.product.findUniqueOrThrow({ where: { id } })
  const { id: _, ratingCount: _count, ratingTotal: _total, version: _version, ...copied } = row
  const rows = await shop.db.product.createManyAndReturn({
    data: Array.from({ length: count }, (_each, index) => ({
      ...copied,
      productName: `Copy ${index}`,
      images: [],
      sizes: [],
      translations: [],
      translatedNames: [],
      blouseDetails: undefined,
      suitDetails: undefined,
      lehengaDetails: undefined,
      sareeDetails: undefined,
    })),
    select: { id: true },
  })
  return rows.map((each) => each.id)
}

describe('a shopper’s wishlist', () => {
  test('holds what was added, the last first, once each, on every replica', async () => {
    const meera = await shop.shopper('Meera')
    const [saree, suit] = [await shop.product(), await shop.product()]
    expect(await wishedIds(meera)).toEqual([])
    await meera.mutate('addToWishlist', { productId: saree.id })
    const added = await meera.mutate('addToWishlist', { productId: suit.id })
    expect(idsOf(added)).toEqual([suit.id, saree.id])
    expect(added.wishlist).toMatchObject({ id: meera.id, shareToken: null })
    expect(idsOf(await meera.mutate('addToWishlist', { productId: saree.id }))).toEqual([suit.id, saree.id])
    expect(await wishedIds((await shop.replica()).at(meera))).toEqual([suit.id, saree.id])

    expect(idsOf(await meera.mutate('removeFromWishlist', { productId: suit.id }))).toEqual([saree.id])
    const again = await meera.mutate('removeFromWishlist', { productId: suit.id })
    expect([idsOf(again), again.userErrors]).toEqual([[saree.id], []])
  })

  test('has every field of its designs, and when they were added', async () => {
    const meera = await shop.shopper('Meera')
    const { id, productName } = await shop.product({
      readyMadePrice: 100_000,
      tailorPrice: null,
      discount: 10,
    })
    const before = Date.now()
    await meera.mutate('addToWishlist', { productId: id })
    const { data } = await meera.graphql(
      '{ wishlist { items { addedAt product { productName priceRange { min max } cover { url } viewerCanEdit } } } }',
    )
    expect(data.wishlist.items).toMatchObject([
      {
        product: { productName, priceRange: { min: 90_000, max: 90_000 }, cover: null, viewerCanEdit: false },
      },
    ])
    expect(Date.parse(data.wishlist.items[0].addedAt)).toBeGreaterThanOrEqual(before)
  })

  test('is nobody else’s', async () => {
    const [meera, asha, owner] = [await shop.shopper('Meera'), await shop.shopper('Asha'), await shop.admin()]
    const { id } = await shop.product()
    await meera.mutate('addToWishlist', { productId: id })
    await asha.mutate('removeFromWishlist', { productId: id })
    await asha.mutate('mergeWishlist', { productIds: [] })
    expect(await wishedIds(asha)).toEqual([])
    expect(await wishedIds(owner)).toEqual([])
    expect(await wishedIds(meera)).toEqual([id])
  })

  test('refuses designs that shoppers don’t see', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const draft = await shop.product({ productStatus: 'DRAFT' })
    for (const [who, id] of [
      [meera, draft.id],
      [owner, draft.id],
      [meera, randomUUID()],
      [meera, 'nonsense'],
      [meera, ''],
    ] as const) {
      const { wishlist, userErrors } = await who.mutate('addToWishlist', { productId: id })
      expect([wishlist, userErrors]).toMatchObject([null, [{ code: 'NOT_FOUND' }]])
    }
    expect((await meera.mutate('removeFromWishlist', { productId: 'nonsense' })).userErrors).toEqual([])
  })

  test('leaves out designs while they are no longer shown, and drops deleted ones', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const [archived, deleted] = [await shop.product(), await shop.product()]
    await meera.mutate('addToWishlist', { productId: archived.id })
    await meera.mutate('addToWishlist', { productId: deleted.id })
    await owner.mutate('updateProduct', { id: archived.id, productStatus: 'ARCHIVED' })
    expect(await wishedIds(meera)).toEqual([deleted.id])
    await owner.mutate('deleteProduct', { id: deleted.id })
    expect(await wishedIds(meera)).toEqual([])
    await owner.mutate('updateProduct', { id: archived.id, productStatus: 'ACTIVE' })
    expect(await wishedIds(meera)).toEqual([archived.id])
    expect(await shop.db.wishlistItem.count({ where: { userId: meera.id } })).toBe(1)
  })

  test('stays whole when a design is tapped many times at once', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const added = await Promise.all(
      Array.from({ length: 8 }, () => meera.mutate('addToWishlist', { productId: id })),
    )
    expect(added.flatMap(({ userErrors }) => userErrors)).toEqual([])
    expect(await wishedIds(meera)).toEqual([id])
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        meera.mutate(index % 2 ? 'addToWishlist' : 'removeFromWishlist', { productId: id }),
      ),
    )
    expect((await wishedIds(meera)).length).toBeLessThanOrEqual(1)
  })

  test('survives a design that is deleted while it is added', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    for (let each = 0; each < 5; each += 1) {
      const { id } = await shop.product()
      const [added] = await Promise.all([
        meera.mutate('addToWishlist', { productId: id }),
        owner.mutate('deleteProduct', { id }),
      ])
      expect(added.errors).toBeUndefined()
    }
    expect(await wishedIds(meera)).toEqual([])
  })

  test('holds at most 200 designs, also when several are added at once', async () => {
    const meera = await shop.shopper('Meera')
    const [first, second, third, ...others] = await manyDesigns(202)
    await meera.mutate('mergeWishlist', { productIds: others })
    const three = await Promise.all(
      [first!, second!, third!].map((id) => meera.mutate('addToWishlist', { productId: id })),
    )
    expect(three.flatMap(({ userErrors }) => userErrors)).toEqual([
      {
        field: null,
        code: 'CONFLICT',
        message: 'A wishlist holds at most 200 designs. Take one off that you don’t need.',
      },
      {
        field: null,
        code: 'CONFLICT',
        message: 'A wishlist holds at most 200 designs. Take one off that you don’t need.',
      },
    ])
    expect(await wishedIds(meera)).toHaveLength(200)
    // What is there already may be added again.
    expect((await meera.mutate('addToWishlist', { productId: others[0]! })).userErrors).toEqual([])
  })
})

describe('what a guest has collected', () => {
  test('is added above the wishlist in its order, without what is there or unknown', async () => {
    const meera = await shop.shopper('Meera')
    const [a, b, c, draft] = [
      await shop.product(),
      await shop.product(),
      await shop.product(),
      await shop.product({ productStatus: 'DRAFT' }),
    ]
    await meera.mutate('addToWishlist', { productId: a.id })
    shop.passTime(1)
    const collected = [c.id, randomUUID(), 'nonsense', a.id, draft.id, b.id.toUpperCase(), c.id]
    expect(idsOf(await meera.mutate('mergeWishlist', { productIds: collected }))).toEqual([c.id, b.id, a.id])
    expect(idsOf(await meera.mutate('mergeWishlist', { productIds: collected }))).toEqual([c.id, b.id, a.id])
  })

  test('fills the wishlist up to its limit, the last added first; two windows may merge at once', async () => {
    const meera = await shop.shopper('Meera')
    const designs = await manyDesigns(205)
    await meera.mutate('mergeWishlist', { productIds: designs.slice(0, 195) })
    const rest = designs.slice(195)
    await Promise.all([
      meera.mutate('mergeWishlist', { productIds: rest }),
      meera.mutate('mergeWishlist', { productIds: rest }),
    ])
    const wished = await wishedIds(meera)
    expect(wished).toHaveLength(200)
    expect(wished).toEqual(expect.arrayContaining(rest.slice(0, 5)))
    expect(wished).not.toContain(rest[5])
  })

  test('may be at most 200 designs', async () => {
    const meera = await shop.shopper('Meera')
    const { wishlist, userErrors } = await meera.mutate('mergeWishlist', {
      productIds: Array.from({ length: 201 }, () => randomUUID()),
    })
    expect([wishlist, userErrors]).toMatchObject([null, [{ field: 'productIds', code: 'INVALID' }]])
  })
})

describe('the link of a wishlist', () => {
  test('shows guests its active designs and the first name, until it is revoked', async () => {
    const [meera, owner, guest] = [await shop.shopper('Meera Kulkarni'), await shop.admin(), shop.guest()]
    const [shown, hidden] = [await shop.product(), await shop.product()]
    await meera.mutate('addToWishlist', { productId: shown.id })
    await meera.mutate('addToWishlist', { productId: hidden.id })
    await owner.mutate('updateProduct', { id: hidden.id, productStatus: 'DRAFT' })

    const token = (await meera.mutate('shareWishlist', {})).wishlist.shareToken
    expect(token).toMatch(/^[\w-]{22}$/)
    const shared = { ownerFirstName: 'Meera', products: [{ id: shown.id, productName: shown.productName }] }
    expect(await readShared(guest, token)).toEqual(shared)
    // Staff see no more through it than others.
    expect(await readShared(owner, token)).toEqual(shared)
    expect((await guest.graphql(`{ sharedWishlist(token: "${token}") { id } }`)).status).toBe(400)

    expect((await meera.mutate('shareWishlist', {})).wishlist.shareToken).toBe(token)
    expect((await meera.mutate('stopSharingWishlist', {})).wishlist.shareToken).toBeNull()
    expect((await meera.mutate('stopSharingWishlist', {})).userErrors).toEqual([])
    expect(await readShared(guest, token)).toBeNull()
    const next = (await meera.mutate('shareWishlist', {})).wishlist.shareToken
    expect(next).not.toBe(token)
    expect(await readShared(guest, token)).toBeNull()
    expect(await readShared(guest, next)).toEqual(shared)
  })

  test('is the same for two requests at once, and known to its owner alone', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const both = await Promise.all([meera.mutate('shareWishlist', {}), meera.mutate('shareWishlist', {})])
    const [token, ...others] = new Set(both.map(({ wishlist }) => wishlist.shareToken))
    expect([typeof token, others]).toEqual(['string', []])
    expect((await asha.graphql('{ wishlist { shareToken } }')).data.wishlist.shareToken).toBeNull()
    await asha.mutate('stopSharingWishlist', {})
    expect(await readShared(asha, token!)).toEqual({ ownerFirstName: 'Meera', products: [] })
  })

  test.each(['', 'nonsense', '../../etc/passwd', '%', 'A'.repeat(22), 'A'.repeat(10_000)])(
    'is null for the token %j',
    async (token) => expect(await readShared(shop.guest(), token)).toBeNull(),
  )
})

test('an account’s wishlist is exported and deleted with it', async () => {
  const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
  const { id } = await shop.product()
  await meera.mutate('addToWishlist', { productId: id })
  const token = (await meera.mutate('shareWishlist', {})).wishlist.shareToken
  const { json } = await owner.mutate('exportCustomer', { customerId: meera.id })
  expect(JSON.parse(json)).toMatchObject({
    wishlistItems: [{ productId: id }],
    wishlistLink: { createdAt: expect.any(String) as string },
  })
  expect(json).not.toContain(token)
  await owner.mutate('deleteCustomer', { customerId: meera.id })
  expect(await readShared(shop.guest(), token)).toBeNull()
  expect(await shop.db.wishlistItem.count({ where: { userId: meera.id } })).toBe(0)
  expect(await shop.db.wishlistLink.count({ where: { userId: meera.id } })).toBe(0)
})

describe('designs by their ids', () => {
  const query = 'query ($ids: [ID!]!) { productsByIds(ids: $ids) { id productName } }'

  test('come in the order of the ids, once each, without unknown ones', async () => {
    const [a, b] = [await shop.product(), await shop.product()]
    const { data } = await shop.guest().graphql(query, { ids: [b.id, randomUUID(), 'nonsense', a.id, b.id] })
    expect(data.productsByIds).toEqual([b, a])
  })

  test('are those that the viewer may see', async () => {
    const { id } = await shop.product({ productStatus: 'ARCHIVED' })
    const read = async (who: ReturnType<typeof shop.guest>) =>
      (await who.graphql(query, { ids: [id] })).data.productsByIds as unknown[]
    expect(await read(shop.guest())).toEqual([])
    expect(await read(await shop.shopper('Meera'))).toEqual([])
    expect(await read(await shop.admin())).toHaveLength(1)
  })

  test('may be at most 200', async () => {
    const { data, errors } = await shop
      .guest()
      .graphql(query, { ids: Array.from({ length: 201 }, () => randomUUID()) })
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'BAD_USER_INPUT'])
  })
})
