import type { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'

interface OrderedItem {
  productId: string | null
  productType: CartProductType
  quantity: number
  size: string | null
}

/**
 * Ordered pieces leave the cart; of a line with more pieces, the rest stays. They are taken from the line of their size
 * and otherwise from the line without a size; where the size was changed with the order, from the product's only line.
 */
export async function takeFromCart(tx: Transaction, userId: string, items: OrderedItem[]): Promise<void> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return
  const lines = await tx.$queryRaw<CartRow[]>`
    SELECT "id", "productId", "productType"::text AS "productType", "size", "quantity"::int AS "quantity"
    FROM "cart_lines" WHERE "userId" = ${userId}::uuid AND "productId" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  for (const { productId, productType, quantity, size } of items) {
    const own = lines.filter((line) => line.productId === productId && line.productType === productType)
    const line =
      own.find((each) => each.size === (size ?? '')) ??
      own.find((each) => each.size === '') ??
      (own.length === 1 ? own[0] : undefined)
    if (line) left.set(line.id, left.get(line.id)! - quantity)
  }
  const isOrdered = ({ id }: CartRow) => left.get(id)! <= 0
  await tx.cartLine.deleteMany({ where: { id: { in: lines.filter(isOrdered).map(({ id }) => id) } } })
  for (const { id, quantity } of lines) {
    const rest = left.get(id)!
    if (rest > 0 && rest < quantity) await tx.cartLine.update({ where: { id }, data: { quantity: rest } })
  }
}

interface CartRow {
  id: string
  productId: string
  productType: CartProductType
  size: string
  quantity: number
}
