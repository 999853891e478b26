import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { Account, type Json } from './api-client.ts'
import { createTestDatabase } from './database.ts'
import { registerForGst } from './invoices.ts'
import { addMaterial, consumeMaterial } from './materials.ts'
import { moveAlong, orderCustom, orderTailored } from './order-changes.ts'
import { takeOrder } from './order-edits.ts'
import { orderProduct, placingOf, readyDraft } from './orders.ts'
import { type FaultyOrders, plantFaults } from './plant-faults.ts'
import { recordPayment } from './payments.ts'
import { addPromotion } from './promotions.ts'
import { openShop, type Shop } from './shop.ts'
import { signInTailor, TailorClient } from './tailors.ts'

export interface FaultyShop {
  shop: Shop
  owner: Account
  meera: Account
  tailor: TailorClient
  orders: FaultyOrders
}

/** A shop with rows that it doesn't write itself: of wrong amounts and days, and with texts as people pasted them. */
export async function openFaultyShop(): Promise<FaultyShop> {
  const database = await createTestDatabase()
  const before = await openShop({ database })
  const [owner, meera] = [await before.admin(), await before.shopper('Meera')]
  const tailor = await signInTailor(before)
  const orders = await trade(before, owner, meera, tailor)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await plantFaults(client, orders, owner.id)
  await client.end()
  const shop = await openShop({ database, env: { PUBLIC_URL: 'https://shop.example' } })
  const at = (who: Account) => new Account(shop.url, who.token, who)
  return {
    shop,
    owner: at(owner),
    meera: at(meera),
    tailor: new TailorClient(shop.url, tailor.token!, tailor.tailorId),
    orders,
  }
}

/** What the shop did before. */
async function trade(
  shop: Shop,
  owner: Account,
  meera: Account,
  tailor: TailorClient,
): Promise<FaultyOrders> {
  await registerForGst(owner)
  const saree = await shop.product({
    productName: 'Rani saree',
    images: [{ url: 'https://cdn.example/saree.jpg', alt: 'Front' }],
    category: 'SAREE' as const,
    readyMadePrice: 3_000_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 50,
  })
  const blouse = await shop.product({
    productName: 'Maroon blouse',
    category: 'BLOUSE' as const,
    readyMadePrice: 1_000_00,
    tailorPrice: 2_749_50,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 50,
  })
  const bought = async (): Promise<string> => {
    const { id } = await orderProduct(meera, saree.id)
    await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
    return id
  }
  const withCoupon = async (code: string): Promise<{ id: string; promotionId: string }> => {
    const promotion = await addPromotion(owner, {
      name: `Half ${code}`,
      code,
      kind: 'PERCENT',
      percent: 50,
      categories: ['BLOUSE'],
    })
    await meera.mutate('addToCart', { productId: blouse.id, productType: 'READYMADE' })
    await meera.mutate('applyCoupon', { code })
    const cartItems = [saree, blouse].map(({ id }) => ({ productId: id, productType: 'READYMADE' as const }))
    const draft = await readyDraft(meera, saree.id, { cartItems })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    await owner.mutate('issueInvoice', { orderId: order.id })
    return { id: order.id, promotionId: promotion.id }
  }
  const spread = await withCoupon('HALF1')
  const other = await withCoupon('HALF2')
  await owner.mutate('deletePromotion', { id: other.promotionId })

  const negative = await bought()
  await recordPayment(owner, { orderId: negative, amount: 1_000_00 })
  const { id: stale } = await orderTailored(meera, blouse.id)
  await moveAlong(owner, stale, 'CONFIRMED', 'STITCHING', 'READY', 'DISPATCHED', 'DELIVERED')
  await recordPayment(owner, { orderId: stale, amount: 2_750_00 })

  const { customer }: Json = await owner.mutate('saveCustomer', { name: 'Asha Patil', phone: '9876543210' })
  const { id: ownCloth } = await takeOrder(owner, {
    customerId: customer.id,
    lines: [
      { garmentId: 'lehenga', price: 3_750_00, clothMetres: 4.5, note: 'Wide' },
      { garmentId: 'saree' },
    ],
    payment: { amount: 500_00, method: 'CASH' },
  })
  await owner.mutate('issueInvoice', { orderId: ownCloth })

  const measurements = { blouse: { unit: 'INCH' as const, chest: '36 1/2', waist: '30' } }
  const unmeasured = await takeOrder(owner, {
    customerId: customer.id,
    lines: [
      { garmentId: 'blouse', measurements },
      { garmentId: 'blouse', measurements },
    ],
  })
  const [garment] = unmeasured.garments
  await owner.mutate('assignGarment', { garmentId: garment!.id, tailorId: tailor.tailorId })
  const material = await addMaterial(owner, 500, { supplier: 'Kanha Textiles' })
  await consumeMaterial(owner, { garmentId: garment!.id, materialId: material.id, quantity: 100 })
  await owner.mutate('addAlteration', { orderId: unmeasured.id, details: 'Take in the waist.' })
  await meera.mutate('saveMeasurementProfile', { person: 'Aunt', measurements: { blouse: { chest: 92 } } })
  await orderCustom(meera)

  const returned = await bought()
  await owner.mutate('issueInvoice', { orderId: returned })
  const { order } = await owner.mutate('requestReturn', {
    orderId: returned,
    wish: 'REFUND',
    items: [{ item: 0, quantity: 1 }],
    reason: 'Too long',
  })
  const { id } = order.returns[0]!
  await owner.mutate('receiveReturn', { id })
  await owner.mutate('acceptReturn', { id, restock: [{ item: 0, quantity: 1 }] })

  const soldOut = await shop.product({ productName: 'Sold out', quantityInStock: 0 })
  await shop.guest().mutate('requestStockAlert', { productId: soldOut.id, contact: '9812345678' })
  await owner.mutate('recordExpense', {
    category: 'CLOTH',
    amount: 200_00,
    method: 'CASH',
    payee: 'Kanha',
    idempotencyKey: randomUUID(),
  })
  await meera.mutate('addFeedback', { rating: 5, comments: 'Lovely' })
  return {
    negative,
    stale,
    spread: spread.id,
    spreadWithoutCoupon: other.id,
    ownCloth,
    unmeasured: unmeasured.id,
    returned,
  }
}
