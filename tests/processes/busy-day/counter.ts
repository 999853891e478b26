import { expect } from '@playwright/test'
import type { DesignName } from './day-shop.ts'
import { designs } from './day-shop.ts'
import { paiseOf, type Way } from './hand-count.ts'
import type { Tablet } from './tablet.ts'

/** What the customer hands over, as typed; `rest` is what is left of the total on the screen. */
export interface Given {
  cash?: string
  other?: string
  /** Of what isn't cash. */
  way?: Exclude<Way, 'CASH'>
  /** Called when all is typed, before the button is tapped. */
  onTyped?: () => Promise<void>
}

export interface TypedOrder extends Given {
  phone: string
  /** Of a new customer. */
  name?: string
  /** Of a customer who has ordered before: the last order once more. */
  again?: boolean
  garments?: readonly { kind: string; addOns?: readonly string[] }[]
  /** Until it is needed. */
  days?: 3 | 7 | 14
}

export interface Taken {
  number: string
  /** In paise. */
  total: number
}

const orderNumber = /\d{3}-\d{3,}/

/** Takes an order at the counter, from whatever page is open. */
export async function takeOrder(tablet: Tablet, order: TypedOrder): Promise<Taken> {
  const { page, t } = tablet
  await openCounter(tablet)
  await tablet.field(t('Phone')).fill(order.phone)
  if (order.name !== undefined) {
    await tablet.field(t('Name')).fill(order.name)
    await page.keyboard.press('Enter')
  } else await tablet.button(new RegExp(`, ${order.phone}`)).click()
  if (order.again) await tablet.button(t('Same again')).click()
  const garments = page.getByRole('group', { name: t('Add a garment'), exact: true })
  for (const { kind, addOns = [] } of order.garments ?? []) {
    await tablet.button(kind, garments).click()
    const line = tablet.panel(kind).last()
    for (const addOn of addOns) await tablet.button(new RegExp(`^${addOn} `), line).click()
  }
  if (order.days) await tablet.button(t('{days} days', { days: String(order.days) })).click()
  // The customer's name is shown before the order can be taken.
  await expect(tablet.panel(t('Customer'))).toContainText(order.name ?? order.phone)
  const taken = await payAtTheBar(tablet, t('Take & print'), order)
  const number = await readNumber(tablet, 'Order {orderNumber} is taken.')
  tablet.count.balances.set(number, taken.balance)
  return { number, total: taken.total }
}

/** Opens the counter with nothing typed. */
export async function openCounter(tablet: Tablet): Promise<void> {
  const { page, t } = tablet
  const next = tablet.link(t('New order')).first()
  if ((await next.count()) > 0) await next.click()
  else await tablet.open('/admin/counter')
  await page.waitForURL('**/admin/counter')
  await expect(tablet.field(t('Phone'))).toBeFocused()
}

export interface TypedSale extends Given {
  designs?: readonly { name: DesignName; size?: string; pieces?: number }[]
  amount?: string
  customer?: string
}

/** Types a quick sale, up to its payment. */
export async function typeSale(tablet: Tablet, sale: TypedSale): Promise<void> {
  const { t } = tablet
  await tablet.open('/admin/sale')
  for (const { name, size, pieces = 1 } of sale.designs ?? []) {
    const { hindi } = designs[name]
    await tablet.field(t('Find a design in stock')).fill(hindi)
    await tablet.button(new RegExp(`^${hindi}`)).click()
    const line = tablet.panel(hindi).last()
    if (size) await tablet.field(t('Size'), line).selectOption(size)
    if (pieces > 1) await tablet.field(t('Pieces'), line).selectOption(String(pieces))
  }
  if (sale.amount) await tablet.field(t('Or an amount, ₹')).fill(sale.amount)
  if (sale.customer) {
    await tablet.button(t('Name the customer')).click()
    await tablet.field(t('Phone')).fill(sale.customer)
    await tablet.button(new RegExp(`, ${sale.customer}`)).click()
  }
}

/** Receives the money for the sale that is typed. */
export async function paySale(tablet: Tablet, sale: TypedSale): Promise<Taken> {
  const { total } = await payAtTheBar(tablet, tablet.t('Sell & print'), sale)
  for (const { name, size, pieces = 1 } of sale.designs ?? [])
    tablet.count.take(size ? `${name} ${size}` : name, pieces)
  const number = await readNumber(tablet, 'Order {orderNumber} is sold.')
  tablet.count.balances.set(number, 0)
  return { number, total }
}

export async function sell(tablet: Tablet, sale: TypedSale): Promise<Taken> {
  await typeSale(tablet, sale)
  return paySale(tablet, sale)
}

/** The number in the notice of what was done. */
export async function readNumber(tablet: Tablet, message: string): Promise<string> {
  const { page, t } = tablet
  const notice = page.getByText(new RegExp(t(message, { orderNumber: orderNumber.source })))
  return orderNumber.exec((await notice.first().textContent())!)![0]
}

const wayNames = { UPI: 'UPI', CARD: 'Card', STORE_CREDIT: 'Store credit' } as const

/**
 * Types what is received at the bar at the bottom, and taps its button. What is counted is what the screen says: the two
 * fields, less the change. The button has to be reachable: nothing may cover it.
 */
export async function payAtTheBar(
  tablet: Tablet,
  button: string,
  { cash, other, way = 'UPI', onTyped }: Given,
) {
  const { t, count } = tablet
  const bar = tablet.panel(t('Total and payment'))
  const take = tablet.button(button, bar)
  await expect(take).toBeEnabled()
  await expect(bar).toContainText(/₹/)
  const read = async () => {
    const text = await bar.innerText()
    const amountOf = (sentence: string) => {
      const found = new RegExp(`^${sentence.replace('₹', '(₹[\\d,.]+)')}`, 'm').exec(text)
      return found ? paiseOf(found[1]!) : null
    }
    const total = amountOf(`${t('Total')} ₹`) ?? amountOf(`${t('To be paid')} ₹`)
    if (total === null) throw new Error(`No total: ${text}`)
    return {
      total,
      back: amountOf(t('Give back {change}', { change: '₹' })) ?? 0,
      balance: amountOf(`${t('Balance')} ₹`) ?? 0,
    }
  }
  if (way !== 'UPI' && way !== 'STORE_CREDIT') {
    const methods = tablet.page.getByRole('group', { name: t('Beside cash it is paid by'), exact: true })
    await tablet.button(t(wayNames[way]), methods).click()
  }
  const { total: whole } = await read()
  const paid = [cash, other].map((text) => (text && text !== 'rest' ? paiseOf(text) : 0))
  const rest = String((whole - paid[0]! - paid[1]!) / 100)
  const cashField = tablet.field(t('Cash, ₹'), bar)
  const otherField = tablet.field(t('{method}, ₹', { method: t(wayNames[way]) }), bar)
  if (way === 'STORE_CREDIT') await tablet.button(t('Pay with it')).click()
  if (other !== undefined) await otherField.fill(other === 'rest' ? rest : other)
  if (cash !== undefined) await cashField.fill(cash === 'rest' ? rest : cash)
  const { total, back, balance } = await read()
  const inField = async (field: typeof cashField) => paiseOf((await field.inputValue()) || '0')
  const received = { cash: (await inField(cashField)) - back, other: await inField(otherField) }
  expect(total - received.cash - received.other, 'the balance on the bar').toBe(balance)
  await onTyped?.()
  await take.click()
  await expect(bar).toBeHidden()
  if (received.cash > 0) count.add(tablet.who, 'CASH', { received: received.cash })
  if (received.other > 0) count.add(tablet.who, way, { received: received.other })
  return { total, balance, ...received }
}
