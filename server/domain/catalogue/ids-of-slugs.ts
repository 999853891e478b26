import type { Database } from '../../platform/database/client.ts'

/** The products that have these slugs, or had them; nothing for a deleted one. */
export async function readIdsOfSlugs(
  { productSlug }: Pick<Database, 'productSlug'>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const found = await productSlug.findMany({ where: { slug: { in: [...slugs] } } })
  return new Map(found.map(({ slug, productId }) => [slug, productId]))
}
