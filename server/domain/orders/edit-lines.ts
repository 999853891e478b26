import { z } from 'zod'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { CartProductType, Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { priceOfOptions } from '../../../shared/catalogue/offers.ts'
import type { PricedLine } from '../catalogue/pricing.ts'
import type { ProductSize } from '../catalogue/product.ts'
import { stockLeft } from '../catalogue/stock.ts'
import { invalid, type Issue } from '../errors.ts'
import type { PriceList } from '../price-list/price-list.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import { optionsOf, styleIssues } from '../style-options/choose-style.ts'
import { copyStyle, type OrderedStyle, toOrderedStyle } from '../style-options/ordered-style.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import { copyCounterLines, counterLine, counterLineIssues, shopsCloth, toLines } from './counter-lines.ts'
import { supplyOfRow } from './order.ts'
import { contradicts, editedCloth } from './own-cloth.ts'
import type { LockedProducts } from './take-stock.ts'
import type { Sentence } from '../../i18n.ts'

/** A line of the order as it should be, or a new one. */
export const editedLine = counterLine.extend({ position: z.int().min(0).nullish() })

type EditedLine = z.infer<typeof editedLine>
export type ItemRow = Prisma.OrderItemGetPayload<object>

/** A requested line with the row that it changes; null for a new one. */
interface PlannedLine {
  line: EditedLine
  row: ItemRow | null
}

/** @throws Refused for a line that the order doesn't have, or that is named twice */
export function planLines(lines: EditedLine[], rows: ItemRow[]): PlannedLine[] {
  const named = lines.map(({ position }) => position ?? null)
  return lines.map((line, index) => {
    const position = line.position ?? null
    if (position === null) return { line, row: null }
    const row = rows.find((each) => each.position === position)
    if (!row || named.indexOf(position) !== index)
      throw invalid(`lines.${index}.position`, (i18n) =>
        i18n._('The order has no such line. Look at it as it is now.'),
      )
    return { line, row }
  })
}

const labelOf = ({ size }: ItemRow) => (size as ProductSize | null)?.label ?? null

/** As stock counts the order's present lines. */
export const linesOfRows = (rows: ItemRow[]) => rows.map((row) => ({ ...row, size: labelOf(row) }))

/** As stock counts the lines that are planned. */
export const linesOfPlan = (plan: PlannedLine[]) =>
  plan.map(({ line, row }) =>
    row
      ? { ...row, quantity: line.quantity, size: line.size ?? labelOf(row) }
      : { ...toLines([line])[0]!, size: line.size ?? null },
  )

/** What is wrong with each planned line. */
export function* editedLineIssues(
  plan: PlannedLine[],
  locked: LockedProducts,
  list: PriceList,
  viewer: User,
  options: ReadonlyMap<string, StyleOption>,
): Generator<Issue> {
  const wanted = linesOfPlan(plan)
  for (const [index, { line, row }] of plan.entries()) {
    const issue = (field: string, code: Issue['code'], message: Sentence): Issue => ({
      field: `lines.${index}.${field}`,
      code,
      message,
    })
    if (!row) {
      for (const found of counterLineIssues([line], locked, list, viewer, options))
        yield { ...found, field: found.field && found.field.replace('lines.0.', `lines.${index}.`) }
      continue
    }
    const usual = Number(row.unitPrice) + styleDifference(row, line, options)
    if (line.price != null && line.price < usual && !isAllowed(viewer, 'GIVE_DISCOUNTS'))
      yield issue('price', 'INVALID', (i18n) =>
        i18n._('The owner has not allowed you to lower the price of a line.'),
      )
    if (contradicts(line)) yield issue('clothMetres', 'INVALID', shopsCloth)
    yield* editedStyleIssues(options, toOrderedStyle(row.style), {
      field: `lines.${index}.style`,
      ids: line.style ?? [],
      garment: row.category,
      productType: row.productType,
      ofDesign: designStyleOf(row),
    })
    if (row.productType === 'TAILOR') continue
    const product = locked.products.get(row.productId ?? '')
    const size = wanted[index]!.size
    if (!product && (line.quantity > row.quantity || size !== labelOf(row)))
      yield issue('quantity', 'UNAVAILABLE', (i18n) =>
        i18n._('This design has left the catalogue: there are no more pieces.'),
      )
    else if (product && size !== labelOf(row) && !product.sizes.some(({ label }) => label === size))
      yield issue('size', 'INVALID', (i18n) =>
        i18n._('Choose a size of {design}.', { design: product.productName }),
      )
    else if (product && locked.isShort(wanted[index]!))
      yield issue('quantity', 'OUT_OF_STOCK', stockLeft(product, size))
  }
}

/** The order's rows of a plan without issues, and what the one pricing function needs of them. */
export function copyPlannedLines(
  plan: PlannedLine[],
  locked: LockedProducts,
  list: PriceList,
  shippingOfDeleted: number,
  options: ReadonlyMap<string, StyleOption>,
) {
  const lines = plan.map(({ line, row }, position) => {
    const { rows, priced } = row
      ? changedRow(row, line, locked, shippingOfDeleted, options)
      : copyCounterLines([line], locked.products, list, options)
    return { row: { ...rows[0]!, position }, priced: priced[0]! }
  })
  return { rows: lines.map(({ row }) => row), priced: lines.map(({ priced }) => priced) }
}

/** An existing line keeps what it was agreed on, but for what is named. */
function changedRow(
  row: ItemRow,
  line: EditedLine,
  { products }: LockedProducts,
  shippingOfDeleted: number,
  options: ReadonlyMap<string, StyleOption>,
) {
  const {
    orderId: _,
    image,
    measurements,
    addOns,
    style: _style,
    designStyle,
    translatedNames,
    ...columns
  } = row
  const product = products.get(row.productId ?? '')
  const difference = styleDifference(row, line, options)
  const usual = Number(row.unitPrice) + difference
  const unitPrice = line.price ?? usual
  const isRepriced = unitPrice !== usual
  const size = line.size && line.size !== labelOf(row) ? sizeOf(product, line.size) : row.size
  const changed = {
    ...columns,
    image: json(image),
    size: json(size),
    addOns: addOns as Prisma.InputJsonArray,
    style: editedStyleOf(row, line, options) as unknown as Prisma.InputJsonArray,
    designStyle: designStyle as Prisma.InputJsonArray,
    translatedNames: translatedNames as Prisma.InputJsonArray,
    measurements: (line.measurements ?? measurements) as Prisma.InputJsonObject,
    quantity: line.quantity,
    listPrice: isRepriced ? unitPrice : Number(row.listPrice) + difference,
    discount: isRepriced ? 0 : row.discount,
    unitPrice,
    ...editedCloth({ ...row, supply: supplyOfRow(row) }, line),
    note: line.note === undefined ? row.note : line.note,
  }
  const priced: PricedLine = {
    offer: changed,
    quantity: changed.quantity,
    product: {
      category: row.category,
      shippingCost: product?.shippingCost ?? shippingOf(row, shippingOfDeleted),
    },
  }
  return { rows: [changed], priced: [priced] }
}

/** A style after an edit: options that it had already stay as they were agreed on, and what the design had costs nothing more. */
export function editedStyle(
  before: OrderedStyle[],
  style: readonly string[] | null | undefined,
  options: ReadonlyMap<string, StyleOption>,
  ofDesign: readonly string[] = [],
): OrderedStyle[] {
  if (style == null) return before
  return style.flatMap((id) => {
    const kept = before.find(({ optionId }) => optionId === id)
    return kept ? [kept] : copyStyle(chargedStyle(optionsOf(options, [id]), ofDesign))
  })
}

const designStyleOf = (row: ItemRow) => toOrderedStyle(row.designStyle).map(({ optionId }) => optionId)

const editedStyleOf = (row: ItemRow, { style }: EditedLine, options: ReadonlyMap<string, StyleOption>) =>
  editedStyle(toOrderedStyle(row.style), style, options, designStyleOf(row))

/** By how much a changed style changes the price of a piece, in paise. */
function styleDifference(row: ItemRow, line: EditedLine, options: ReadonlyMap<string, StyleOption>) {
  return priceOfOptions(editedStyleOf(row, line, options)) - priceOfOptions(toOrderedStyle(row.style))
}

interface EditedStyleChoice {
  field: string
  ids: readonly string[]
  garment: Category
  productType: CartProductType
  ofDesign?: readonly string[]
}

/** What is wrong with a style after an edit; options that it had before may have been switched off or deleted since. */
export const editedStyleIssues = (
  options: ReadonlyMap<string, StyleOption>,
  before: OrderedStyle[],
  choice: EditedStyleChoice,
) =>
  styleIssues(withCopies(options, before, choice.garment), {
    ...choice,
    held: before.map(({ optionId }) => optionId),
  })

/** The options, with those of a garment's own that were deleted since. */
function withCopies(
  options: ReadonlyMap<string, StyleOption>,
  before: OrderedStyle[],
  garment: Category,
): Map<string, StyleOption> {
  const deleted = before.filter(({ optionId }) => !options.has(optionId))
  return new Map([
    ...options,
    ...deleted.map(({ optionId: id, ...copy }): [string, StyleOption] => [
      id,
      {
        ...{ quantity: null, unit: null, materialId: null, unitPrice: null },
        ...{ id, ...copy, garments: [garment], position: 0, isActive: false, excludedIds: [], version: 0 },
      },
    ]),
  ])
}

/** Garments of the price list have no shipping cost of their own. */
const shippingOf = (row: ItemRow, ofDeleted: number) => (row.productId === null && row.image ? ofDeleted : 0)

const sizeOf = (product: { sizes: ProductSize[] } | undefined, label: string) => ({
  ...product!.sizes.find((size) => size.label === label)!,
  quantityInStock: null,
})

const json = (value: unknown) => (value === null ? Prisma.DbNull : (value as Prisma.InputJsonObject))
