import DataLoader from 'dataloader'
import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { mostCounted } from '../totals.ts'
import { type Conditions, where } from './product-filter.ts'

export interface FacetValue {
  value: string
  count: number
}

/** What further choices would leave of a list. */
export interface Facets {
  /** The 50 commonest values of a field among the products that meet all *other* conditions, commonest first. */
  values: (name: FacetName) => Promise<FacetValue[]>
  /** Whether there are more products than the newest `mostCounted`, which alone were counted for the values asked for. */
  areCapped: () => Promise<boolean>
}

const columns = {
  category: Prisma.sql`"category"::text`,
  fabricType: Prisma.sql`"fabricType"`,
  stitchingType: Prisma.sql`"stitchingType"::text`,
  pattern: Prisma.sql`"pattern"`,
  embellishment: Prisma.sql`"embellishments"`,
  availabilityStatus: Prisma.sql`"availabilityStatus"::text`,
  color: Prisma.sql`"color"`,
  productType: Prisma.sql`"productType"::text`,
  productStatus: Prisma.sql`"productStatus"::text`,
  featuredProduct: Prisma.sql`CASE WHEN "featuredProduct" THEN 'true' END`,
  customizationAvailable: Prisma.sql`CASE WHEN "customizationAvailable" THEN 'true' END`,
}

export type FacetName = keyof typeof columns

interface Facet {
  values: FacetValue[]
  isCapped: boolean
}

/** Facets that are asked for together are counted together: one statement for all those without a condition of their own. */
export function createFacets(ctx: Context, all: Conditions): Facets {
  const loader = new DataLoader<FacetName, Facet>(async (names) => {
    const own = names.filter((name) => all.has(name))
    const others = names.filter((name) => !all.has(name))
    const groups = [...own.map((name) => [name]), ...(others.length > 0 ? [others] : [])]
    const counted = new Map((await Promise.all(groups.map((group) => count(ctx, all, group)))).flat())
    return names.map((name) => counted.get(name)!)
  })
  const asked = new Set<Promise<Facet>>()
  return {
    values: async (name) => {
      const facet = loader.load(name)
      asked.add(facet)
      return (await facet).values
    },
    areCapped: async () => {
      // The fields of one answer are all asked for before anything is read.
      await Promise.resolve()
      return (await Promise.all(asked)).some(({ isCapped }) => isCapped)
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

/** A list of values holds a product once, even in two spellings. */
const rowsOf = (name: FacetName) =>
  name === 'embellishment'
    ? Prisma.sql`(SELECT DISTINCT ON (lower("one")) ${name}::text, "one"
        FROM unnest(${columns.embellishment}) AS "one" ORDER BY lower("one"), "one" COLLATE "C")`
    : Prisma.sql`SELECT ${name}::text, ${columns[name]}`

async function count(ctx: Context, all: Conditions, names: FacetName[]): Promise<[FacetName, Facet][]> {
  const [leftOut] = names
  const rows = await ctx.db.rows<Counted>`
    SELECT "facet", "value", lower("value") AS "key", count(*)::int AS "count"
    FROM (
      SELECT * FROM "products" WHERE ${where(all, leftOut)}
      ORDER BY "dateAdded" DESC, "id" DESC LIMIT ${mostCounted}
    ) AS "newest"
    CROSS JOIN LATERAL (
      SELECT NULL::text, '' UNION ALL ${Prisma.join(names.map(rowsOf), ' UNION ALL ')}) AS "each" ("facet", "value")
    WHERE "value" IS NOT NULL GROUP BY "facet", "value"`
  const products = rows.find(({ facet }) => facet === null)?.count ?? 0
  return names.map((name) => [
    name,
    { values: commonest(rows.filter(({ facet }) => facet === name)), isCapped: products === mostCounted },
  ])
}

const mostValues = 50

/** Spellings that differ in case alone count as one, under the commonest of them. */
function commonest(spellings: Counted[]): FacetValue[] {
  const inOrder = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1)
  const values = new Map<string, FacetValue>()
  for (const { key, value, count } of spellings.sort(inOrder)) {
    const known = values.get(key)
    if (known) known.count += count
    else values.set(key, { value, count })
  }
  return [...values.values()].sort(inOrder).slice(0, mostValues)
}
