import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { type AdminChange, recordChanges } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue } from '../errors.ts'
import { parse, uniqueBy } from '../validation.ts'
import {
  type Cells,
  cellsOfRows,
  importTable,
  patienceMs,
  someRefused,
  unknownColumn,
} from './import-table.ts'
import { planImport, type PlannedRow } from './plan-import.ts'
import type { NewProduct } from './product-input.ts'
import { rowColumns, shopsOwnColumns } from './product-rows.ts'
import { suggestedColumns } from './suggest-cells.ts'
import { aboutProduct, productColumnsOf, saving } from './save-product.ts'

export interface ImportedRow extends Omit<PlannedRow, 'stored' | 'fields'> {
  /** Null for a new product. */
  productId: string | null
}

const importInput = importTable(rowColumns).extend({
  defaults: z
    .array(z.object({ column: z.string().max(100), value: z.string().max(20_000) }))
    .max(rowColumns.length)
    .superRefine(uniqueBy('column', ({ column }) => column, /*i18n*/ 'Each column may come once.'))
    .default([]),
  suggestionsFor: z.array(z.enum(suggestedColumns)).default([]),
})

/**
 * What `importProducts` would do with these rows. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused for columns or rows that aren't allowed
 */
export async function previewImport(ctx: Context, input: unknown): Promise<ImportedRow[]> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const { rows, defaults, suggestionsFor } = readRows(input)
  return (await planImport(ctx, rows, defaults, suggestionsFor)).map((row) => toImported(row))
}

/**
 * Adds and changes products by rows of text, in one transaction: all of them, or none while any row has errors (unless
 * only valid rows are requested). Each new or changed product gets an audit log entry. Requires EDIT_PRODUCTS and
 * CHANGE_PRICES.
 * @throws Unauthenticated, Forbidden, Refused for columns or rows that aren't allowed (CONFLICT when one of the
 * products changes meanwhile: the same rows may be sent again)
 */
export async function importProducts(
  ctx: Context,
  input: unknown,
): Promise<{ rows: ImportedRow[]; issues: Issue[] }> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  requirePermission(ctx.viewer, 'CHANGE_PRICES')
  const { rows, defaults, goodRowsOnly, suggestionsFor } = readRows(input)
  const planned = await planImport(ctx, rows, defaults, suggestionsFor)
  const refused = planned.filter(({ outcome }) => outcome === 'REFUSED').length
  if (refused > 0 && !goodRowsOnly)
    return { rows: planned.map((row) => toImported(row)), issues: [someRefused(refused, rows.length)] }
  const added = await saving(
    ctx,
    async (tx) => {
      await lockPlanned(tx, planned)
      const added = await addNew(tx, ctx, planned)
      await saveChanged(tx, ctx, planned)
      return added
    },
    { timeout: patienceMs },
  )
  return { rows: planned.map((row) => toImported(row, added.get(row))), issues: [] }
}

interface ReadRows {
  rows: Cells[]
  defaults: Cells
  goodRowsOnly: boolean
  suggestionsFor: readonly string[]
}

function readRows(input: unknown): ReadRows {
  const { defaults, goodRowsOnly, suggestionsFor, ...table } = parse(importInput, input)
  for (const [index, { column }] of defaults.entries())
    if (!rowColumns.includes(column)) throw unknownColumn(`defaults.${index}.column`, column)
  const rows = cellsOfRows(table, rowColumns)
  for (const cells of rows) for (const column of shopsOwnColumns) cells.delete(column)
  return {
    rows,
    defaults: new Map(defaults.map(({ column, value }) => [column, value])),
    goodRowsOnly,
    suggestionsFor,
  }
}

/**
 * Locks the products to be changed until the transaction ends, in the order of their ids, and checks that the plan
 * still holds.
 */
async function lockPlanned(tx: Transaction, planned: PlannedRow[]): Promise<void> {
  const versions = new Map(
    planned.flatMap(({ outcome, stored }) =>
      outcome === 'CHANGED' && stored ? [[stored.id, stored.version]] : [],
    ),
  )
  const locked = await tx.$queryRaw<{ id: string; version: number }[]>`
    SELECT "id", "version" FROM "products" WHERE "id" = ANY(${[...versions.keys()]}::uuid[])
    ORDER BY "id" FOR UPDATE`
  if (locked.length !== versions.size || locked.some(({ id, version }) => versions.get(id) !== version))
    throw conflict('rows', (i18n) => i18n._('A design was changed meanwhile. Send the rows again.'))
}

async function addNew(
  tx: Transaction,
  ctx: Context,
  planned: PlannedRow[],
): Promise<Map<PlannedRow, string>> {
  const rows = planned.filter(({ outcome }) => outcome === 'NEW')
  if (rows.length === 0) return new Map()
  const added = await tx.product.createManyAndReturn({
    data: rows.map(({ fields }) => {
      // A new row has been validated as a complete product.
      const product = fields as Omit<NewProduct, 'images'> & { images: object[] }
      return { ...product, ...productColumnsOf(product, product.category), lastUpdated: ctx.now() }
    }),
  })
  await recordChanges(
    tx,
    ctx,
    added.map((row): AdminChange => ({
      ...aboutProduct(row),
      action: 'product.add',
      before: null,
      after: row,
    })),
  )
  const ids = new Map(added.map(({ externalRef, id }) => [externalRef, id]))
  return new Map(rows.map((row) => [row, ids.get(row.fields?.externalRef ?? null) ?? '']))
}

async function saveChanged(tx: Transaction, ctx: Context, planned: PlannedRow[]): Promise<void> {
  const changes: AdminChange[] = []
  for (const { outcome, stored, fields } of planned) {
    if (outcome !== 'CHANGED' || !stored || !fields) continue
    const row = await tx.product.update({
      where: { id: stored.id },
      data: {
        ...fields,
        ...productColumnsOf(fields, fields.category ?? stored.category),
        lastUpdated: ctx.now(),
      },
    })
    changes.push({ ...aboutProduct(row), action: 'product.update', before: stored, after: row })
  }
  await recordChanges(tx, ctx, changes)
}

const toImported = ({ stored, fields: _, ...row }: PlannedRow, addedId?: string): ImportedRow => ({
  ...row,
  productId: stored?.id ?? addedId ?? null,
})
