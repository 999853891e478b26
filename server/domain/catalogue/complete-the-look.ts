import type { Context } from '../context.ts'
import { type Issue, refuseIssues } from '../errors.ts'
import { isId } from '../validation.ts'
import { findPartialProduct, findPartialProducts, MAX_OTHERS, requireCount } from './find-product.ts'
import type { PartialProduct, ProductColumns } from './product.ts'
import { isAvailable } from './product-order.ts'

/**
 * What completes the look of a design: those that it names and that shoppers see, in its order, then those that name it, the newest
 * first; of all of them those that can be ordered come first. Nothing is guessed: a colour or a tag in common doesn't say that two
 * pieces go together. Only these columns of the products are read.
 * @throws Refused for less than one or more than 24 designs
 */
export async function completeTheLook(
  ctx: Context,
  { productId, first }: { productId: string; first: number },
  columns: ProductColumns,
): Promise<PartialProduct[]> {
  requireCount(first, MAX_OTHERS)
  const product = await findPartialProduct(ctx, productId, namedColumns)
  if (!product) return []
  const named = product.goesWith
  // Two conditions, each with an index of its own.
  const rows = await ctx.db.prepared<{ id: string }>`
    SELECT "id" FROM (
      SELECT * FROM "products" WHERE "id" = ANY(${named}::uuid[])
      UNION
      SELECT * FROM "products" WHERE "goesWith" @> ARRAY[${product.id}::uuid]
    ) AS "products"
    WHERE "id" <> ${product.id}::uuid AND "productStatus" = 'ACTIVE' AND "availabilityStatus" <> 'DISCONTINUED'
    ORDER BY ${isAvailable} DESC, array_position(${named}::uuid[], "id"), "dateAdded" DESC, "id" LIMIT ${first}`
  return findPartialProducts(
    ctx,
    rows.map(({ id }) => id),
    columns,
  )
}

const namedColumns = ['id', 'goesWith'] as const

/** The designs with these ids, null for those that there aren't: read in one statement, and once in a request. */
const findDesigns = (ctx: Context, ids: readonly string[]) =>
  Promise.all(ids.map((id) => findPartialProduct(ctx, id, idColumn)))

const idColumn = ['id'] as const

interface NamedDesigns {
  /** The design that names them; null for a new one. */
  of: string | null
  ids: readonly string[]
  /** Ids that it had before. */
  held?: readonly string[]
}

/**
 * The ids of the designs that complete a look, without those that were deleted since it names them.
 * @throws Refused (every id that is wrong, as `goesWith.0`)
 */
export async function requireDesigns(ctx: Context, { of, ids, held = [] }: NamedDesigns): Promise<string[]> {
  const found = await findDesigns(ctx, ids)
  const exists = new Set(found.flatMap((design) => design?.id ?? []))
  refuseIssues(
    ids.flatMap((id, index): Issue[] => {
      const field = `goesWith.${index}`
      if (id === of)
        return [{ field, code: 'INVALID', message: (i18n) => i18n._('A design can’t go with itself.') }]
      return exists.has(id) || held.includes(id)
        ? []
        : [
            {
              field,
              code: 'NOT_FOUND',
              message: (i18n) => i18n._('There is no such design; it may have been deleted.'),
            },
          ]
    }),
  )
  return ids.filter((id) => exists.has(id))
}

/**
 * Reads at once the designs that the cells of a file name by their ids or references.
 * @returns the ids by the references, in lower case
 */
export async function findNamedDesigns(ctx: Context, names: readonly string[]): Promise<Map<string, string>> {
  const refs = names.filter((name) => !name.includes('\0')).filter((name) => !isId(name))
  const found =
    refs.length === 0
      ? []
      : await ctx.db.product.findMany({
          where: { externalRef: { in: refs } },
          select: { id: true, externalRef: true },
        })
  await findDesigns(ctx, [...names.map((name) => name.toLowerCase()), ...found.map(({ id }) => id)])
  return new Map(found.map(({ id, externalRef }) => [externalRef!.toLowerCase(), id]))
}
