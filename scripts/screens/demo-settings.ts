import type { ApiClient } from '../../tests/support/api-client.ts'
import { addZone } from '../../tests/support/delivery.ts'
import { recordPayment } from '../../tests/support/payments.ts'
import { addPromotion } from '../../tests/support/promotions.ts'
import { garmentsOf } from '../../tests/support/garments.ts'
import { newPhone, pin } from '../../tests/support/tailors.ts'

/** Delivery zones and promotions. Before orders are placed, because they change what an order costs. */
export async function saveSettings(owner: ApiClient): Promise<void> {
  await addZone(owner, { name: 'Mumbai', prefixes: ['400', '401'], minDays: 1, maxDays: 2, fee: 49_00 })
  await addZone(owner, { name: 'Maharashtra', prefixes: ['40', '41', '42'], minDays: 3, maxDays: 5 })
  const others = ['1', '2', '3', '5', '6', '7', '8']
  await addZone(owner, { name: 'Rest of India', prefixes: others, minDays: 4, maxDays: 8, fee: 149_00 })
  await addPromotion(owner, { name: 'Wedding season', code: 'SHAADI10', usageLimit: 50 })
  const free = {
    name: 'Free delivery',
    translations: [{ locale: 'HI' as const, name: 'मुफ़्त डिलीवरी' }],
    kind: 'FREE_DELIVERY' as const,
  }
  await addPromotion(owner, { ...free, minimumTotal: 50_000_00 })
}

/** A payment and an invoice for the shopper's order; returns the invoice's id. */
export async function keepAccounts(owner: ApiClient, orderId: string): Promise<string> {
  await recordPayment(owner, { orderId, amount: 5_000_00, method: 'UPI', reference: '431200019876' })
  const { invoice } = (await owner.mutate('issueInvoice', { orderId })) as { invoice: { id: string } }
  return invoice.id
}

/** The shopper's wishlist; returns the token of its link. */
export async function fillWishlist(shopper: ApiClient, productIds: string[]): Promise<string> {
  for (const id of productIds) await shopper.mutate('addToWishlist', { productId: id })
  return (await shopper.mutate('shareWishlist', {})).wishlist.shareToken
}

/** Gives the order's garments to a tailor, whose session is returned with the code of the first. */
export async function hireTailor(owner: ApiClient, guest: ApiClient, orderId: string) {
  const phone = newPhone()
  const { tailor } = (await owner.mutate('saveTailor', { name: 'रमेश', phone, language: 'HINDI', pin })) as {
    tailor: { id: string }
  }
  const garments = (await garmentsOf(owner, orderId)) as { id: string; code: string }[]
  const dueDate = new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10)
  for (const { id } of garments)
    await owner.mutate('assignGarment', { garmentId: id, tailorId: tailor.id, dueDate })
  const { token } = await guest.mutateOrThrow('logInTailor', { phone, pin })
  return { token, code: garments[0]!.code }
}
