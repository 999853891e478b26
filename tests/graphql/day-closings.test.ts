import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '../../server/domain/shop/shop-time.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { fields } from '../support/fields.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera, sunita] = [await shop.admin(), await shop.shopper('Meera'), await shop.staff()]
await owner.mutate('changePermissions', {
  customerId: sunita.id,
  permissions: ['RECORD_PAYMENTS', 'CLOSE_DAYS', 'RECORD_EXPENSES'],
})
const saree = await shop.product({
  readyMadePrice: 10_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

const readDay = async (date: string): Promise<Json> =>
  (await owner.graphql(`query ($date: Day!) { dayClosing(date: $date) { ${fields.DayClosing} } }`, { date }))
    .data.dayClosing
const signed = '{ amount isNegative }'
const monthOf = async (month: string): Promise<Json> =>
  (
    await owner.graphql(
      `query ($month: Day!) { monthResult(month: $month) {
        receipts { method net ${signed} } received ${signed} expenses { category amount ${signed} } spent ${signed}
        result ${signed} cashDifference ${signed} outstanding } }`,
      { month },
    )
  ).data.monthResult

const today = () => dayOf(shop.now())
const nextDay = () => shop.passTime(24 * 60 * 60)
const placed = async () => (await orderProduct(meera, saree.id)).id
const spend = (who: ApiClient, input: Json) =>
  who.mutate('recordExpense', { category: 'CLOTH', method: 'CASH', idempotencyKey: randomUUID(), ...input })
const paise = (value: number) => ({ amount: Math.abs(value), isNegative: value < 0 })
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

test('a day is closed with what each person received, and its figures are those of the ledger', async () => {
  const orderId = await placed()
  await recordPayment(sunita, { orderId, amount: 500_00 })
  const { payment } = await recordPayment(sunita, { orderId, amount: 300_00 })
  await recordPayment(owner, { orderId, amount: 1_000_00, method: 'UPI' })
  await recordRefund(owner, { orderId, amount: 50_00 })
  await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'Typed twice' })
  await spend(sunita, { amount: 120_00, payee: 'Lace shop' })
  await spend(sunita, { amount: 700_00, method: 'UPI', category: 'RENT' })
  const expected = 2_000_00 + 500_00 + 300_00 - 50_00 - 300_00 - 120_00

  const date = today()
  const open = await readDay(date)
  expect(open).toMatchObject({
    status: 'OPEN',
    openingCash: 0,
    countedCash: null,
    expectedCash: paise(330_00),
  })

  const short = { date, countedCash: expected - 10_00, openingCash: 2_000_00, cashTakenOut: 1_000_00 }
  const refused = await sunita.mutate('closeDay', short)
  expect(refused).toMatchObject({ dayClosing: null, userErrors: [{ field: 'explanation', code: 'INVALID' }] })
  expect(refused.userErrors[0]!.message).toContain('₹10.00 is missing: ₹2,330.00 is expected')
  expect(codes(await sunita.mutate('closeDay', { ...short, cashTakenOut: expected }))).toEqual([
    'cashTakenOut INVALID',
  ])

  const { dayClosing, userErrors } = await sunita.mutate('closeDay', {
    ...short,
    explanation: 'Wrong change',
  })
  expect(userErrors).toEqual([])
  expect(dayClosing).toMatchObject({
    status: 'CLOSED',
    firstDay: date,
    closedBy: 'Sunita',
    difference: { amount: 10_00, isNegative: true },
    expectedCash: paise(expected),
    cashReceived: paise(450_00),
    cashSpent: paise(120_00),
    explanation: 'Wrong change',
  })
  expect(dayClosing.receipts).toEqual(open.receipts)
  expect(dayClosing.expenses).toEqual(open.expenses)
  expect(dayClosing.receipts).toEqual([
    {
      recordedBy: 'Owner',
      method: 'CASH',
      received: 0,
      returned: 50_00,
      corrections: paise(-300_00),
      net: paise(-350_00),
    },
    {
      recordedBy: 'Owner',
      method: 'UPI',
      received: 1_000_00,
      returned: 0,
      corrections: paise(0),
      net: paise(1_000_00),
    },
    {
      recordedBy: 'Sunita',
      method: 'CASH',
      received: 800_00,
      returned: 0,
      corrections: paise(0),
      net: paise(800_00),
    },
  ])
  const { _sum } = await shop.db.payment.aggregate({
    where: { receivedAt: { gte: startOfDay(date) } },
    _sum: { amount: true },
  })
  expect(Number(_sum.amount)).toBe(
    dayClosing.receipts.reduce(
      (sum: number, { net }: Json) => sum + (net.isNegative ? -net.amount : net.amount),
      0,
    ),
  )
  expect(await readDay(date)).toEqual(dayClosing)

  expect(await monthOf(date)).toMatchObject({
    received: paise(1_450_00),
    spent: paise(820_00),
    result: paise(630_00),
    cashDifference: paise(-10_00),
  })
})

test('a closed day is locked, until the owner opens it again', async () => {
  const orderId = await placed()
  const date = today()
  const refusals = [
    await recordPayment(owner, { orderId, amount: 1_00 }),
    await recordPayment(owner, {
      orderId,
      amount: 1_00,
      receivedAt: startOfDay(addDays(date, -3)).toISOString(),
    }),
    await spend(owner, { amount: 1_00 }),
    await owner.mutate('closeDay', { date, countedCash: 0 }),
    await owner.mutate('closeDay', { date: addDays(date, -1), countedCash: 0 }),
  ]
  expect(refusals.flatMap(codes)).toEqual([
    'receivedAt CONFLICT',
    'receivedAt CONFLICT',
    'spentOn CONFLICT',
    'date CONFLICT',
    'date CONFLICT',
  ])
  expect(refusals[0]!.userErrors[0]!.message).toMatch(
    /is closed\. Ask the owner to open it again, or enter this tomorrow\./,
  )
  expect(codes(await owner.mutate('closeDay', { date: addDays(date, 1), countedCash: 0 }))).toEqual([
    'date INVALID',
  ])
  expect(codes(await owner.mutate('reopenDay', { date: addDays(date, -1), reason: 'x' }))).toEqual([
    'date CONFLICT',
  ])
  const { dayClosing } = await owner.mutate('reopenDay', { date, reason: 'A customer came late' })
  expect(dayClosing).toMatchObject({
    status: 'REOPENED',
    reopenedBy: 'Owner',
    reopenReason: 'A customer came late',
  })
  expect((await recordPayment(owner, { orderId, amount: 1_00 })).userErrors).toEqual([])
  const counted = 2_000_00 + 331_00
  expect(
    (await owner.mutate('closeDay', { date, countedCash: counted, openingCash: 2_000_00 })).userErrors,
  ).toEqual([])
  const actions = await shop.db.auditEntry.findMany({
    where: { action: { startsWith: 'day.' } },
    orderBy: { at: 'asc' },
  })
  expect(actions.map(({ action }) => action)).toEqual(['day.close', 'day.reopen', 'day.close'])
})

test('the next closing begins with what was left, and includes days that were not closed', async () => {
  nextDay()
  const skipped = today()
  const orderId = await placed()
  await recordPayment(owner, { orderId, amount: 100_00 })
  nextDay()
  await recordPayment(owner, { orderId, amount: 10_00 })
  const { data } = await owner.graphql(
    '{ dayClosings { totalCount openDays edges { node { date status } } } }',
  )
  expect(data.dayClosings).toMatchObject({ totalCount: 2, openDays: [skipped] })
  const countedCash = 2_331_00 + 110_00
  const { dayClosing } = await owner.mutate('closeDay', {
    date: today(),
    countedCash,
    cashTakenOut: 2_000_00,
  })
  expect(dayClosing).toMatchObject({ firstDay: skipped, openingCash: 2_331_00, difference: paise(0) })
  expect(await readDay(skipped)).toMatchObject({ status: 'LOCKED', openingCash: null, expectedCash: null })
  nextDay()
  expect(await readDay(today())).toMatchObject({ status: 'OPEN', openingCash: 441_00 })
})

test('entries and closings at the same time see each other, on two processes', async () => {
  const orderId = await placed()
  const elsewhere = (await shop.replica()).at(owner)
  const date = today()
  const both = await Promise.all([
    ...Array.from({ length: 8 }, (_, n) =>
      recordPayment(n % 2 ? owner : elsewhere, { orderId, amount: 1_00 }),
    ),
    ...[owner, elsewhere, owner].map((who) =>
      who.mutate('closeDay', { date, countedCash: 441_00, explanation: 'A race' }),
    ),
    ...Array.from({ length: 8 }, (_, n) => spend(n % 2 ? owner : elsewhere, { amount: 2_00 })),
  ])
  const closings = both.filter((result) => 'dayClosing' in result && result.dayClosing)
  expect(closings).toHaveLength(1)
  const sum = (rows: Json[]) => rows.reduce((all, { amount }) => all + amount, 0)
  const stored = await readDay(date)
  expect(stored.cashReceived).toEqual(
    paise(sum(both.flatMap((result) => ('payment' in result && result.payment) || []))),
  )
  expect(stored.cashSpent).toEqual(
    paise(sum(both.flatMap((result) => ('expense' in result && result.expense) || []))),
  )
  expect(stored.enteredLater).toEqual(paise(0))
})

test('expenses are recorded once under a key, and reversed once', async () => {
  nextDay()
  const input = { amount: 60_00, category: 'WAGES', idempotencyKey: randomUUID() }
  const results = await Promise.all([1, 2, 3].map(() => spend(sunita, input)))
  const ids = new Set(results.map(({ expense }) => expense.id))
  expect(ids.size).toBe(1)
  expect(codes(await spend(sunita, { ...input, amount: 61_00 }))).toEqual(['idempotencyKey CONFLICT'])
  const [expenseId] = ids
  const reversals = await Promise.all(
    [1, 2, 3].map(() => sunita.mutate('reverseExpense', { expenseId: expenseId!, reason: 'Twice' })),
  )
  expect(reversals.flatMap(codes)).toEqual(['expenseId CONFLICT', 'expenseId CONFLICT'])
  const { data } = await owner.graphql(
    '{ expenses(first: 2) { edges { node { category amount isReversed reversesId } } } }',
  )
  expect(data.expenses.edges.map(({ node }: Json) => node)).toEqual(
    expect.arrayContaining([
      { category: 'WAGES', amount: 60_00, isReversed: true, reversesId: null },
      { category: 'WAGES', amount: 60_00, isReversed: false, reversesId: expenseId },
    ]),
  )
  await expect(shop.db.expense.delete({ where: { id: expenseId! } })).rejects.toThrow(/never changes/)
  await expect(shop.db.dayClosing.updateMany({ data: { countedCash: 1n } })).rejects.toThrow(/never changes/)
})

test('a UPI transfer confirmed after its day was closed counts as received now', async () => {
  const orderId = await placed()
  const submittedAt = shop.now()
  const claim = { orderId, amount: 1_00n, utr: '123456789012', submittedAt }
  const { id } = await shop.db.upiClaim.create({ data: claim })
  await owner.mutate('closeDay', { date: today(), countedCash: 0, explanation: 'Not counted' })
  expect(codes(await owner.mutate('confirmUpiPayment', { id }))).toEqual(['id CONFLICT'])
  nextDay()
  expect((await owner.mutate('confirmUpiPayment', { id })).upiClaim.status).toBe('CONFIRMED')
  const { receivedAt } = await shop.db.payment.findFirstOrThrow({ where: { orderId } })
  expect(dayOf(receivedAt)).toBe(addDays(dayOf(submittedAt), 1))
})
