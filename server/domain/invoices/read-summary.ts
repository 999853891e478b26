import type { StateCode } from '../../../shared/tax/states.ts'
import type { Context } from '../context.ts'
import { addDays, startOfDay } from '../shop/shop-time.ts'
import { type AccountRowPage, rupees, taxColumns, writtenPlace } from './account-cells.ts'
import type { Period } from './list-invoices.ts'

/** Invoices of more than this to other states are listed one by one in the return (b2cl), since August 2024. In paise. */
const LARGE_INVOICE = 1_00_000_00

interface Sums {
  place: StateCode | null
  taxRate: number
  taxableValue: bigint
  igst: bigint
  cgst: bigint
  sgst: bigint
}

/**
 * The table b2cs: invoices of those without a registration less their credit notes, summed by place of supply and rate. A sum is
 * less than 0 when more was credited than invoiced.
 */
export async function readSummary({ db }: Context, { from, to }: Period): Promise<AccountRowPage> {
  const sums = await db.rows<Sums>`
    SELECT "invoices"."placeOfSupply" AS "place", "taxRate",
      sum("sign" * "line"."taxableValue")::bigint AS "taxableValue", sum("sign" * "line"."igst")::bigint AS "igst",
      sum("sign" * "line"."cgst")::bigint AS "cgst", sum("sign" * "line"."sgst")::bigint AS "sgst"
    FROM "invoices"
    LEFT JOIN "invoices" AS "credited" ON "credited"."id" = "invoices"."creditsId"
    JOIN "invoice_lines" AS "line" ON "line"."invoiceId" = "invoices"."id"
    CROSS JOIN LATERAL (SELECT CASE WHEN "invoices"."kind" = 'CREDIT_NOTE' THEN -1 ELSE 1 END AS "sign") AS "signs"
    WHERE "invoices"."issuedAt" >= ${startOfDay(from)} AND "invoices"."issuedAt" < ${startOfDay(addDays(to, 1))}
      AND "invoices"."buyer"->>'gstin' IS NULL
      AND NOT (coalesce("credited"."igst", "invoices"."igst") > 0
        AND coalesce("credited"."total", "invoices"."total") > ${LARGE_INVOICE})
    GROUP BY "invoices"."placeOfSupply", "taxRate"
    ORDER BY "invoices"."placeOfSupply", "taxRate"`
  return {
    columns: [
      'Type',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
      ...taxColumns,
    ],
    rows: sums.map(({ place, taxRate, taxableValue, igst, cgst, sgst }) => [
      'OE',
      writtenPlace(place),
      '',
      String(taxRate),
      rupees(Number(taxableValue)),
      '0.00',
      '',
      ...[igst, cgst, sgst].map((tax) => rupees(Number(tax))),
    ]),
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  }
}
