import type { Database } from '../../server/platform/database/client.ts'

export interface StoredInvoice {
  orderId: string
  series: string
  financialYear: string
  sequence: number
  number: string
}

export interface InvoiceComparison {
  issued: number
  /** Acknowledged and not in the database. */
  lost: number
  /** Numbers that are used twice, and orders that have two invoices. */
  doubled: number
  /** Numbers within a series and a financial year that no invoice has. */
  missing: number
}

export interface PriceComparison {
  reads: number
  /** Reads with an older price than one that was acknowledged before they were sent. */
  stale: number
}

/** @param acknowledged the number of each order's invoice */
export function compareInvoices(
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly StoredInvoice[],
): InvoiceComparison {
  const seriesOf = ({ series, financialYear }: StoredInvoice) => `${series} ${financialYear}`
  const series = new Set(stored.map(seriesOf))
  const has = (orderId: string, number: string) =>
    stored.some((invoice) => invoice.orderId === orderId && invoice.number === number)
  let [doubled, missing] = [stored.length - new Set(stored.map(({ orderId }) => orderId)).size, 0]
  for (const each of series) {
    const invoices = stored.filter((invoice) => seriesOf(invoice) === each)
    const sequences = new Set(invoices.map(({ sequence }) => sequence))
    doubled += invoices.length - sequences.size
    missing += Math.max(...sequences) - sequences.size
  }
  return {
    issued: acknowledged.size,
    lost: [...acknowledged].filter(([orderId, number]) => !has(orderId, number)).length,
    doubled,
    missing,
  }
}

export const storedInvoices = (db: Database): Promise<StoredInvoice[]> =>
  db.invoice.findMany({
    select: { orderId: true, series: true, financialYear: true, sequence: true, number: true },
  })

/** A price at the time of its acknowledgement, or of the request that read it. */
export interface TimedPrice {
  at: number
  price: number
}

/** Each change of the price raises it, so that a lower one is an older one. */
export function comparePrices(
  acknowledged: readonly TimedPrice[],
  reads: readonly TimedPrice[],
): PriceComparison {
  const isStale = (read: TimedPrice) =>
    acknowledged.some(({ at, price }) => at < read.at && price > read.price)
  return { reads: reads.length, stale: reads.filter(isStale).length }
}
