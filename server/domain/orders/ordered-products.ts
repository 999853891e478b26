import type { Database } from '../../database/client.ts'

/** Which of these products a person has ordered, ready-made or tailor-made. */
export async function findOrderedProducts(
  db: Database,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.orderItem.findMany({
    where: { productId: { in: [...productIds] }, order: { userId } },
    distinct: ['productId'],
    select: { productId: true },
  })
  return new Set(rows.flatMap(({ productId }) => productId ?? []))
}
