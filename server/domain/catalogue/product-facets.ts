import DataLoader from 'dataloader'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { maxCounted } from '../total.ts'
import { findNewest, type Newest, type Search } from './find-matches.ts'
import { type Condition, type Conditions, where, without } from './product-filter.ts'

export interface FacetValue {
  value: string
  count: number
}

/** The values by which a list can be filtered further. */
export interface Facets {
  /** The 50 most common values of a field among the products that meet all *other* conditions, most common first. */
  values: (name: FacetName) => Promise<FacetValue[]>
  /** Whether only the newest products were counted for the requested values, and there may be more. */
  areCapped: () => Promise<boolean>
  /** The ids of the options of the style book that the filter asks for, or the search names. */
  styleIds: readonly string[]
}

/** The columns, by their kinds of values. */
const kinds = {
  category: 'value',
  fabricType: 'value',
  stitchingType: 'value',
  pattern: 'value',
  embellishment: 'values',
  availabilityStatus: 'value',
  color: 'value',
  productType: 'value',
  productStatus: 'value',
  featuredProduct: 'yes',
  customizationAvailable: 'yes',
  tags: 'values',
  seasonalTags: 'values',
  size: 'inStock',
  style: 'values',
} as const

export type FacetName = keyof typeof kinds

/** The condition of the same name. Tags have none: no filter selects them. */
const conditionOf = (name: FacetName) => name as Condition

/** The labels of sizes of which a ready-made piece is left. */
const sizesInStock = Prisma.sql`
  CASE WHEN "availabilityStatus" = 'AVAILABLE' AND "quantityInStock" > 0 THEN (
    SELECT array_agg("one"->>'label') FROM jsonb_array_elements("sizes") AS "one"
    WHERE coalesce(("one"->>'quantityInStock')::int, 1) > 0) END AS "size"`

const columnOf = (name: FacetName) => Prisma.raw(name === 'embellishment' ? '"embellishments"' : `"${name}"`)

const selected = (name: FacetName) => (name === 'size' ? sizesInStock : columnOf(name))

interface Facet {
  values: FacetValue[]
  isCapped: boolean
}

/**
 * Facets requested together are counted together: one statement for all those without a condition of their own.
 * @param newest the search's matches that meet all conditions
 */
export function createFacets(
  ctx: Context,
  all: Conditions,
  search: Search | null,
  newest: (() => Promise<Newest>) | null,
  styleIds: readonly string[] = [],
): Facets {
  const loader = new DataLoader<FacetName, Facet>(async (names) => {
    const own = names.filter((name) => all.has(conditionOf(name)))
    const others = names.filter((name) => !all.has(conditionOf(name)))
    const groups = [...own.map((name) => [name]), ...(others.length > 0 ? [others] : [])]
    const counted = new Map(
      (await Promise.all(groups.map((group) => count(ctx, all, group, search, newest)))).flat(),
    )
    return names.map((name) => counted.get(name)!)
  })
  const requested = new Set<Promise<Facet>>()
  return {
    values: async (name) => {
      const facet = loader.load(name)
      requested.add(facet)
      return (await facet).values
    },
    styleIds,
    areCapped: async () => {
      // All fields of one response are requested before anything is read.
      await Promise.resolve()
      return (await Promise.all(requested)).some(({ isCapped }) => isCapped)
    },
  }
}

interface Counted {
  /** Null for the products themselves. */
  facet: FacetName | null
  value: string
  key: string
  count: number
}

/** A list of values counts a product once, even in two spellings. */
const valuesOf: Record<(typeof kinds)[FacetName], (name: FacetName) => Prisma.Sql> = {
  value: (name: FacetName) => Prisma.sql`SELECT ${name}::text, ${columnOf(name)}::text`,
  values: (name: FacetName) => Prisma.sql`
    (SELECT DISTINCT ON (lower("one")) ${name}::text, "one"
     FROM unnest(${columnOf(name)}) AS "one" ORDER BY lower("one"), "one" COLLATE "C")`,
  inStock: (name: FacetName) => valuesOf.values(name),
  yes: (name: FacetName) => Prisma.sql`SELECT ${name}::text, 'true' WHERE ${columnOf(name)}`,
}

async function count(
  ctx: Context,
  all: Conditions,
  names: FacetName[],
  search: Search | null,
  newest: (() => Promise<Newest>) | null,
): Promise<[FacetName, Facet][]> {
  const columns = Prisma.join(names.map(columnOf))
  const leftOut = conditionOf(names[0]!)
  const found =
    search &&
    newest &&
    (await (all.has(leftOut) ? findNewest(ctx, search, without(all, leftOut, 'search')) : newest()))
  const counted = found
    ? Prisma.sql`"id" = ANY(${found.ids}::uuid[])`
    : Prisma.sql`${where(all, leftOut)} ORDER BY "dateAdded" DESC, "id" DESC LIMIT ${maxCounted}`
  // Counted by each column first, while the others are null, and then by the values.
  const rows = await ctx.db.rows<Counted>`
    SELECT "facet", "value", lower("value") AS "key", sum("products")::int AS "count"
    FROM (
      SELECT ${columns}, grouping(${columns}) AS "others", count(*) AS "products"
      FROM (
        SELECT ${Prisma.join(names.map(selected))} FROM "products" WHERE ${counted}
      ) AS "newest"
      GROUP BY GROUPING SETS ((), ${Prisma.join(names.map((name) => Prisma.sql`(${columnOf(name)})`))})
    ) AS "counted"
    CROSS JOIN LATERAL (
      SELECT NULL::text, '' WHERE "others" = ${2 ** names.length - 1}
      UNION ALL ${Prisma.join(
        names.map((name) => valuesOf[kinds[name]](name)),
        ' UNION ALL ',
      )}) AS "each" ("facet", "value")
    WHERE "value" IS NOT NULL GROUP BY "facet", "value"`
  const products = rows.find(({ facet }) => facet === null)?.count ?? 0
  const isCapped = found ? found.total.isCapped : products === maxCounted
  return names.map((name) => [
    name,
    { values: commonest(rows.filter(({ facet }) => facet === name)), isCapped },
  ])
}

const maxValues = 50

/** Spellings that differ only in case count as one, under the most common of them. */
function commonest(spellings: Counted[]): FacetValue[] {
  const inOrder = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1)
  const values = new Map<string, FacetValue>()
  for (const { key, value, count } of spellings.sort(inOrder)) {
    const known = values.get(key)
    if (known) known.count += count
    else values.set(key, { value, count })
  }
  return [...values.values()].sort(inOrder).slice(0, maxValues)
}
