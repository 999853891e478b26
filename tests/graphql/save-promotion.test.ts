import { describe, expect, test } from 'vitest'
import { inHindi } from '../support/in-hindi.ts'
import { addPromotion, listPromotions, readPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const auditOf = async (entityId: string): Promise<Json[]> =>
  (
    await (
      await shop.admin()
    ).graphql(
      `query ($where: AuditWhere) {
        auditLog(where: $where) { edges { node { action entityName actorName changes { field before after } } } }
      }`,
      { where: { entity: 'PROMOTION', entityId } },
    )
  ).data.auditLog.edges.map(({ node }: Json) => node)

const full = {
  name: ' Wedding season ',
  translations: inHindi('शादी का मौसम'),
  code: ' shaadi-15 ',
  kind: 'PERCENT' as const,
  percent: 15,
  minimumTotal: 5_000_00,
  maximumDiscount: 2_000_00,
  categories: ['LEHENGA' as const, 'SAREE' as const, 'LEHENGA' as const],
  firstOrderOnly: true,
  startsOn: '2026-11-01',
  endsOn: '2090-02-28',
  usageLimit: 100,
  usageLimitPerCustomer: 2,
}

describe('a promotion', () => {
  test('is added by staff, with its code in capitals, and is in the audit log', async () => {
    const sunita = await shop.staff()
    const { promotion, userErrors } = await sunita.mutate('savePromotion', full)
    expect(userErrors).toEqual([])
    expect(promotion).toEqual({
      ...full,
      id: expect.any(String) as string,
      version: 1,
      name: 'Wedding season',
      code: 'SHAADI-15',
      amount: null,
      categories: ['LEHENGA', 'SAREE'],
      used: 0,
      isActive: true,
      status: 'ACTIVE',
    })
    expect(await readPromotion(await shop.admin(), promotion.id)).toEqual(promotion)
    const [entry, ...more] = await auditOf(promotion.id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'promotion.add',
      entityName: 'Wedding season',
      actorName: 'Sunita',
    })
    expect(entry!.changes).toContainEqual({ field: 'minimumTotal', before: null, after: '500000' })
  })

  test('is changed as a whole, and not over somebody else’s change', async () => {
    const owner = await shop.admin()
    const { id } = await addPromotion(owner, { minimumTotal: 1_00 })
    const change = { id, version: 1, name: 'Holi', kind: 'AMOUNT' as const, amount: 50_00 }
    const saved = await owner.mutate('savePromotion', change)
    expect(saved.promotion).toMatchObject({ version: 2, kind: 'AMOUNT', percent: null, minimumTotal: 0 })
    const stale = await owner.mutate('savePromotion', { ...change, name: 'Lost' })
    expect(stale).toMatchObject({ promotion: saved.promotion, userErrors: [{ code: 'CONFLICT' }] })
    const twins = await Promise.all(
      ['A', 'B', 'C'].map((name) => owner.mutate('savePromotion', { ...change, version: 2, name })),
    )
    expect(twins.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await auditOf(id)).toHaveLength(3)
  })

  test('has a code of its own', async () => {
    const owner = await shop.admin()
    await addPromotion(owner, { code: 'ONLY-ONE' })
    const results = await Promise.all([
      owner.mutate('savePromotion', { name: 'Twin', kind: 'PERCENT', percent: 5, code: 'only-one' }),
      owner.mutate('savePromotion', { name: 'New', kind: 'PERCENT', percent: 5, code: 'NEW-ONE' }),
      owner.mutate('savePromotion', { name: 'New', kind: 'PERCENT', percent: 5, code: 'NEW-ONE' }),
    ])
    expect(results[0].userErrors).toMatchObject([{ field: 'code', code: 'CONFLICT' }])
    expect(results.filter(({ promotion }) => promotion)).toHaveLength(1)
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['translations.0.name', { translations: inHindi('x'.repeat(61)) }],
    ['code', { code: 'AB' }],
    ['code', { code: 'WITH SPACE' }],
    ['code', { code: 'दिवाली' }],
    ['percent', { percent: null }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 101 }],
    ['percent', { kind: 'FREE_DELIVERY' }],
    ['amount', { amount: 5 }],
    ['amount', { kind: 'AMOUNT', percent: null }],
    ['amount', { kind: 'AMOUNT', percent: null, amount: 0 }],
    ['amount', { kind: 'AMOUNT', percent: null, amount: 100_00_00_000_00 + 1 }],
    ['maximumDiscount', { kind: 'AMOUNT', percent: null, amount: 5, maximumDiscount: 5 }],
    ['maximumDiscount', { maximumDiscount: 0 }],
    ['startsOn', { startsOn: '2026-02-30' }],
    ['endsOn', { startsOn: '2026-11-02', endsOn: '2026-11-01' }],
    ['usageLimit', { usageLimit: 0 }],
    ['usageLimit', { usageLimit: 1_000_001 }],
    ['usageLimitPerCustomer', { usageLimitPerCustomer: 1_001 }],
  ] as const)('is refused for its %s: %j', async (field, change) => {
    const owner = await shop.admin()
    const before = (await listPromotions(owner)).data.promotions.totalCount
    const { promotion, userErrors, errors } = await owner.mutate('savePromotion', {
      name: 'Bad',
      kind: 'PERCENT',
      percent: 10,
      ...change,
    })
    // A day that doesn't exist is refused by its scalar.
    if (errors) expect(errors[0]!.message).toContain('day')
    else
      expect([promotion, userErrors.map((each: Json) => [each.field, each.code])]).toEqual([
        null,
        [[field, 'INVALID']],
      ])
    expect((await listPromotions(owner)).data.promotions.totalCount).toBe(before)
  })

  test('is deleted once', async () => {
    const owner = await shop.admin()
    const { id } = await addPromotion(owner)
    expect((await owner.mutate('deletePromotion', { id })).deletedPromotionId).toBe(id)
    expect((await owner.mutate('deletePromotion', { id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await owner.mutate('deletePromotion', { id: 'x' })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect(await readPromotion(owner, id)).toBeNull()
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['promotion.delete', 'promotion.add'])
  })

  test('that doesn’t exist can’t be changed', async () => {
    const owner = await shop.admin()
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(
        (await owner.mutate('savePromotion', { id, version: 1, name: 'X', kind: 'FREE_DELIVERY' }))
          .userErrors,
      ).toMatchObject([{ code: 'NOT_FOUND' }])
  })
})

test('the list has the newest first, in pages', async () => {
  const owner = await shop.admin()
  await shop.db.promotion.deleteMany()
  const names = ['One', 'Two', 'Three']
  for (const name of names) {
    shop.passTime(1)
    await addPromotion(owner, { name })
  }
  const first = (await listPromotions(owner, { first: 2 })).data.promotions
  const { endCursor } = first.pageInfo as { endCursor: string }
  const second = (await listPromotions(owner, { first: 2, after: endCursor })).data.promotions
  expect([...first.edges, ...second.edges].map(({ node }: Json) => node.name)).toEqual(names.reverse())
  expect([first.totalCount, second.pageInfo.hasNextPage]).toEqual([3, false])
})

test.each([
  ['a percentage above 100', { percent: 101 }],
  ['an amount beside a percentage', { amount: 5n }],
  ['a code in small letters', { code: 'diwali' }],
  ['a last day before the first', { startsOn: new Date('2026-11-02'), endsOn: new Date('2026-11-01') }],
  ['uses below 0', { used: -1 }],
])('the database refuses %s, whichever client writes it', async (_what, change) => {
  const { id } = await addPromotion(await shop.admin())
  await expect(shop.db.promotion.update({ where: { id }, data: change })).rejects.toThrow(/check/i)
})
