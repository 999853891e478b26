import { expect } from '@playwright/test'
import { type Given, payAtTheBar, readNumber, type Taken } from './counter.ts'
import { amountsIn, paiseOf, type Way } from './hand-count.ts'
import type { Tablet } from './tablet.ts'

/** Gives garments to a tailor on the board, several at once. */
export async function assign(tablet: Tablet, codes: readonly string[], tailor: string): Promise<void> {
  const { page, t } = tablet
  await tablet.open('/admin/workshop')
  for (const code of codes) await tablet.field(t('Select {code}', { code })).check()
  const bar = tablet.panel(t('Selected garments'))
  await tablet.field(t('Tailor'), bar).selectOption({ label: tailor })
  await tablet.button(t('Apply'), bar).click()
  await expect(bar).toBeHidden()
  for (const code of codes)
    await expect(tablet.field(t('Tailor of {code}', { code })).locator('option:checked')).toHaveText(tailor)
  await expect(page.getByRole('alert')).toHaveText('')
}

export interface HandOver extends Given {
  issuesInvoice?: boolean
  /** What is left unpaid is said to be so. */
  staysUnpaid?: boolean
}

/** Hands an order over that is ready, from Today. */
export async function handOver(tablet: Tablet, number: string, how: HandOver): Promise<void> {
  const { page, t, count } = tablet
  await tablet.openToday()
  await tablet.link(t('Hand over')).first().click()
  await tablet.link(t('Hand over {orderNumber}', { orderNumber: number })).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('Hand over {orderNumber}', { orderNumber: number }),
  )
  if (how.issuesInvoice) await page.getByLabel(t('Issue the invoice'), { exact: true }).check()
  if (how.staysUnpaid) {
    await tablet.field(t('Cash, ₹')).fill(how.cash ?? '')
    await page.getByLabel(new RegExp(t('{unpaid} stays unpaid', { unpaid: '₹[\\d,.]+' }))).check()
  }
  const { total, balance } = await payAtTheBar(tablet, t('Deliver & print'), how)
  expect(await readNumber(tablet, 'Order {orderNumber} is handed over.')).toBe(number)
  expect(total, `the balance of ${number}`).toBe(count.balances.get(number))
  count.balances.set(number, balance)
}

/** Finds an order by its number on Today. */
export async function find(tablet: Tablet, number: string): Promise<void> {
  const { page, t } = tablet
  await tablet.openToday()
  await tablet.field(t('Search customers, orders and products')).fill(number)
  await page.keyboard.press('Enter')
}

/** Takes a piece back. What is given back is what the button says. */
export async function takeBack(
  tablet: Tablet,
  number: string,
  { reason, as, size }: { reason: string; as: Way; size?: string },
): Promise<string | null> {
  const { page, t, count } = tablet
  await find(tablet, number)
  await tablet.link(`${t('Return or exchange')}: ${number}`).click()
  if (size) await tablet.button(t('Size {label}', { label: size })).click()
  else await tablet.button(t(reason)).click()
  if (as === 'STORE_CREDIT') await tablet.button(t('As store credit')).click()
  const button = size
    ? tablet.button(t('Exchange'))
    : tablet.button(
        new RegExp(
          t(as === 'STORE_CREDIT' ? 'Give {amount} of store credit' : 'Give back {amount}', {
            amount: '₹.+',
          }),
        ),
      )
  await expect(button).toBeEnabled()
  const shown = size ? page.getByText(new RegExp(t('Credited {credited}', { credited: '₹.+' }))) : button
  const [amount = 0] = amountsIn(await shown.first().innerText())
  await button.click()
  await expect(button).toBeHidden()
  await expect(page.getByText(t('The return is recorded.')).last()).toBeVisible()
  // The ledger enters an exchange as money that is returned and received again.
  count.add(tablet.who, as, { returned: amount, received: size ? amount : 0 })
  if (!size) return null
  const exchanged = await readNumber(tablet, 'Order {orderNumber} is sold.')
  count.balances.set(exchanged, 0)
  return exchanged
}

/** Opens an order by the search on Today. */
export async function openOrder(tablet: Tablet, number: string): Promise<void> {
  await find(tablet, number)
  await tablet.link(number).first().click()
  await expect(tablet.page.getByRole('heading', { level: 1 })).toHaveText(
    tablet.t('Order {orderNumber}', { orderNumber: number }),
  )
}

/** Records a payment on the order's page. */
export async function receive(tablet: Tablet, number: string, amount: string, way: Way): Promise<void> {
  const { t, count } = tablet
  await openOrder(tablet, number)
  const panel = tablet.panel(t('Payments'))
  await tablet.button(t('Record a payment'), panel).click()
  const field = tablet.field(t('Received, ₹'), panel)
  await field.fill(amount)
  const name = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card', STORE_CREDIT: 'Store credit' }[way]
  await tablet.field(t('How'), panel).selectOption({ label: t(name) })
  const [typed = 0] = amountsIn(`₹${await field.inputValue()}`)
  await tablet.button(t('Record the payment'), panel).click()
  await expect(field).toBeHidden()
  count.add(tablet.who, way, { received: typed })
  count.balances.set(number, count.balances.get(number)! - typed)
}

/** Says that the last entry of an order didn't happen. */
export async function reverseLast(tablet: Tablet, number: string, reason: string, way: Way): Promise<void> {
  const { t, count } = tablet
  await openOrder(tablet, number)
  const panel = tablet.panel(t('Payments'))
  await panel.locator('summary').click()
  const entry = panel.getByRole('listitem').last()
  const [amount = 0] = amountsIn(await entry.innerText())
  await tablet.button(t('Reverse this entry'), entry).click()
  await tablet.field(t('Why it was a mistake'), entry).fill(reason)
  await tablet.button(t('Reverse it'), entry).click()
  await expect(tablet.page.getByText(t('The entry is reversed.'))).toBeVisible()
  count.add(tablet.who, way, { corrected: -amount })
  count.balances.set(number, count.balances.get(number)! + amount)
}

/** Agrees on a discount with the customer. */
export async function discount(
  tablet: Tablet,
  number: string,
  amount: string,
  reason: string,
): Promise<void> {
  const { t, count } = tablet
  await openOrder(tablet, number)
  await tablet.button(t('Agree on a discount')).click()
  const field = tablet.field(t('Discount on the whole order, ₹'))
  await field.fill(amount)
  await tablet.field(t('Why')).fill(reason)
  await tablet.button(t('Save the discount')).click()
  await expect(field).toBeHidden()
  const left = count.balances.get(number)! - paiseOf(amount)
  count.balances.set(number, left)
  await expect.poll(() => readBalance(tablet)).toBe(left)
}

/** What the order's page says is still to be paid. */
export async function readBalance(tablet: Tablet): Promise<number> {
  const panel = tablet.panel(tablet.t('Payments'))
  const line = panel.getByText(tablet.t('Still to pay'), { exact: true }).locator('xpath=..')
  return amountsIn(await line.innerText())[0]!
}

/** Confirms an order from the web. */
export async function confirm(tablet: Tablet, number: string): Promise<Taken> {
  const { t, count } = tablet
  await openOrder(tablet, number)
  await tablet.button(t('move an order|Confirm')).click()
  await expect(tablet.page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(
    t('Confirmed'),
  )
  const total = await readBalance(tablet)
  count.balances.set(number, total)
  return { number, total }
}

/** Adds what a customer wants altered after the trial, at one of the order's garments. */
export async function alter(tablet: Tablet, number: string, code: string): Promise<void> {
  const { t } = tablet
  await find(tablet, number)
  await tablet.link(`${t('Alteration')}: ${number}`).click()
  await tablet.page.getByRole('button', { name: new RegExp(`^${code} `) }).click()
  await tablet.button(t('Take in the waist')).click()
  await tablet.button(t('Add the alteration')).click()
  await expect(tablet.panel(t('Open alteration requests'))).toContainText(t('Take in the waist'))
}

/** Records what the shop spends. */
export async function spend(tablet: Tablet, amount: string, way: Way, category?: string): Promise<void> {
  const { page, t, count } = tablet
  await tablet.open('/admin/expenses')
  const field = tablet.field(t('Spent, ₹'))
  await field.fill(amount)
  if (category)
    await tablet
      .field(t('For'))
      .first()
      .selectOption({ label: t(category) })
  await tablet
    .field(t('How'))
    .first()
    .selectOption({ label: t(way === 'CASH' ? 'Cash' : 'UPI') })
  const [typed = 0] = amountsIn(`₹${await field.inputValue()}`)
  await tablet.button(t('Record the expense')).click()
  await expect(page.getByText(t('The expense is recorded.')).last()).toBeVisible()
  await expect(field).toHaveValue('')
  count.spend(tablet.who, way, typed)
}

/** Pays a tailor what is due, or gives an advance; returns the amount in paise. */
export async function payTailor(
  tablet: Tablet,
  ids: Readonly<Record<string, string>>,
  name: string,
  how: { advance?: string; way: 'CASH' | 'UPI' },
): Promise<number> {
  const { page, t, count } = tablet
  await tablet.open(`/admin/tailors/${ids[name]}`)
  await tablet
    .button(t(how.advance ? 'Give an advance' : 'Pay'))
    .first()
    .click()
  const field = tablet.field(t('Amount, ₹'))
  if (how.advance) await field.fill(how.advance)
  await tablet.field(t('How')).selectOption({ label: t(how.way === 'CASH' ? 'Cash' : 'UPI') })
  const [typed = 0] = amountsIn(`₹${await field.inputValue()}`)
  await tablet
    .button(t(how.advance ? 'Give the advance' : 'Pay'))
    .last()
    .click()
  const said = how.advance
    ? 'The advance to {name} is recorded as wages.'
    : 'The payout to {name} is recorded as wages.'
  await expect(page.getByText(t(said, { name }))).toBeVisible()
  await expect(field).toBeHidden()
  count.spend(tablet.who, how.way, typed)
  return typed
}
