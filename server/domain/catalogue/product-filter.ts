import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  AvailabilityStatus,
  Category,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { invalid } from '../errors.ts'
import { isId } from '../validation.ts'
import type { ReadyBy } from './ready-by.ts'

interface OneOf<Value> {
  eq?: Value | null
  in?: Value[] | null
}
interface Range {
  gte?: number | null
  lte?: number | null
}

interface Instants {
  gte?: Date | null
  lt?: Date | null
}

/** The catalogue's filters (specification, section 2). Money in paise, discount in whole percent. */
export interface ProductFilter {
  ids?: string[] | null
  tags?: OneOf<string> | null
  createdAt?: Instants | null
  updatedAt?: Instants | null
  category?: OneOf<Category> | null
  fabricType?: OneOf<string> | null
  stitchingType?: OneOf<StitchingType> | null
  pattern?: OneOf<string> | null
  embellishment?: OneOf<string> | null
  availabilityStatus?: OneOf<AvailabilityStatus> | null
  featuredProduct?: { eq?: boolean | null } | null
  color?: OneOf<string> | null
  customizationAvailable?: { eq?: boolean | null } | null
  productType?: OneOf<ProductType> | null
  productStatus?: OneOf<ProductStatus> | null
  tailorPrice?: Range | null
  readyMadePrice?: Range | null
  /** The lower of the discounted prices. */
  unitPrice?: Range | null
  discount?: Range | null
  quantityInStock?: Range | null
  /** Labels of sizes of which a ready-made piece is left. */
  size?: OneOf<string> | null
  /** Ids of options of the style book. */
  style?: OneOf<string> | null
  readyBy?: ReadyBy | null
  /** Whether one of the pictures is no drawing. */
  photographed?: { eq?: boolean | null } | null
}

export type Condition = keyof ProductFilter | 'search'
export type Conditions = Map<Condition, Prisma.Sql>

/** One SQL condition per field, so that a facet can omit its own field. Without `readyBy`, whose condition depends on the promised days. */
export function conditions(filter: ProductFilter): Conditions {
  const all: [keyof ProductFilter, Prisma.Sql | null][] = [
    ['ids', identified(filter.ids)],
    ['tags', listsOneOf('tags', withoutCase(filter.tags))],
    ['createdAt', between(Prisma.sql`"dateAdded"`, filter.createdAt)],
    ['updatedAt', between(Prisma.sql`"lastUpdated"`, filter.updatedAt)],
    ['category', oneOf(Prisma.sql`"category"`, filter.category, 'Category')],
    ['fabricType', oneOf(Prisma.sql`lower("fabricType")`, withoutCase(filter.fabricType))],
    ['stitchingType', oneOf(Prisma.sql`"stitchingType"`, filter.stitchingType, 'StitchingType')],
    ['pattern', oneOf(Prisma.sql`lower("pattern")`, withoutCase(filter.pattern))],
    ['embellishment', listsOneOf('embellishments', withoutCase(filter.embellishment))],
    [
      'availabilityStatus',
      oneOf(Prisma.sql`"availabilityStatus"`, filter.availabilityStatus, 'AvailabilityStatus'),
    ],
    ['featuredProduct', equal(Prisma.sql`"featuredProduct"`, filter.featuredProduct)],
    ['color', oneOf(Prisma.sql`lower("color")`, withoutCase(filter.color))],
    ['customizationAvailable', equal(Prisma.sql`"customizationAvailable"`, filter.customizationAvailable)],
    ['productType', oneOf(Prisma.sql`"productType"`, filter.productType, 'ProductType')],
    ['productStatus', oneOf(Prisma.sql`"productStatus"`, filter.productStatus, 'ProductStatus')],
    ['tailorPrice', within(Prisma.sql`"tailorPrice"`, filter.tailorPrice)],
    ['readyMadePrice', within(Prisma.sql`"readyMadePrice"`, filter.readyMadePrice)],
    ['unitPrice', within(Prisma.sql`"unitPrice"`, filter.unitPrice)],
    ['discount', within(Prisma.sql`"discount"`, filter.discount)],
    ['quantityInStock', within(Prisma.sql`"quantityInStock"`, filter.quantityInStock)],
    ['size', inStock(filter.size)],
    ['style', styledWith(filter.style)],
    ['photographed', equal(hasPhotograph, filter.photographed)],
  ]
  return new Map(all.filter((entry): entry is [keyof ProductFilter, Prisma.Sql] => entry[1] !== null))
}

export const without = (all: Conditions, ...leftOut: Condition[]): Conditions =>
  new Map([...all].filter(([field]) => !leftOut.includes(field)))

/** All conditions joined, except the omitted ones. */
export function where(all: Conditions, ...leftOut: Condition[]): Prisma.Sql {
  const parts = [...without(all, ...leftOut).values()]
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ')
}

type Enum = 'Category' | 'StitchingType' | 'AvailabilityStatus' | 'ProductType' | 'ProductStatus'

/**
 * Compared in the column's own type, so that its indexes apply; a single value by equality, which plans better than a
 * list.
 */
function oneOf(
  column: Prisma.Sql,
  choice: OneOf<string> | null | undefined,
  type: Enum | 'text' = 'text',
): Prisma.Sql | null {
  const values = allowed(choice)
  if (!values) return null
  const name = Prisma.raw(type === 'text' ? 'text' : `"${type}"`)
  const [one, ...others] = values
  return one !== undefined && others.length === 0
    ? Prisma.sql`${column} = ${one}::${name}`
    : Prisma.sql`${column} = ANY(${values}::${name}[])`
}

function listsOneOf(
  column: 'embellishments' | 'tags',
  choice: OneOf<string> | null | undefined,
): Prisma.Sql | null {
  const values = allowed(choice)
  return values && Prisma.sql`lower(${Prisma.raw(`"${column}"`)}::text)::text[] && ${values}`
}

function styledWith(choice: OneOf<string> | null | undefined): Prisma.Sql | null {
  const ids = allowed(choice)
  return ids && Prisma.sql`"style" && ${ids}::text[]`
}

/** Two names of one size. */
const sameSizes = [
  ['2xl', 'xxl'],
  ['3xl', 'xxxl'],
  ['4xl', 'xxxxl'],
]

/** Where pieces aren't counted by size, those of the product count for each. */
function inStock(choice: OneOf<string> | null | undefined): Prisma.Sql | null {
  const labels = allowed(withoutCase(choice))?.flatMap(
    (label) => sameSizes.find((same) => same.includes(label)) ?? [label],
  )
  if (!labels) return null
  return Prisma.sql`("availabilityStatus" = 'AVAILABLE'::"AvailabilityStatus" AND "quantityInStock" > 0 AND EXISTS (
      SELECT FROM jsonb_array_elements("sizes") AS "size"
      WHERE lower(btrim("size"->>'label')) = ANY(${labels}::text[])
        AND coalesce(("size"->>'quantityInStock')::int, 1) > 0))`
}

/** Pictures from other hosts count as photographs. By the id in the address (`ownImageId`), which the table's key finds. */
const hasPhotograph = Prisma.sql`(EXISTS (
      SELECT FROM jsonb_array_elements("products"."images") AS "picture"
      WHERE NOT EXISTS (
        SELECT FROM "images"
        WHERE "images"."id" = substring("picture"->>'url' from '^/images/([a-z0-9]{16,40})\\.webp$')
          AND "images"."isDrawing")))`

const maxIds = 200

/** @throws Refused for more than `maxIds` */
function identified(ids: readonly string[] | null | undefined): Prisma.Sql | null {
  if (ids == null) return null
  if (ids.length > maxIds)
    throw invalid('where.ids', (i18n) => i18n._('Ask for at most {most} products at once.', { most: maxIds }))
  return Prisma.sql`"id" = ANY(${ids.filter(isId)}::uuid[])`
}

/** The statuses that a filter allows when it has no other condition; undefined when it has one. */
export function statusesAlone(filter: ProductFilter, all: Conditions): string[] | null | undefined {
  return [...all.keys()].every((field) => field === 'productStatus')
    ? allowed(filter.productStatus)
    : undefined
}

/**
 * The values that `eq` and `in` allow together; null when neither is given. Text with a NUL matches no stored value.
 */
export function allowed(choice: OneOf<string> | null | undefined): string[] | null {
  const { eq, in: many } = choice ?? {}
  if (eq == null) return many?.filter(isStorable) ?? null
  return (many == null || many.includes(eq)) && isStorable(eq) ? [eq] : []
}

const isStorable = (value: string) => !value.includes('\0')

const withoutCase = (choice: OneOf<string> | null | undefined): OneOf<string> | null | undefined =>
  choice && { eq: choice.eq?.toLowerCase(), in: choice.in?.map((value) => value.toLowerCase()) }

const equal = (column: Prisma.Sql, choice: { eq?: boolean | null } | null | undefined) =>
  choice?.eq == null ? null : choice.eq ? column : Prisma.sql`NOT ${column}`

function between(column: Prisma.Sql, instants: Instants | null | undefined): Prisma.Sql | null {
  const ends = [
    instants?.gte == null ? [] : [Prisma.sql`${column} >= ${instants.gte}`],
    instants?.lt == null ? [] : [Prisma.sql`${column} < ${instants.lt}`],
  ].flat()
  return ends.length === 0 ? null : Prisma.join(ends, ' AND ')
}

function within(column: Prisma.Sql, range: Range | null | undefined): Prisma.Sql | null {
  const ends = [
    range?.gte == null ? [] : [Prisma.sql`${column} >= ${range.gte}::bigint`],
    range?.lte == null ? [] : [Prisma.sql`${column} <= ${range.lte}::bigint`],
  ].flat()
  return ends.length === 0 ? null : Prisma.join(ends, ' AND ')
}
