import { ApiScope, Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { addApiClient } from './api-clients.ts'
import type { Account, Json } from './api-client.ts'
import type { Arguments } from './field-walk.ts'
import { garmentsOf } from './garments.ts'
import { addMaterial, consumeMaterial } from './materials.ts'
import { moveAlong } from './order-changes.ts'
import { orderProduct } from './orders.ts'
import { recordPayment } from './payments.ts'
import { newPlantedValues, type PlantedValues } from './planted-values.ts'
import type { Shop } from './shop.ts'
import { newPhone, pin } from './tailors.ts'

/** A shop with a private value of each kind, and somebody of each role, permission and scope. */
export interface PlantedShop {
  planted: PlantedValues
  /** The arguments of queries that lead to the values. */
  args: Arguments
  /** By the names of `Reader`; null for a guest. */
  tokens: Record<string, string | null>
  /** Whose values they are. */
  meera: Account
  order: Json
  garment: Json
  tailor: Json
  material: Json
  invoice: Json
  productId: string
}

export const everyone = [
  'GUEST',
  'STRANGER',
  'CUSTOMER',
  'TAILOR',
  'STAFF',
  ...Object.values(Permission),
  ...Object.values(ApiScope),
]

async function staffToken(shop: Shop, name: string, permissions: Permission[]): Promise<string> {
  const account = await shop.staff(name)
  await shop.db.user.update({ where: { id: account.id }, data: { permissions, staffRoleId: null } })
  return account.token
}

export async function plantShop(shop: Shop): Promise<PlantedShop> {
  const { db } = shop
  const owner = await shop.admin()
  const day = new Date().toISOString().slice(0, 10)
  const planted = newPlantedValues()
  const tokens: Record<string, string | null> = { GUEST: null, STAFF: null }
  const meera = await shop.shopper('Meera')
  planted['customerEmail'] = meera.email
  const { id: productId } = await shop.product({ quantityInStock: 50, externalRef: planted['externalRef'] })
  await shop.product({ productStatus: 'DRAFT', productName: planted['draftDesign'] })
  const order = await orderProduct(meera, productId, {
    orderType: 'TAILOR',
    cartItems: [{ productId, productType: 'TAILOR' }],
    customer: {
      name: 'Meera Rao',
      email: 'contact@example.com',
      phone: planted['orderPhone'],
      street: planted['orderStreet'],
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    },
  })
  const rekha = await shop.staff('Rekha')
  planted['staffEmail'] = rekha.email
  const role = await db.staffRole.create({ data: { name: planted['staffRole']!, permissions: [] } })
  await db.user.update({
    where: { id: rekha.id },
    data: { staffRoleId: role.id, phone: planted['orderPhone'] },
  })
  await db.user.update({ where: { id: meera.id }, data: { phone: planted['orderPhone'] } })
  const { version } = await moveAlong(owner, order.id, 'CONFIRMED')
  // Also in the history of the order.
  const lines = [{ position: 0, quantity: 1, note: planted['lineNote'] }]
  await owner.mutate('editOrder', { orderId: order.id, version, lines })
  await owner.mutate('addOrderNote', { orderId: order.id, text: planted['internalNote']! })
  await recordPayment(owner, { orderId: order.id, amount: 1_00, note: planted['paymentNote'] })
  const phone = newPhone()
  planted['tailorPhone'] = phone
  const { tailor } = await owner.mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
  const [garment] = await garmentsOf(owner, order.id)
  await db.garment.update({
    where: { id: garment.id },
    data: { tailorId: tailor.id, pieceRate: BigInt(planted['pieceRate']!) },
  })
  await db.pieceRate.create({
    data: {
      tailorId: tailor.id,
      category: 'SAREE',
      stageId: garment.status,
      amount: BigInt(planted['rateOfStage']!),
    },
  })
  const material = await addMaterial(owner, 500, {
    supplier: planted['supplier'],
    price: Number(planted['materialPrice']),
  })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: material.id, quantity: 100 })
  const { invoice } = await owner.mutate('issueInvoice', { orderId: order.id })
  planted['invoiceNumber'] = invoice.number
  planted['invoiceToken'] = shop.services.invoiceTokens.sign(invoice.id)
  planted['trackingToken'] = shop.services.trackingTokens.sign(order.id)
  await db.fitNote.create({
    data: { userId: meera.id, text: planted['fitNote']!, at: new Date(), name: 'Owner' },
  })
  await meera.mutate('saveMeasurementProfile', { person: planted['familyProfile'], measurements: {} })
  await meera.mutate('addFeedback', { rating: 5, comments: 'Lovely' })
  await db.message.create({
    data: {
      event: 'READY',
      channel: 'WHATSAPP',
      recipient: planted['orderPhone']!,
      language: 'EN',
      body: planted['messageBody']!,
      status: 'SENT',
      orderId: order.id,
      deduplicationKey: 'planted',
      createdAt: new Date(),
      checkedAt: new Date(),
    },
  })
  const soldOut = await shop.product({ availabilityStatus: 'OUT_OF_STOCK' })
  await shop.guest().mutate('requestStockAlert', { productId: soldOut.id, contact: planted['stockAlert']! })
  await owner.mutate('savePromotion', { name: 'Ten', code: planted['coupon'], kind: 'PERCENT', percent: 10 })
  await owner.mutate('recordExpense', {
    category: 'OTHER',
    amount: 1_00,
    method: 'CASH',
    spentOn: day,
    note: planted['expenseNote'],
    idempotencyKey: crypto.randomUUID(),
  })
  const { apiClient } = await addApiClient(shop, ['MANAGE_WEBHOOKS', 'READ_CATALOGUE'], {
    name: planted['apiKeyName'],
  })
  await db.webhook.create({
    data: {
      clientId: apiClient.id,
      url: `https://${planted['webhookUrl']}/`,
      topics: ['PRODUCT_UPDATED'],
      secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
      createdAt: new Date(),
    },
  })
  const page = '(first: 5)'
  const args: Arguments = {
    'Query.order': `(id: "${order.id}")`,
    'Query.garment': `(code: "${garment.code}")`,
    'Query.customer': `(id: "${meera.id}")`,
    'Query.invoice': `(id: "${invoice.id}")`,
    'Query.material': `(id: "${material.id}")`,
    'Query.node': `(id: "${order.id}")`,
    'Query.nodes': `(ids: ["${order.id}", "${meera.id}", "${rekha.id}", "${invoice.id}"])`,
    'Query.orders': '(where: { mine: false }, first: 5)',
    'Query.orderDrafts': '(where: { mine: false }, first: 5)',
    'Query.changes': '(of: CUSTOMER, first: 100)',
    'Query.invoices': `(from: "${day}", to: "${day}", first: 5)`,
    'Query.dayClosing': `(date: "${day}")`,
    'Query.monthResult': `(month: "${day}")`,
    'Query.report': `(by: CATEGORY, from: "${day}", to: "${day}")`,
    'Query.product': `(id: "${productId}")`,
    'Query.customers': page,
    'Query.notifications': '(endpoint: "x")',
  }
  const session: Json = (await shop.guest().mutate('logInTailor', { phone, pin })).data.logInTailor
  tokens['TAILOR'] = session.token
  tokens['CUSTOMER'] = meera.token
  tokens['STRANGER'] = (await shop.shopper('Kavita')).token
  tokens['OWNER'] = owner.token
  tokens['STAFF'] = await staffToken(shop, 'Sunita', [])
  for (const permission of Object.values(Permission))
    tokens[permission] = await staffToken(shop, 'Lata', [permission])
  for (const scope of Object.values(ApiScope)) tokens[scope] = (await addApiClient(shop, [scope])).key
  return { planted, args, tokens, meera, order, garment, tailor, material, invoice, productId }
}
