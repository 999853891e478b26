import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/platform/database/client.ts'
import { customer } from './orders.ts'
import type { Account, ApiClient, Json, MutationResult } from './api-client.ts'

/** A product's prices; one ready-made piece of it, with its delivery, costs ₹1,899. */
export const onePiece = { readyMadePrice: 1_800_00, discount: 0, shippingCost: 99_00 }
const confirmedTotal = 1_899_00

/** For each buyer a complete draft of one ready-made piece, by default without a size, and the input that places it. */
export async function readyToBuy(
  db: Database,
  buyers: Account[],
  productId: string,
  sizeOf: (buyer: number) => string | null = () => null,
): Promise<Json[]> {
  const drafts = await db.orderDraft.createManyAndReturn({
    data: buyers.map(({ id: userId }) => {
      const { name, email, phone, ...address } = customer
      const who = { customerName: name, customerEmail: email, customerPhone: phone }
      return { userId, orderType: 'READYMADE' as const, ...who, ...address }
    }),
  })
  const line = { position: 0, productId, productType: 'READYMADE' as const, quantity: 1 }
  const draftIds = buyers.map(({ id }) => drafts.find(({ userId }) => userId === id)!.id)
  await db.orderDraftItem.createMany({
    data: draftIds.map((draftId, buyer) => ({ ...line, draftId, size: sizeOf(buyer) })),
  })
  return draftIds.map((draftId) => ({
    draftId,
    version: 1,
    idempotencyKey: randomUUID(),
    confirmedTotal,
  }))
}

/** Places an order, and repeats the request under its key for as long as the shop is too busy. */
export async function placeOnceFree(who: ApiClient, placing: Json): Promise<MutationResult<'placeOrder'>> {
  const result = await who.mutate('placeOrder', placing)
  const isBusy = result.errors?.[0]?.extensions.code === 'UNAVAILABLE'
  return isBusy ? placeOnceFree(who, placing) : result
}
