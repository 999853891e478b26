import { expect, test } from 'vitest'
import { financialYearOf, nextInvoiceNumber } from '../../server/domain/invoices/invoice-number.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const at = new Date('2026-11-24T10:00:00Z')

test('a financial year goes from April to March where the shop is', () => {
  expect(financialYearOf(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26')
  expect(financialYearOf(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27')
  expect(financialYearOf(new Date('2099-12-31T00:00:00Z'))).toBe('2099-00')
})

test('200 numbers of 8 concurrent writers are consecutive, whatever is rolled back', async () => {
  const taken: number[] = []
  // A fixed sequence of pseudorandom numbers, so that a failure can be repeated.
  let state = 42
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const write = async () => {
    for (let done = 0; done < 25;) {
      const fails = random() < 0.3
      const attempt = shop.db.transaction(async (tx) => {
        const { sequence, number } = await nextInvoiceNumber(tx, 'INV', at)
        expect(number).toBe(`INV/26-27/${String(sequence).padStart(4, '0')}`)
        if (fails) throw new Error('rolled back')
        return sequence
      })
      if (fails) await expect(attempt).rejects.toThrow('rolled back')
      else {
        taken.push(await attempt)
        done += 1
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
  expect(taken.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  )
})

test('each series and each year begins at 1', async () => {
  const next = (series: string, when: string) =>
    shop.db.transaction(async (tx) => (await nextInvoiceNumber(tx, series, new Date(when))).number)
  expect(await next('CN', '2026-11-24T10:00:00Z')).toBe('CN/26-27/0001')
  expect(await next('CN', '2027-03-31T10:00:00Z')).toBe('CN/26-27/0002')
  expect(await next('CN', '2027-04-01T10:00:00Z')).toBe('CN/27-28/0001')
})
