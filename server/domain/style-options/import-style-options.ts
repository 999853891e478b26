import { requirePermission } from '../accounts/policy.ts'
import { type Cells, cellsOfRows, importTable, patienceMs, someRefused } from '../catalogue/import-table.ts'
import type { ImportChange, ImportError } from '../catalogue/plan-import.ts'
import type { Context } from '../context.ts'
import { type Issue, Refused } from '../errors.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { check, parse } from '../validation.ts'
import {
  lockStyleBook,
  refuseMistakes,
  requireMaterial,
  savedOption,
  type Saving,
  withMaterial,
  writeStyleOption,
} from './save-style-option.ts'
import { CellError } from '../catalogue/product-cells.ts'
import { type MaterialCells, readMaterialCells } from './material-cells.ts'
import {
  namesOfRow,
  readStyleCell,
  styleCellsOf,
  styleColumnOf,
  styleColumns,
  takenOf,
} from './style-cells.ts'
import { readStyleOptions, type StyleOption } from './style-option.ts'

/** The effect of an import on one row. */
export interface ImportedStyleOption {
  outcome: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED'
  /** Null for an option that isn't there yet. */
  styleOptionId: string | null
  name: string | null
  changes: ImportChange[]
  errors: ImportError[]
}

interface PlannedRow extends ImportedStyleOption {
  /** Null for a refused row. */
  wanted: Saving | null
}

const importInput = importTable(styleColumns)

/**
 * The style book as rows of text, options that are switched off included. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden
 */
export async function listStyleOptionRows(ctx: Context): Promise<{ columns: string[]; rows: string[][] }> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const options = await readStyleOptions(ctx.db)
  const materials = await readMaterialCells(ctx, ctx.db)
  const rows = options.map((option) => {
    const cells = styleCellsOf(option, materials)
    return styleColumns.map((column) => cells[column]!)
  })
  return { columns: styleColumns, rows }
}

/**
 * What `importStyleOptions` would do with these rows. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused for columns or rows that aren't allowed
 */
export async function previewStyleImport(ctx: Context, given: unknown): Promise<ImportedStyleOption[]> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const table = parse(importInput, given)
  const rows = cellsOfRows(table, styleColumns)
  return planRows(ctx, await readStyleOptions(ctx.db), await readMaterialCells(ctx, ctx.db), rows)
}

/**
 * Adds and changes options of the style book by rows of text, in one transaction: all of them, or none while any row has errors
 * (unless only valid rows are requested). Requires EDIT_PRODUCTS and CHANGE_PRICES.
 * @throws Unauthenticated, Forbidden, Refused for columns or rows that aren't allowed
 */
export async function importStyleOptions(
  ctx: Context,
  given: unknown,
): Promise<{ rows: ImportedStyleOption[]; issues: Issue[] }> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  requirePermission(ctx.viewer, 'CHANGE_PRICES')
  const { goodRowsOnly, ...table } = parse(importInput, given)
  const rows = cellsOfRows(table, styleColumns)
  return ctx.db.transaction(
    async (tx) => {
      const planned = await planRows(ctx, await lockStyleBook(tx), await readMaterialCells(ctx, tx), rows)
      const refused = planned.filter(({ outcome }) => outcome === 'REFUSED').length
      if (refused > 0 && !goodRowsOnly) return { rows: planned, issues: [someRefused(refused, rows.length)] }
      for (const row of planned) {
        if (row.wanted === null || row.outcome === 'UNCHANGED') continue
        const all = await readStyleOptions(tx)
        const before = all.find(({ id }) => id === row.styleOptionId) ?? null
        row.styleOptionId = (await writeStyleOption(ctx, tx, all, before, row.wanted)).id
      }
      return { rows: planned, issues: [] }
    },
    { timeout: patienceMs },
  )
}

/** Compares the rows with the style book, each with it as the rows before leave it. Nothing is written. */
async function planRows(
  ctx: Context,
  stored: StyleOption[],
  materials: MaterialCells,
  rows: Cells[],
): Promise<PlannedRow[]> {
  const all = [...stored]
  const planned: PlannedRow[] = []
  for (const cells of rows) {
    const { row, after } = await planRow(ctx, all, materials, cells)
    const at = all.findIndex(({ id }) => id === row.styleOptionId)
    if (row.styleOptionId !== null && planned.some((other) => other.styleOptionId === row.styleOptionId))
      refuse(row, 'id', (i18n) => i18n._('An earlier row is about the same option.'))
    else if (after && at === -1) all.push(after)
    else if (after) all[at] = after
    planned.push(row)
  }
  return planned
}

async function planRow(
  ctx: Context,
  all: StyleOption[],
  materials: MaterialCells,
  cells: Cells,
): Promise<{ row: PlannedRow; after: StyleOption | null }> {
  const id = cells.get('id')?.trim() || null
  const before = all.find((option) => option.id === id) ?? null
  const { values, errors } = readCells(cells, materials)
  const row: PlannedRow = {
    outcome: 'REFUSED',
    styleOptionId: before?.id ?? null,
    name: (values.get('name') as string | null | undefined) ?? before?.name ?? null,
    changes: [],
    errors,
    wanted: null,
  }
  if (id !== null && !before)
    refuse(row, 'id', (i18n) => i18n._('There is no option of this id. Leave it empty to add one.'))
  const { data: saved, issues } = check(savedOption, inputOf(values, before))
  const data = saved && withMaterial(saved, before)
  addIssues(row, issues ?? [])
  // Of the two prices the one of a metre or a piece holds: another one of a garment would be lost without a word.
  const typedPrice = values.get('price') ?? before?.price ?? 0
  if (data && data.unitPrice !== null && typedPrice !== (before?.price ?? 0) && typedPrice !== data.price)
    refuse(row, 'price', (i18n) =>
      i18n._('The price is computed of the one of a metre or a piece. Change that one, or empty it.'),
    )
  if (!data || row.errors.length > 0) return { row, after: null }
  try {
    refuseMistakes(all, before, data)
    await requireMaterial(ctx.db, before, data)
    if (data.image !== null && data.image !== before?.image)
      await requirePictures(ctx, [{ field: 'image', url: data.image }])
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    addIssues(row, error.issues)
    return { row, after: null }
  }
  const after = optionOf(all, before, data)
  const old = before ? styleCellsOf(before, materials) : {}
  const changes = Object.entries(styleCellsOf(after, materials)).flatMap(([column, cell]) =>
    column === 'id' || cell === (old[column] ?? '')
      ? []
      : [{ column, before: old[column] ?? '', after: cell }],
  )
  const outcome = before === null ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED'
  return { row: { ...row, outcome, changes, wanted: data }, after }
}

function readCells(cells: Cells, materials: MaterialCells) {
  const values = new Map<string, unknown>()
  const errors: ImportError[] = []
  for (const [column, cell] of cells) {
    try {
      values.set(column, readStyleCell(column, cell, materials))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column, message: error.sentence })
    }
  }
  return { values, errors }
}

/** The domain's input: as the row says, and as the option is where it has no column. An empty cell is what a new option has. */
function inputOf(values: ReadonlyMap<string, unknown>, before: StyleOption | null) {
  const stored: Record<string, unknown> | null = before && {
    ...before,
    excludes: before.excludedIds,
    takes: takenOf(before),
  }
  const { takes, ...given } = Object.fromEntries(
    styleColumns
      .filter((column) => !column.includes('.') && column !== 'id' && column !== 'material')
      .flatMap((column) => {
        const value = values.has(column) ? (values.get(column) ?? undefined) : stored?.[column]
        return value === undefined ? [] : [[column, value]]
      }),
  ) as Record<string, unknown>
  return {
    ...given,
    ...(takes as ReturnType<typeof takenOf>),
    // An empty cell takes the material away, which a missing value wouldn't.
    materialId: values.has('material') ? values.get('material') : before?.materialId,
    translations: namesOfRow(values, before),
  }
}

/** An option as it would be after the save. */
function optionOf(all: StyleOption[], before: StyleOption | null, wanted: Saving): StyleOption {
  const { id: _, version: __, excludes, position, ...fields } = wanted
  const last = Math.max(0, ...all.filter(({ part }) => part === fields.part).map((each) => each.position))
  return {
    ...fields,
    id: before?.id ?? '',
    position: position ?? before?.position ?? last + 1,
    excludedIds: excludes.toSorted(),
    version: before?.version ?? 0,
  }
}

function refuse(row: PlannedRow, column: string, message: ImportError['message']) {
  row.outcome = 'REFUSED'
  row.wanted = null
  row.errors.push({ column, message })
}

/** The mistakes of columns that have none yet. */
function addIssues(row: PlannedRow, issues: readonly Issue[]) {
  const known = row.errors.map(({ column }) => column)
  for (const { field, message } of issues) {
    const column = styleColumnOf(field)
    if (!known.includes(column)) row.errors.push({ column, message })
  }
}
