import type { ApiClient } from '../../tests/support/api-client.ts'
import { addZone } from '../../tests/support/delivery.ts'
import { issueInvoice } from '../../tests/support/invoices.ts'
import { recordPayment } from '../../tests/support/payments.ts'
import { addPromotion } from '../../tests/support/promotions.ts'
import { wish } from '../../tests/support/wishlist.ts'

/** Delivery zones and offers. Before orders are placed, because they change what an order costs. */
export async function saveSettings(owner: ApiClient): Promise<void> {
  await addZone(owner, { name: 'Mumbai', prefixes: ['400', '401'], minDays: 1, maxDays: 2, fee: 49_00 })
  await addZone(owner, { name: 'Maharashtra', prefixes: ['40', '41', '42'], minDays: 3, maxDays: 5 })
  const others = ['1', '2', '3', '5', '6', '7', '8']
  await addZone(owner, { name: 'Rest of India', prefixes: others, minDays: 4, maxDays: 8, fee: 149_00 })
  await addPromotion(owner, { name: 'Wedding season', code: 'SHAADI10', usageLimit: 50 })
  const free = { name: 'Free delivery', hindiName: 'मुफ़्त डिलीवरी', kind: 'FREE_DELIVERY' }
  await addPromotion(owner, { ...free, minimumTotal: 50_000_00 })
}

/** A payment and an invoice for the shopper's order. */
export async function keepAccounts(owner: ApiClient, orderId: string): Promise<void> {
  await recordPayment(owner, { orderId, amount: 5_000_00, method: 'UPI', reference: '431200019876' })
  await issueInvoice(owner, { orderId })
}

/** In the shopper's wishlist. */
export async function fillWishlist(shopper: ApiClient, productIds: string[]): Promise<void> {
  for (const id of productIds) await wish(shopper, id)
}
