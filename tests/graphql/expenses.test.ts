import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import type { Input, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const today = () => dayOf(shop.now())
const paise = (value: number) => ({ amount: Math.abs(value), isNegative: value < 0 })

const spend = (input: Partial<Input<'recordExpense'>> & { amount: number }) =>
  owner.mutate('recordExpense', { category: 'CLOTH', method: 'CASH', idempotencyKey: randomUUID(), ...input })

test('expenses are listed by category, method and days, with their sum', async () => {
  const from = today()
  const { expense: rent } = await spend({
    amount: 9_000_00,
    category: 'RENT',
    method: 'UPI',
    reference: 'Bill 17',
  })
  expect(rent).toMatchObject({ reference: 'Bill 17', spentOn: from })
  shop.passTime(24 * 60 * 60)
  const to = today()
  for (const amount of [100_00, 200_00, 300_00]) await spend({ amount })
  const { expense: typo } = await spend({ amount: 5_000_00, reference: 'Bill 18' })
  const { expense: reversal } = await owner.mutate('reverseExpense', {
    expenseId: typo.id,
    reason: 'Typed twice',
  })
  expect(reversal).toMatchObject({ reference: 'Bill 18', note: 'Typed twice' })

  const list = async (where: Json, page: Json = {}) =>
    (
      await owner.graphql(
        `query ($where: ExpenseWhere, $first: Int! = 24, $after: String) {
          expenses(where: $where, first: $first, after: $after) {
            edges { node { amount } } pageInfo { hasNextPage endCursor } totalCount spent { amount isNegative }
          }
        }`,
        { where, ...page },
      )
    ).data?.expenses
  const period = { from, to }
  expect(await list(period)).toMatchObject({ totalCount: 6, spent: paise(9_600_00) })
  expect(await list({ ...period, category: 'CLOTH' })).toMatchObject({ totalCount: 5, spent: paise(600_00) })
  expect(await list({ ...period, method: 'UPI' })).toMatchObject({ totalCount: 1, spent: paise(9_000_00) })
  expect(await list({ from: to })).toMatchObject({ totalCount: 5 })
  expect(await list({ from, to: from })).toMatchObject({ totalCount: 1 })
  expect(await list({ from: to, to: from })).toMatchObject({ totalCount: 0, spent: paise(0) })

  const first = await list({ ...period, category: 'CLOTH' }, { first: 3 })
  const { endCursor: after } = first.pageInfo
  const rest = await list({ ...period, category: 'CLOTH' }, { first: 3, after })
  const amounts = [...first.edges, ...rest.edges].map(({ node }: Json) => node.amount)
  expect(amounts.sort()).toEqual([100_00, 200_00, 300_00, 5_000_00, 5_000_00].sort())
  // A cursor belongs to its filters.
  expect(await list(period, { first: 3, after })).toBeUndefined()
})
