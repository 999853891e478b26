import { expect } from '@playwright/test'
import { type DayShop, designs } from './day-shop.ts'
import { amountsIn, exact, type HandCount, type Way } from './hand-count.ts'
import type { Taken } from './counter.ts'
import type { Tablet } from './tablet.ts'

/** The dashboard's tiles and the list of unpaid orders say what the hand count says. */
export async function expectFiguresAgree(tablet: Tablet, orders: number): Promise<void> {
  const { page, t, count } = tablet
  const tile = async (label: string) => {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${t(label)}$`) })
    return (await term.locator('xpath=following-sibling::*[1]').textContent())!
  }
  const received = (['CASH', 'UPI', 'CARD'] as const).reduce((sum, way) => sum + count.net(way), 0)
  const rounded = (paise: number) => Math.round(paise / 100) * 100
  await expect.poll(() => tile('New Orders')).toBe(String(orders))
  expect(amountsIn(await tile('Received Today'))).toEqual([rounded(received)])
  expect(amountsIn(await tile('Outstanding'))).toEqual([rounded(count.outstanding)])
  await tablet.open('/admin/payments')
  const unpaid = tablet.panel(t('Still to be paid'))
  await expect(unpaid).toContainText('₹')
  expect(amountsIn((await unpaid.innerText()).split('\n').slice(0, 3).join(' '))[0]).toBe(
    rounded(count.outstanding),
  )
}

/** The quick sale shows what was received today, by method. */
export async function expectGlanceAgrees(tablet: Tablet): Promise<void> {
  const { t, count } = tablet
  await tablet.open('/admin/sale')
  const glance = tablet.panel(t('Received Today'))
  const ways = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card' } as const
  for (const [way, name] of Object.entries(ways))
    await expect(glance).toContainText(`${t(name)}${exact(count.net(way as Way))}`)
  const received = (['CASH', 'UPI', 'CARD'] as const).reduce((sum, way) => sum + count.net(way), 0)
  await expect(glance).toContainText(`${t('Together')}${exact(received)}`)
}

/** What the finder of the quick sale says is left of each design. */
export async function expectStockAgrees(tablet: Tablet): Promise<void> {
  const { t, count } = tablet
  await tablet.open('/admin/sale')
  for (const { hindi, stock, key } of Object.entries(designs).map(([key, design]) => ({ key, ...design }))) {
    const sold = [...count.sold].filter(([name]) => name.split(' ')[0] === key)
    const left = stock - sold.reduce((sum, [, pieces]) => sum + pieces, 0)
    await tablet.field(t('Find a design in stock')).fill(hindi)
    await expect(tablet.button(new RegExp(`^${hindi}`))).toContainText(new RegExp(`(^|\\D)${left} `))
  }
}

interface StoredOrder {
  orderNumber: string
  totalToPay: number
  placedBy: string | null
  customer: { name: string }
  balance: number
  payments: { kind: string; amount: number; method: Way; recordedBy: string | null }[]
  invoices: { kind: string; number: string }[]
}

/** Reads all orders over the API. */
async function readOrders({ owner }: DayShop): Promise<StoredOrder[]> {
  const { data, text } = await owner.graphql(
    `{ orders(where: { mine: false }, first: 100) { edges { node {
      orderNumber totalToPay placedBy balance customer { name }
      payments { kind amount method recordedBy } invoices { kind number } } } } }`,
  )
  if (!data) throw new Error(text)
  return data.orders.edges.map(({ node }: { node: StoredOrder }) => node)
}

export interface Expected extends Taken {
  by: string | null
  customer?: string
}

/** Nothing is lost, nothing is doubled, and every entry carries who made it. */
export async function expectLedgerAgrees(shop: DayShop, count: HandCount, expected: readonly Expected[]) {
  const orders = await readOrders(shop)
  expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(
    expected.map(({ number }) => number).sort(),
  )
  for (const { number, total, by, customer } of expected) {
    const order = orders.find(({ orderNumber }) => orderNumber === number)!
    expect(order, number).toMatchObject({ placedBy: by, totalToPay: total })
    if (customer) expect(order.customer.name, number).toBe(customer)
    expect(order.balance, `the balance of ${number}`).toBe(count.balances.get(number))
  }
  const signs: Record<string, number> = { PAYMENT: 1, REFUND: -1, REVERSAL: -1 }
  const sums = new Map<string, number>()
  for (const { kind, amount, method, recordedBy } of orders.flatMap(({ payments }) => payments)) {
    const key = `${recordedBy} ${method}`
    sums.set(key, (sums.get(key) ?? 0) + signs[kind]! * amount)
  }
  const counted = [...count.rows()].map(([key, [received, returned, corrected]]) => [
    key,
    received - returned + corrected,
  ])
  expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(counted))

  const invoices = orders.flatMap((order) => order.invoices)
  for (const isNote of [false, true]) {
    const numbers = invoices
      .filter(({ kind }) => (kind === 'CREDIT_NOTE') === isNote)
      .map(({ number }) => Number(/\d+$/.exec(number)![0]))
      .sort((a, b) => a - b)
    expect(numbers.length).toBeGreaterThan(isNote ? 0 : 5)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  }
}
