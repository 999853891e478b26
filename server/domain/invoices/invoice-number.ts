import type { Transaction } from '../../platform/database/client.ts'
import { dayOf } from '../shop/shop-time.ts'

export interface InvoiceNumber {
  series: string
  /** `2026-27` */
  financialYear: string
  sequence: number
  /** `INV/26-27/0042`: at most 16 characters for a million a year. */
  number: string
}

/** India's, from April to March: `2026-27`. */
export function financialYearOf(instant: Date): string {
  const [year, month] = dayOf(instant).split('-').map(Number) as [number, number]
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * The next number of a series. The series stays locked until the transaction ends, and a rollback gives the number back: so
 * there are neither gaps nor duplicates.
 */
export async function nextInvoiceNumber(tx: Transaction, series: string, at: Date): Promise<InvoiceNumber> {
  const financialYear = financialYearOf(at)
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "invoice_series" AS "s" ("series", "financialYear", "last") VALUES (${series}, ${financialYear}, 1)
    ON CONFLICT ("series", "financialYear") DO UPDATE SET "last" = "s"."last" + 1
    RETURNING "last"`
  const sequence = rows[0]!.last
  const number = `${series}/${financialYear.slice(2)}/${String(sequence).padStart(4, '0')}`
  return { series, financialYear, sequence, number }
}
