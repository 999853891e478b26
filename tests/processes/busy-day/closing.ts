import { expect, type Locator } from '@playwright/test'
import { exact, type HandCount, paiseOf, sum, type Way } from './hand-count.ts'
import type { Tablet } from './tablet.ts'

const notes = [500, 200, 100, 50, 20, 10] as const

/** Notes and coins of an amount in paise, with at least one note of ₹100. */
function notesOf(amount: number): { counts: Record<number, number>; coins: number } {
  let rest = amount - 100_00
  const counts: Record<number, number> = {}
  for (const note of notes) {
    counts[note] = Math.floor(rest / (note * 100))
    rest -= counts[note] * note * 100
  }
  counts[100]! += 1
  return { counts, coins: rest }
}

/** The amount at the end of a line with this label. */
const amountBeside = async (panel: Locator, label: string) => {
  const line = panel.getByText(label, { exact: true }).first().locator('xpath=..')
  return paiseOf((await line.locator('xpath=./*[last()]').textContent())!)
}

const wayNames: Record<Way, string> = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card', STORE_CREDIT: 'Store credit' }

/** Each row of the closing has what that person counted, and there is no other row. */
async function expectRows(tablet: Tablet, count: HandCount) {
  const { page, t } = tablet
  const table = page.getByRole('region', { name: t('Receipts by person and method'), exact: true })
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    )
  const listed = rows.map(([who, ...amounts]) => [who, ...amounts.map(paiseOf)])
  const counted = [...count.rows()].map(([key, [received, returned, corrected]]) => {
    const [, person = '', way = ''] = /^(.+) (\w+)$/.exec(key)!
    const name = `${person}${t(wayNames[way as Way])}`
    return [name, received, returned === 0 ? 0 : -returned, corrected, received - returned + corrected]
  })
  const sorted = (list: unknown[][]) => list.map((row) => row.join(' ')).sort()
  expect(sorted(listed)).toEqual(sorted(counted))
}

/**
 * The closing says what the hand count says, also of what is received while it is open; the drawer's notes are counted, and
 * a missing one is noticed.
 */
export async function expectClosingAgrees(
  tablet: Tablet,
  opening: number,
  meanwhile: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { page, t, count } = tablet
  await tablet.open('/admin/closing')
  const drawer = tablet.panel(t('Cash drawer'))
  await tablet.field(t('In the drawer at the beginning, ₹')).fill(String(opening / 100))
  await meanwhile()
  const expected = opening + count.cashInDrawer
  await expect.poll(() => amountBeside(drawer, t('Received in cash'))).toBe(count.net('CASH'))
  expect(await amountBeside(drawer, t('Spent in cash'))).toBe(-count.spent('CASH'))
  expect(await amountBeside(drawer, t('Expected'))).toBe(expected)
  await expectRows(tablet, count)
  const received = tablet.panel(t('Received'))
  for (const way of ['CASH', 'UPI', 'CARD'] as const)
    expect(await amountBeside(received.locator('div').last().locator('xpath=..'), t(wayNames[way]))).toBe(
      count.net(way),
    )
  const spent = tablet.panel(t('Spent'))
  const together = await spent.locator('span').allTextContents()
  expect(sum(together.filter((text) => text.includes('₹')).map(paiseOf))).toBe(
    count.spent('CASH') + count.spent('UPI'),
  )

  const { counts, coins } = notesOf(expected)
  for (const note of notes)
    await tablet.field(t('Notes of ₹{note}', { note: String(note) })).fill(String(counts[note]))
  await tablet.field(t('Coins, ₹')).fill(String(coins / 100))
  await expect(tablet.field(t('Counted in the drawer, ₹'))).toHaveValue(
    new RegExp(`^${String(expected / 100).replace('.', '\\.')}0*$`),
  )
  await expect(page.getByText(t('The drawer is right.'))).toBeVisible()

  const hundreds = tablet.field(t('Notes of ₹{note}', { note: '100' }))
  await hundreds.fill(String(counts[100]! - 1))
  await expect(page.getByText(t('{amount} is missing.', { amount: exact(100_00) }))).toBeVisible()
  await expect(page.getByText(t('The drawer is right.'))).toBeHidden()
  await tablet.button(t('Sign and close the day')).click()
  await expect(page.getByText(t('Count again, or explain it.'))).toBeVisible()
  await hundreds.fill(String(counts[100]))
  await expect(page.getByText(t('The drawer is right.'))).toBeVisible()

  return async () => {
    await tablet.button(t('Sign and close the day')).click()
    await tablet.button(t('Close the day')).click()
    await expect(drawer.getByText(t('Closed'), { exact: true })).toBeVisible()
    expect(await amountBeside(drawer, t('Counted'))).toBe(expected)
    expect(await amountBeside(drawer, t('Difference'))).toBe(0)
  }
}
