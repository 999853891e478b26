import { z } from 'zod'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { maxQuantity } from '../cart/cart.ts'
import { garmentPrice } from '../../../shared/catalogue/offers.ts'
import type { PricedLine } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import type { Issue } from '../errors.ts'
import { measurementsInput } from '../measurements/measurements-input.ts'
import type { PriceList } from '../price-list/price-list.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import { optionsOf, styleInput, styleIssues } from '../style-options/choose-style.ts'
import { copyStyle } from '../style-options/ordered-style.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import { amount, isId, optionalLongText, optionalText } from '../validation.ts'
import { copyLine } from './copy-draft.ts'
import { clothOf, contradicts } from './own-cloth.ts'
import { lineIssues } from './order-readiness.ts'
import type { LockedProducts } from './take-stock.ts'
import type { Sentence } from '../../i18n.ts'

/** A design of the catalogue (`productId`), a garment of the price list (`garmentId`), or other goods (`name`, `price`). */
export const counterLine = z.object({
  productId: z.string().nullish(),
  productType: z.enum(CartProductType).nullish(),
  size: optionalText(30),
  garmentId: z.string().nullish(),
  name: optionalText(120),
  price: amount.nullish(),
  addOnIds: z.array(z.string()).max(20).nullish(),
  style: styleInput.nullish(),
  quantity: z.int().min(1).max(maxQuantity).default(1),
  isOwnCloth: z.boolean().nullish(),
  clothMetres: z
    .number()
    .min(0.1, { error: /*i18n*/ 'Write how many metres, 0.1 or more.' })
    .max(200, { error: /*i18n*/ 'Write at most 200 metres.' })
    .nullish(),
  measurements: measurementsInput.nullish(),
  note: optionalLongText(1000),
})

export const shopsCloth: Sentence = (i18n) =>
  i18n._('Metres are written of the customer’s own cloth alone. Leave them out.')

type CounterLine = z.infer<typeof counterLine>

/** The lines as stock and checks read them. */
export const toLines = (lines: CounterLine[]) =>
  lines.map((line, position) => ({
    position,
    productId: isId(line.productId) ? line.productId : null,
    productType: line.productId
      ? (line.productType ?? 'READYMADE')
      : isOtherGoods(line)
        ? 'READYMADE'
        : 'TAILOR',
    quantity: line.quantity,
    size: line.size ?? null,
    measurements: line.measurements ?? {},
  })) satisfies { productType: CartProductType }[]

/** Whether it is sold by its amount alone. */
const isOtherGoods = ({ productId, garmentId, name }: CounterLine) =>
  !productId && !garmentId && Boolean(name)

/** The lines as the day depends on them. */
export const styledLines = (
  lines: CounterLine[],
  options: ReadonlyMap<string, StyleOption>,
  products: ReadonlyMap<string, { style: readonly string[] }>,
) =>
  toLines(lines).map((line, index) => ({
    ...line,
    style: chargedStyle(
      optionsOf(options, lines[index]!.style ?? []),
      products.get(line.productId ?? '')?.style,
    ),
  }))

export const idsOfStyles = (lines: CounterLine[]) => lines.flatMap(({ style }) => style ?? [])

/** What is wrong with each line: of the catalogue, of the price list, and a price that the viewer may not give. */
export function* counterLineIssues(
  lines: CounterLine[],
  { products, isShort }: LockedProducts,
  list: PriceList,
  viewer: User,
  options: ReadonlyMap<string, StyleOption>,
): Generator<Issue> {
  const designs = toLines(lines).filter(({ position }) => lines[position]?.productId)
  for (const issue of lineIssues(designs, products, isShort))
    yield { ...issue, field: issue.field && issue.field.replace('cartItems.', 'lines.') }
  for (const [position, line] of lines.entries()) {
    const field = (name: string) => `lines.${position}.${name}`
    if (contradicts(line)) yield { field: field('clothMetres'), code: 'INVALID', message: shopsCloth }
    const garment = list.garments.find(({ id }) => id === line.garmentId)
    const design = products.get(line.productId ?? '')
    yield* styleIssues(options, {
      field: field('style'),
      ids: line.style ?? [],
      garment: (line.productId ? design : garment)?.category ?? null,
      productType: toLines([line])[0]!.productType,
      ofDesign: design?.style,
    })
    if (line.productId) continue
    if (isOtherGoods(line)) {
      if (!line.price)
        yield { field: field('price'), code: 'INVALID', message: (i18n) => i18n._('Write what it costs.') }
      continue
    }
    if (!garment)
      yield {
        field: field('garmentId'),
        code: 'INVALID',
        message: (i18n) => i18n._('This garment has left the price list. Choose another one.'),
      }
    else if ((line.price ?? garment.price) < garment.price && !isAllowed(viewer, 'GIVE_DISCOUNTS'))
      yield {
        field: field('price'),
        code: 'INVALID',
        message: (i18n) => i18n._('The owner has not allowed you to go below the price list.'),
      }
    if (line.addOnIds?.some((each) => !list.addOns.some(({ id }) => id === each)))
      yield {
        field: field('addOnIds'),
        code: 'INVALID',
        message: (i18n) => i18n._('An add-on has left the price list. Choose again.'),
      }
  }
}

/** The order's rows of lines without issues, and what the one pricing function needs of them. */
export function copyCounterLines(
  lines: CounterLine[],
  products: Map<string, Product>,
  list: PriceList,
  options: ReadonlyMap<string, StyleOption>,
) {
  const rows = toLines(lines).map((line, position) => {
    const { addOnIds, note = null } = lines[position]!
    const style = optionsOf(options, lines[position]!.style ?? [])
    const product = products.get(line.productId ?? '')
    if (product)
      return {
        ...copyLine(line, product, style, optionsOf(options, product.style)),
        ...clothOf(line.productType, lines[position]!),
        note,
      }
    if (isOtherGoods(lines[position]!)) return otherGoods(position, lines[position]!)
    const garment = list.garments.find(({ id }) => id === lines[position]!.garmentId)!
    const addOns = list.addOns.filter(({ id }) => addOnIds?.includes(id))
    const unit = garmentPrice(lines[position]!.price ?? garment.price, addOns, style)
    return {
      position,
      productId: null,
      productType: line.productType,
      productName: garment.name,
      translatedNames: garment.translations.map(({ locale, name }) => ({ locale, productName: name })),
      category: garment.category,
      image: Prisma.DbNull,
      quantity: line.quantity,
      size: Prisma.DbNull,
      measurements: line.measurements,
      needsMeasurements: garment.needsMeasurements,
      listPrice: unit,
      discount: 0,
      unitPrice: unit,
      addOns: addOns.map(({ name, translations, price }) => ({ name, translations, price })),
      style: copyStyle(style) as unknown as Prisma.InputJsonArray,
      ...clothOf(line.productType, lines[position]!, garment.supply),
      note,
    }
  })
  const priced = rows.map((row): PricedLine => ({
    offer: row,
    quantity: row.quantity,
    product: products.get(row.productId ?? '') ?? { category: row.category, shippingCost: 0 },
  }))
  return { rows, priced }
}

/** The row of goods that are in neither list. */
const otherGoods = (position: number, { name, price, quantity, note = null }: CounterLine) => ({
  position,
  productId: null,
  productType: 'READYMADE' as const,
  productName: name!,
  category: 'OTHERS' as const,
  image: Prisma.DbNull,
  quantity,
  size: Prisma.DbNull,
  measurements: {},
  needsMeasurements: false,
  listPrice: price!,
  discount: 0,
  unitPrice: price!,
  addOns: [],
  style: [],
  ...clothOf('READYMADE', {}),
  note,
})
