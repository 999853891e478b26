import type { Database } from '../../database/client.ts'

/** The products that have these slugs, or had them: a deleted one is null. */
export async function readIdsOfSlugs(
  { productSlug }: Pick<Database, 'productSlug'>,
  slugs: readonly string[],
): Promise<(string | null)[]> {
  const found = await productSlug.findMany({ where: { slug: { in: [...slugs] } } })
  const ids = new Map(found.map(({ slug, productId }) => [slug, productId]))
  return slugs.map((slug) => ids.get(slug) ?? null)
}
