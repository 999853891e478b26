import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor, type TailorClient } from '../support/tailors.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
let productId = ''

beforeAll(async () => {
  productId = (await shop.product()).id
})

/** A tailor who has earned this by a garment, in paise. */
async function earner(amount: number): Promise<TailorClient> {
  const tailor = await signInTailor(shop)
  await earn(tailor, amount)
  return tailor
}

async function earn({ tailorId }: TailorClient, pieceRate: number): Promise<string> {
  const { id: orderId } = await orderTailored(meera, productId)
  await moveAlong(owner, orderId, 'CONFIRMED')
  const [{ id: garmentId, code }] = await garmentsOf(owner, orderId)
  await owner.mutateOrThrow('assignGarment', { garmentId, tailorId, pieceRate })
  await owner.mutateOrThrow('moveGarment', { garmentId, to: 'READY' })
  return code
}

const key = () => ({ idempotencyKey: randomUUID() })
const cash = () => ({ method: 'CASH' as const, ...key() })
const accountOf = async ({ tailorId }: TailorClient): Promise<{ due: number; advance: number }> => {
  const { data } = await owner.graphql('{ tailors { id due advance } }')
  const { due, advance } = data.tailors.find(({ id }: Json) => id === tailorId)
  return { due, advance }
}

const signed = '{ amount isNegative }'
const entryFields = `deductionId kind isReversal day amount ${signed} balance ${signed} garmentCode category
  stage { id } method note recordedBy`
const statementFields = `opening ${signed} closing ${signed} earned paid ${signed} deducted ${signed} entries { ${entryFields} }`

async function statementOf(
  { tailorId }: TailorClient,
  from = dayAhead(-30),
  to = dayAhead(0),
): Promise<Json> {
  const { data } = await owner.graphql(
    `query ($id: ID!, $from: Day!, $to: Day!) {
      tailorStatement(tailorId: $id, from: $from, to: $to) { tailor { id } ${statementFields} } }`,
    { id: tailorId, from, to },
  )
  return data.tailorStatement
}

const plus = (amount: number) => ({ amount, isNegative: false })
const minus = (amount: number) => ({ amount, isNegative: true })

describe('what is due to a tailor', () => {
  test('is paid in parts, never more than it, and each part is an expense of wages', async () => {
    const tailor = await earner(1_000_00)
    const { tailorId } = tailor
    const pay = (amount: number, due: number) =>
      owner.mutate('payTailor', { tailorId, amount, due, ...cash() })
    expect((await pay(1_000_01, 1_000_00)).userErrors).toMatchObject([{ field: 'amount', code: 'INVALID' }])
    await pay(400_50, 1_000_00)
    expect(await accountOf(tailor)).toEqual({ due: 599_50, advance: 0 })
    expect((await pay(100, 1_000_00)).userErrors).toMatchObject([{ field: 'amount', code: 'CONFLICT' }])
    await pay(599_50, 599_50)
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 0 })
    const entries = await shop.db.tailorEntry.findMany({ where: { tailorId }, include: { expense: true } })
    expect(entries.map(({ expense }) => [expense!.category, expense!.amount])).toEqual([
      ['WAGES', 400_50n],
      ['WAGES', 599_50n],
    ])
  })

  test('is paid once by payouts at the same time, and once by a key that is repeated', async () => {
    const [one, other] = [await earner(500_00), await earner(500_00)]
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.mutate('payTailor', { tailorId: one.tailorId, amount: 200_00, due: 500_00, ...cash() }),
      ),
    )
    expect(results.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await accountOf(one)).toEqual({ due: 300_00, advance: 0 })
    const input = { tailorId: other.tailorId, amount: 200_00, due: 500_00, ...cash() }
    const repeated = await Promise.all(Array.from({ length: 4 }, () => owner.mutate('payTailor', input)))
    expect(repeated.map(({ userErrors }) => userErrors)).toEqual([[], [], [], []])
    expect(await accountOf(other)).toEqual({ due: 300_00, advance: 0 })
  })

  test('is what was earned less advances and deductions, and less than nothing is an advance', async () => {
    const tailor = await signInTailor(shop)
    const { tailorId } = tailor
    const advance = { tailorId, amount: 800_00, note: 'Diwali', ...cash() }
    await Promise.all([owner.mutate('advanceTailor', advance), owner.mutate('advanceTailor', advance)])
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 800_00 })
    await earn(tailor, 1_000_00)
    expect(await accountOf(tailor)).toEqual({ due: 200_00, advance: 0 })
    const deduction = { tailorId, amount: 50_00, reason: 'Spoilt lining', ...key() }
    const deducted = await Promise.all([
      owner.mutate('deductFromTailor', deduction),
      owner.mutate('deductFromTailor', deduction),
    ])
    expect(deducted).toMatchObject(deducted.map(() => ({ tailor: { due: 150_00 }, userErrors: [] })))
    expect((await owner.mutate('deductFromTailor', { ...deduction, amount: 1 })).userErrors).toMatchObject([
      { field: 'idempotencyKey', code: 'CONFLICT' },
    ])
    // Without what was seen, a payout is of all that is due.
    await owner.mutateOrThrow('payTailor', { tailorId, amount: 150_00, ...cash() })
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 0 })
    const { data } = await tailor.graphql('{ tailorViewer { due advance } }')
    expect(data.tailorViewer).toEqual({ due: 0, advance: 0 })
  })

  test('is due again when a payout, an advance or a deduction is taken back, once', async () => {
    const tailor = await earner(900_00)
    const { tailorId } = tailor
    await owner.mutateOrThrow('payTailor', { tailorId, amount: 300_00, due: 900_00, ...cash() })
    await owner.mutateOrThrow('advanceTailor', { tailorId, amount: 700_00, ...cash() })
    await owner.mutateOrThrow('deductFromTailor', { tailorId, amount: 10_00, reason: 'Late', ...key() })
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 110_00 })
    const entries = await shop.db.tailorEntry.findMany({
      where: { tailorId },
      orderBy: { recordedAt: 'asc' },
    })
    for (const { expenseId } of entries.slice(0, 2))
      await owner.mutateOrThrow('reverseExpense', { expenseId: expenseId!, reason: 'Mistyped' })
    const reversal = { deductionId: entries[2]!.id, reason: 'Not late' }
    const reversed = await Promise.all([
      owner.mutate('reverseTailorDeduction', reversal),
      owner.mutate('reverseTailorDeduction', reversal),
    ])
    expect(reversed.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'CONFLICT' }])
    expect(await accountOf(tailor)).toEqual({ due: 900_00, advance: 0 })
    await owner.mutateOrThrow('payTailor', { tailorId, amount: 900_00, ...cash() })
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 0 })
  })

  test('counts payouts from before there were entries', async () => {
    const tailor = await earner(250_00)
    const { tailorId } = tailor
    const { expense } = await owner.mutateOrThrow(
      'recordExpense',
      { category: 'WAGES', amount: 250_00, ...cash() },
      'expense { id }',
    )
    await shop.db.tailorDue.updateMany({ where: { tailorId }, data: { expenseId: expense.id } })
    expect(await accountOf(tailor)).toEqual({ due: 0, advance: 0 })
    await earn(tailor, 40_00)
    expect(await accountOf(tailor)).toEqual({ due: 40_00, advance: 0 })
    await owner.mutateOrThrow('reverseExpense', { expenseId: expense.id, reason: 'Not paid' })
    expect(await accountOf(tailor)).toEqual({ due: 290_00, advance: 0 })
  })
})

describe('a tailor’s statement', () => {
  test('has each entry with what was due after it, and what was due before the period', async () => {
    const tailor = await signInTailor(shop)
    const { tailorId } = tailor
    const code = await earn(tailor, 600_00)
    await owner.mutateOrThrow('payTailor', { tailorId, amount: 250_00, due: 600_00, ...cash() })
    await owner.mutateOrThrow('advanceTailor', { tailorId, amount: 400_00, note: 'For Eid', ...cash() })
    await owner.mutateOrThrow('deductFromTailor', { tailorId, amount: 30_00, reason: 'Lost lace', ...key() })
    const statement = await statementOf(tailor)
    expect(statement).toMatchObject({
      tailor: { id: tailorId },
      opening: plus(0),
      closing: minus(80_00),
      earned: 600_00,
      paid: plus(650_00),
      deducted: plus(30_00),
    })
    const today = { day: dayAhead(0) }
    expect(statement['entries']).toMatchObject([
      {
        ...today,
        kind: 'EARNED',
        amount: plus(600_00),
        balance: plus(600_00),
        garmentCode: code,
        stage: { id: 'READY' },
      },
      {
        ...today,
        kind: 'PAYOUT',
        amount: minus(250_00),
        balance: plus(350_00),
        method: 'CASH',
        recordedBy: 'Owner',
      },
      { ...today, kind: 'ADVANCE', amount: minus(400_00), balance: minus(50_00), note: 'For Eid' },
      { ...today, kind: 'DEDUCTION', amount: minus(30_00), balance: minus(80_00), note: 'Lost lace' },
    ])
    const { deductionId } = statement['entries'][3]
    await owner.mutateOrThrow('reverseTailorDeduction', { deductionId, reason: 'Found' })
    const later = await statementOf(tailor)
    expect(later['entries'].slice(3)).toMatchObject([
      { deductionId: null, isReversal: false },
      { deductionId: null, isReversal: true, kind: 'DEDUCTION', amount: plus(30_00), note: 'Found' },
    ])
    expect(await statementOf(tailor, dayAhead(1), dayAhead(9))).toMatchObject({
      opening: minus(50_00),
      closing: minus(50_00),
      earned: 0,
      entries: [],
    })
  })

  test('is read by its tailor, and by nobody else without the permission', async () => {
    const tailor = await earner(120_00)
    const period = { from: dayAhead(-1), to: dayAhead(0) }
    const own = `query ($from: Day!, $to: Day!) { tailorViewer { statement(from: $from, to: $to) {
      tailor { phone } ${statementFields} } } }`
    const { data } = await tailor.graphql(own, period)
    expect(data.tailorViewer.statement).toMatchObject({ tailor: null, closing: plus(120_00) })
    const others = `query ($id: ID!, $from: Day!, $to: Day!) {
      tailorStatement(tailorId: $id, from: $from, to: $to) { earned } }`
    const ofTailor = { id: tailor.tailorId, ...period }
    expect((await tailor.graphql(others, ofTailor)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await meera.graphql(others, ofTailor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const unknown = { ...ofTailor, id: randomUUID() }
    expect((await owner.graphql(others, unknown)).data.tailorStatement).toBeNull()
  })

  test.each([
    ['that ends before it begins', dayAhead(0), dayAhead(-1)],
    ['that is too long', dayAhead(-100), dayAhead(0)],
  ])('is not of a period %s', async (_, from, to) => {
    const { tailorId } = await signInTailor(shop)
    const { errors } = await owner.graphql(
      'query ($id: ID!, $from: Day!, $to: Day!) { tailorStatement(tailorId: $id, from: $from, to: $to) { earned } }',
      { id: tailorId, from, to },
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

test('entries of an account are never changed or deleted', async () => {
  const { tailorId } = await earner(100_00)
  await owner.mutateOrThrow('deductFromTailor', { tailorId, amount: 100, reason: 'Thread', ...key() })
  for (const change of [
    shop.db.tailorEntry.updateMany({ where: { tailorId }, data: { amount: 1n } }),
    shop.db.tailorEntry.deleteMany({ where: { tailorId } }),
  ])
    await expect(change).rejects.toThrow()
})
