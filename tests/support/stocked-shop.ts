import { randomUUID } from 'node:crypto'
import { garmentsOf } from './garments.ts'
import { addMaterial, consumeMaterial } from './materials.ts'
import { moveAlong } from './order-changes.ts'
import { orderProduct } from './orders.ts'
import { recordPayment } from './payments.ts'
import { addZone } from './delivery.ts'
import { addApiClient } from './api-clients.ts'
import { newPhone, pin } from './tailors.ts'
import type { Shop } from './shop.ts'

/** The ids by which the route table names what a page shows. */
export type Examples = Record<
  | 'orderId'
  | 'code'
  | 'materialId'
  | 'tailorId'
  | 'messageId'
  | 'customerId'
  | 'promotionId'
  | 'optionId'
  | 'zoneId'
  | 'productId'
  | 'invoiceId',
  string
>

/**
 * Adds at least one of everything that the admin pages list. All names are in Devanagari, so that Latin letters on a page
 * in Hindi are the shop's own.
 */
export async function stock(shop: Shop): Promise<Examples> {
  const { db } = shop
  const owner = await shop.admin()
  await db.user.update({ where: { id: owner.id }, data: { name: 'मालकिन' } })
  const meera = await shop.shopper('Meera')
  await db.user.update({ where: { id: meera.id }, data: { name: 'मीरा' } })
  const { id: productId } = await shop.product({
    productName: 'लाल साड़ी',
    description: 'हाथ से बनी',
    color: 'लाल',
    quantityInStock: 50,
  })
  const customer = {
    name: 'मीरा राव',
    email: meera.email,
    phone: '9876543210',
    street: 'हिल रोड',
    city: 'मुंबई',
    state: 'Maharashtra',
    pincode: '400050',
  }
  const order = await orderProduct(meera, productId, {
    orderType: 'TAILOR',
    cartItems: [{ productId, productType: 'TAILOR' }],
    customer,
  })
  await orderProduct(meera, productId, { customer })
  await moveAlong(owner, order.id, 'CONFIRMED')
  await owner.mutate('addOrderNote', { orderId: order.id, text: 'जल्दी' })
  await recordPayment(owner, { orderId: order.id, amount: 100_00, note: 'अग्रिम' })
  const { tailor } = await owner.mutate('saveTailor', {
    name: 'सलमा',
    phone: newPhone(),
    language: 'HINDI',
    pin,
  })
  const [garment] = await garmentsOf(owner, order.id)
  await db.garment.update({ where: { id: garment.id }, data: { tailorId: tailor.id, pieceRate: 500_00n } })
  const material = await addMaterial(owner, 500, { name: 'रेशम', supplier: 'कपड़ा घर' })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: material.id, quantity: 100 })
  const { invoice } = await owner.mutate('issueInvoice', { orderId: order.id })
  await meera.mutate('addFeedback', { rating: 5, comments: 'बहुत सुंदर' })
  const soldOut = await shop.product({ productName: 'नीली साड़ी', availabilityStatus: 'OUT_OF_STOCK' })
  await shop.guest().mutate('requestStockAlert', { productId: soldOut.id, contact: 'meera@example.com' })
  const { promotion } = await owner.mutate('savePromotion', {
    name: 'दिवाली',
    code: 'DIWALI10',
    kind: 'PERCENT',
    percent: 10,
  })
  const zone = await addZone(owner, { name: 'मुंबई', prefixes: ['4'] })
  await owner.mutate('recordExpense', {
    category: 'OTHER',
    amount: 1_00,
    method: 'CASH',
    spentOn: shop.now().toISOString().slice(0, 10),
    note: 'चाय',
    idempotencyKey: randomUUID(),
  })
  await addApiClient(shop, ['READ_CATALOGUE'], { name: 'मोबाइल' })
  const message = await db.message.create({
    data: {
      event: 'READY',
      channel: 'WHATSAPP',
      recipient: customer.phone,
      language: 'HI',
      body: 'आपका ऑर्डर तैयार है',
      status: 'TO_SEND',
      orderId: order.id,
      deduplicationKey: 'ready',
      createdAt: shop.now(),
      checkedAt: shop.now(),
    },
    select: { id: true },
  })
  return {
    orderId: order.id,
    code: garment.code,
    materialId: material.id,
    tailorId: tailor.id,
    messageId: message.id,
    customerId: meera.id,
    promotionId: promotion.id,
    optionId: 'front-neck-boat',
    zoneId: zone['id'],
    productId,
    invoiceId: invoice.id,
  }
}
