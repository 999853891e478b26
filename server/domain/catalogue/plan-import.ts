import type { ProductField } from '../../../shared/catalogue/field-kinds.ts'
import {
  detailGroupOf,
  detailGroups,
  isDetailGroup,
  productFields,
} from '../../../shared/catalogue/product-fields.ts'
import { noTranslation, type ProductTranslation } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import type { Context } from '../context.ts'
import { type Issue, Refused } from '../errors.ts'
import { describeImages } from '../images/describe-images.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { check, isId } from '../validation.ts'
import type { Cells } from './import-table.ts'
import { type Product, toProduct } from './product.ts'
import { requireStyle } from '../style-options/require-style.ts'
import { findNamedDesigns, requireDesigns } from './complete-the-look.ts'
import { CellError, cellKinds, cellsOf, listOf } from './product-cells.ts'
import { type CellSuggestion, suggestCells } from './suggest-cells.ts'
import { isListKind, newProduct, productChanges, type ProductChanges } from './product-input.ts'
import { totalStock } from './stock.ts'
import type { Sentence } from '../../i18n.ts'

export interface ImportError {
  /** Null when it isn't about one column. */
  column: string | null
  message: Sentence
}

export interface ImportChange {
  column: string
  before: string
  after: string
}

/** The effect of an import on one row. */
export interface PlannedRow {
  outcome: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED'
  stored: Product | null
  productName: string | null
  changes: ImportChange[]
  errors: ImportError[]
  /** For empty cells, from the name and the description. */
  suggestions: CellSuggestion[]
  /** The product to be saved; null for a rejected row. */
  fields: ProductFields | null
}

type ProductFields = Omit<ProductChanges, 'images'> & { images?: Product['images'] }

/**
 * Compares the rows with the current catalogue. Nothing is written.
 * @param defaults the values of a new product for columns that its row lacks
 * @param suggestionsFor the columns whose suggested values are taken
 */
export async function planImport(
  ctx: Context,
  rows: Cells[],
  defaults: Cells,
  suggestionsFor: readonly string[],
): Promise<PlannedRow[]> {
  const stored = await findStored(ctx, rows)
  const seen = new Set<string>()
  const planned: PlannedRow[] = []
  for (const cells of rows) {
    const row = await planRow(ctx, cells, stored, defaults, suggestionsFor)
    const key = row.stored?.id ?? refOf(cells)
    if (key !== null && seen.has(key))
      refuse(row, 'externalRef', (i18n) => i18n._('An earlier row is about the same design.'))
    if (key !== null) seen.add(key)
    planned.push(row)
  }
  return planned
}

const idOf = (cells: Cells) => cells.get('_id')?.trim() || null
const refOf = (cells: Cells) => cells.get('externalRef')?.trim() || null

interface Stored {
  byId: Map<string, Product>
  byRef: Map<string, Product>
  /** The ids of designs that cells name by their references, in lower case. */
  named: Map<string, string>
}

async function findStored(ctx: Context, rows: Cells[]): Promise<Stored> {
  const ids = rows.flatMap((cells) => idOf(cells) ?? []).filter(isId)
  const refs = rows.flatMap((cells) => refOf(cells) ?? []).filter((ref) => !ref.includes('\0'))
  const [found, named] = await Promise.all([
    ctx.db.product.findMany({ where: { OR: [{ id: { in: ids } }, { externalRef: { in: refs } }] } }),
    findNamedDesigns(
      ctx,
      rows.flatMap((cells) => listOf(cells.get('goesWith') ?? '')),
    ),
  ])
  const products = found.map(toProduct) as Product[]
  return {
    named,
    byId: new Map(products.map((product) => [product.id, product])),
    byRef: new Map(
      products.flatMap((product) => (product.externalRef ? [[product.externalRef, product]] : [])),
    ),
  }
}

async function planRow(
  ctx: Context,
  cells: Cells,
  { byId, byRef, named }: Stored,
  defaults: Cells,
  suggestionsFor: readonly string[],
): Promise<PlannedRow> {
  const [id, ref] = [idOf(cells), refOf(cells)]
  const ofId = id === null ? undefined : byId.get(id.toLowerCase())
  const ofRef = ref === null ? undefined : byRef.get(ref)
  const stored = ofId ?? (id === null ? ofRef : undefined) ?? null
  const given = stored ? cells : filledIn(cells, defaults)
  const suggestions = suggestionsOf(given, stored)
  const taken = suggestions.filter(({ column }) => suggestionsFor.includes(column))
  const { values, errors } = readCells(
    new Map([...given, ...taken.map(({ column, value }) => [column, value] as const)]),
  )
  if (cells.get('productName')?.trim() === '')
    errors.push({ column: 'productName', message: (i18n) => i18n._('The product name is missing.') })
  if (id !== null && !ofId)
    errors.push({
      column: '_id',
      message: (i18n) => i18n._('There is no design of this id. Leave it empty to add one.'),
    })
  if (stored && ofRef && ofRef.id !== stored.id)
    errors.push({
      column: 'externalRef',
      message: (i18n) => i18n._('Another product already has this reference.'),
    })
  if (!stored && id === null && ref === null)
    errors.push({
      column: 'externalRef',
      message: (i18n) => i18n._('A new design needs a reference, so that the same file never adds it twice.'),
    })
  const { images, ...input } = inputOf(values, stored, errors)
  const { data, issues } = stored
    ? check(productChanges, { ...input, images })
    : check(newProduct, { ...unsaid, ...input, images })
  errors.push(
    ...(issues ?? []).map(asError).filter(({ column }) => !errors.some((known) => known.column === column)),
  )
  const row: PlannedRow = {
    outcome: 'REFUSED',
    stored,
    productName: (values.get('productName') as string | null | undefined) ?? stored?.productName ?? null,
    changes: [],
    errors,
    suggestions,
    fields: null,
  }
  if (!data || errors.length > 0) return row
  try {
    const quantityInStock = totalStock(data, stored)
    if (quantityInStock !== undefined) data.quantityInStock = quantityInStock
    const category = data.category ?? stored?.category
    if (category && (data.style || data.category))
      await requireStyle(ctx, {
        garment: category,
        ids: data.style ?? stored?.style ?? [],
        held: stored?.style,
      })
    const known = new Set(stored?.images.map(({ url }) => url))
    const added = (data.images ?? []).filter(({ url }) => !known.has(url))
    if (data.goesWith)
      data.goesWith = await requireDesigns(ctx, {
        of: stored?.id ?? null,
        ids: data.goesWith.map((name) => named.get(name) ?? name),
        held: stored?.goesWith,
      })
    await requirePictures(
      ctx,
      added.map(({ url }) => ({ field: 'images', url })),
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ...row, errors: error.issues.map(asError) }
  }
  return planChange(ctx, row, data)
}

/** The differences, cell by cell. */
async function planChange(ctx: Context, row: PlannedRow, data: ProductChanges): Promise<PlannedRow> {
  const { stored } = row
  const name = data.productName ?? stored?.productName ?? ''
  const { images, ...others } = data
  const described = images && (await describeImages(ctx.db, images, name))
  const fields: ProductFields = { ...others, ...(described && { images: described }) }
  const category = fields.category ?? stored?.category
  const after = { ...(stored ?? nothingYet), ...fields } as Product
  const own = category && detailGroupOf(category)
  for (const group of detailGroups) if (group !== own) Object.assign(after, { [group]: null })
  const old = stored ? cellsOf(stored) : {}
  const changes = Object.entries(cellsOf(after)).flatMap(([column, cell]) =>
    cell === (old[column] ?? '') ? [] : [{ column, before: old[column] ?? '', after: cell }],
  )
  const outcome = stored ? (changes.length > 0 ? 'CHANGED' : 'UNCHANGED') : 'NEW'
  return {
    ...row,
    outcome,
    productName: name,
    changes,
    fields: stored ? onlyChanged(fields, changes) : fields,
  }
}

/** An unchanged picture keeps its description, and a field that a save does not change is not touched. */
function onlyChanged(fields: ProductFields, changes: ImportChange[]): ProductFields {
  const changed = new Set(changes.map(({ column }) => fieldOf(column)))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => changed.has(field)))
}

const fieldOf = (column: string) => (column === 'imageAlts' ? 'images' : column.split('.')[0])

/** A form shows its defaults to whoever fills it in; for a column missing from a file, the value is unknown. */
const unsaid = { color: null, fabricType: null, stitchingType: null, pattern: null }

const isList = ({ kind }: ProductField) => isListKind(kind)
const namesWhere = (is: (field: ProductField) => boolean) =>
  Object.entries<ProductField>(productFields).flatMap(([name, field]) => (is(field) ? [name] : []))

/** An empty product: its lists are empty. */
const nothingYet = Object.fromEntries(namesWhere(isList).map((name) => [name, []]))

/** Columns that always have a value. An empty cell leaves them unchanged, except the name, which is then rejected. */
const neverEmpty = new Set(namesWhere((field) => !field.nullable && !isList(field)))

function filledIn(cells: Cells, defaults: Cells): Cells {
  const filled = new Map(cells)
  for (const [column, cell] of defaults) if (!filled.get(column)?.trim()) filled.set(column, cell)
  return filled
}

/** For what neither the row nor the stored product says. */
function suggestionsOf(cells: Cells, stored: Product | null): CellSuggestion[] {
  const old: Record<string, string> = stored ? cellsOf(stored) : {}
  const textOf = (column: string) => cells.get(column)?.trim() || old[column] || ''
  const brands = [textOf('ownBrand'), ...textOf('tags').split(/[|,;]/)]
  return suggestCells(
    textOf('productName'),
    textOf('description'),
    brands.map((brand) => brand.trim()),
  ).filter(({ column }) => textOf(column) === '')
}

function readCells(cells: Cells) {
  const values = new Map<string, unknown>()
  const errors: ImportError[] = []
  for (const [column, cell] of cells) {
    const kind = cellKinds[column]
    if (!kind) continue
    try {
      if (cell.trim() !== '') values.set(column, kind.read(cell))
      else if (!neverEmpty.has(column)) values.set(column, kind.nothing)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column, message: error.sentence })
    }
  }
  return { values, errors }
}

/** The domain's input for a product, from the values of a row. */
function inputOf(values: Map<string, unknown>, stored: Product | null, errors: ImportError[]) {
  const category = values.get('category') ?? stored?.category ?? 'LEHENGA'
  const input: Record<string, unknown> = {}
  for (const [column, value] of values) {
    const [field, inner] = column.split('.') as [string, string?]
    if (field === 'translations') continue
    if (inner === undefined || !isDetailGroup(field)) {
      if (column !== 'images' && column !== 'imageAlts') input[column] = value
    } else if (productFields[field].category === category) {
      input[field] = { ...stored?.[field], ...(input[field] as object | undefined), [inner]: value }
    } else if (value !== null) {
      errors.push({
        column,
        message: (i18n) => i18n._('This is a detail of another category; leave it empty.'),
      })
    }
  }
  for (const group of detailGroups) {
    const details = input[group]
    if (details && Object.values(details).every((value) => value == null)) input[group] = null
  }
  const translations = translationsOf(values, stored)
  return {
    ...input,
    images: imagesOf(values, stored),
    ...(translations && { translations }),
  } as Record<string, unknown>
}

/** The translations after the row's columns; undefined where it has none of them. */
function translationsOf(values: Map<string, unknown>, stored: Product | null) {
  const given = [...values].flatMap(([column, value]) => {
    const [field, locale, text] = column.split('.') as [string, string?, string?]
    return field === 'translations' && locale && text ? [{ locale, text, value }] : []
  })
  if (given.length === 0) return undefined
  return translatedLocales.map((locale): ProductTranslation => ({
    ...(stored?.translations.find((each) => each.locale === locale) ?? noTranslation(locale)),
    ...Object.fromEntries(
      given.filter((each) => each.locale === locale).map(({ text, value }) => [text, value]),
    ),
  }))
}

function imagesOf(values: Map<string, unknown>, stored: Product | null) {
  const alts = values.get('imageAlts') as string[] | undefined
  const urls =
    (values.get('images') as string[] | undefined) ?? (alts && stored?.images.map(({ url }) => url))
  return urls?.map((url, index) => ({
    url,
    alt: alts?.[index] || stored?.images.find((image) => image.url === url)?.alt,
  }))
}

const asError = ({ field, message }: Issue): ImportError => ({ column: columnOf(field), message })

/**
 * The column of an input's field: `images.0.alt` stands in `imageAlts`, `tags.2` in `tags`, and `translations.0.description` in
 * `translations.HI.description`.
 */
function columnOf(field: string | null): string | null {
  if (field === null) return null
  if (/^images\.\d+\.alt$/.test(field)) return 'imageAlts'
  const [first, second, third] = field.split('.') as [string, string?, string?]
  if (first === 'translations' && second !== undefined && third !== undefined)
    return `${first}.${translatedLocales[Number(second)]}.${third}`
  return isDetailGroup(first) && second !== undefined ? `${first}.${second}` : first
}

function refuse(row: PlannedRow, column: string, message: Sentence) {
  row.outcome = 'REFUSED'
  row.fields = null
  row.errors.push({ column, message })
}
