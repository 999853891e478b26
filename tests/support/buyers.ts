import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/database/client.ts'
import { customer } from './orders.ts'
import type { Account, Json } from './api-client.ts'

/** A product's prices; one ready-made piece of it, with its delivery, costs ₹1,899. */
export const onePiece = { readyMadePrice: 1_800_00, discount: 0, shippingCost: 99_00 }
const confirmedTotal = 1_899_00

/** For each buyer a complete draft of one ready-made piece, and a function that places it. */
export async function readyToBuy(db: Database, buyers: Account[], productId: string): Promise<Json[]> {
  const drafts = await db.orderDraft.createManyAndReturn({
    data: buyers.map(({ id: userId }) => {
      const { name, email, phone, ...address } = customer
      const who = { customerName: name, customerEmail: email, customerPhone: phone }
      return { userId, orderType: 'READYMADE' as const, ...who, ...address }
    }),
  })
  const line = { position: 0, productId, productType: 'READYMADE' as const, quantity: 1 }
  await db.orderDraftItem.createMany({ data: drafts.map(({ id }) => ({ ...line, draftId: id })) })
  return buyers.map(({ id }) => ({
    draftId: drafts.find(({ userId }) => userId === id)!.id,
    version: 1,
    idempotencyKey: randomUUID(),
    confirmedTotal,
  }))
}
