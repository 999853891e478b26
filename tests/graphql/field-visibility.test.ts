import { beforeAll, describe, expect, test } from 'vitest'
import { ApiScope, Permission } from '../../server/database/__generated__/prisma/enums.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { Json } from '../support/api-client.ts'
import { type Arguments, walkFields } from '../support/field-walk.ts'
import { garmentsOf } from '../support/garments.ts'
import { issueInvoice } from '../support/invoices.ts'
import { addMaterial, consumeMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { sendMutation } from '../support/send-mutation.ts'
import { openShop } from '../support/shop.ts'
import { newPhone, pin, logInTailor, saveTailor } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const day = new Date().toISOString().slice(0, 10)

const orderWork: Permission[] = [
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
]

type Reader = Permission | ApiScope | 'CUSTOMER' | 'TAILOR' | 'OWNER'

/**
 * Who may read each planted value, on whichever path, with this one permission or scope alone. Everybody not named must not. The
 * owner may read all but what nobody is shown.
 */
const readers: Record<string, readonly Reader[]> = {
  tailorPhone: ['MANAGE_ORDERS'],
  pieceRate: ['MANAGE_ORDERS'],
  rateOfStage: [],
  internalNote: [...orderWork, 'WRITE_ORDERS'],
  paymentNote: orderWork,
  trackingToken: [...orderWork, 'READ_ORDERS', 'WRITE_ORDERS', 'CUSTOMER'],
  invoiceToken: [...orderWork, 'CUSTOMER'],
  invoiceNumber: [...orderWork, 'READ_ORDERS', 'WRITE_ORDERS', 'CUSTOMER'],
  supplier: ['MANAGE_ORDERS'],
  staffEmail: [],
  staffRole: [],
  orderPhone: [...orderWork, 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  orderStreet: [...orderWork, 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  customerEmail: ['VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER', 'MODERATE_FEEDBACK'],
  familyProfile: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  fitNote: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'TAILOR'],
  messageBody: ['MANAGE_ORDERS'],
  draftDesign: ['EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS', 'WRITE_CATALOGUE'],
  externalRef: ['EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS', 'READ_CATALOGUE', 'WRITE_CATALOGUE'],
  apiKeyName: [],
  webhookUrl: [],
  coupon: ['MANAGE_PROMOTIONS'],
  expenseNote: ['RECORD_EXPENSES'],
  waiting: ['VIEW_CUSTOMERS'],
}

const planted: Record<string, string> = {
  internalNote: 'Planted-internal-note',
  paymentNote: 'Planted-payment-note',
  supplier: 'Planted-supplier',
  staffRole: 'Planted-staff-role',
  orderPhone: '9812345670',
  orderStreet: 'Planted-street',
  familyProfile: 'Planted-aunt',
  fitNote: 'Planted-fit-note',
  messageBody: 'Planted-message',
  draftDesign: 'Planted-draft',
  externalRef: 'Planted-reference',
  apiKeyName: 'Planted-program',
  webhookUrl: 'planted-webhook.example',
  coupon: 'PLANTED99',
  expenseNote: 'Planted-expense',
  waiting: 'planted.waiting@example.com',
  pieceRate: '7654321',
  rateOfStage: '8765432',
}

const tokens: Record<string, string | null> = { GUEST: null, STAFF: null }
let args: Arguments = {}

async function staffToken(name: string, permissions: Permission[]): Promise<string> {
  const account = await shop.staff(name)
  await shop.db.user.update({ where: { id: account.id }, data: { permissions, staffRoleId: null } })
  return account.token
}

async function plant() {
  const { db } = shop
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
  await moveAlong(owner, order.id, 'CONFIRMED')
  await sendMutation(
    owner,
    'addOrderNote',
    { orderId: order.id, text: planted['internalNote'] },
    'order { id }',
  )
  await recordPayment(owner, { orderId: order.id, amount: 1_00, note: planted['paymentNote'] })
  const phone = newPhone()
  planted['tailorPhone'] = phone
  const { tailor } = await saveTailor(owner, { name: 'Ramesh', phone, language: 'HINDI', pin })
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
  const material = await addMaterial(owner, 500, { supplier: planted['supplier'] })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: material.id, quantity: 100 })
  const { invoice } = await issueInvoice(owner, { orderId: order.id })
  planted['invoiceNumber'] = invoice.number
  planted['invoiceToken'] = shop.services.invoiceTokens.sign(invoice.id)
  planted['trackingToken'] = shop.services.trackingTokens.sign(order.id)
  await db.fitNote.create({
    data: { userId: meera.id, text: planted['fitNote']!, at: new Date(), name: 'Owner' },
  })
  await sendMutation(
    meera,
    'saveMeasurementProfile',
    { person: planted['familyProfile'], measurements: {} },
    'measurementProfile { id }',
  )
  await sendMutation(meera, 'addFeedback', { rating: 5, comments: 'Lovely' }, 'feedback { id }')
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
  await sendMutation(
    shop.guest(),
    'requestStockAlert',
    { productId: soldOut.id, contact: planted['waiting'] },
    'product { id }',
  )
  await sendMutation(
    owner,
    'savePromotion',
    { name: 'Ten', code: planted['coupon'], kind: 'PERCENT', percent: 10 },
    'promotion { id }',
  )
  await sendMutation(
    owner,
    'recordExpense',
    {
      category: 'OTHER',
      amount: 1_00,
      method: 'CASH',
      spentOn: day,
      note: planted['expenseNote'],
      idempotencyKey: crypto.randomUUID(),
    },
    'expense { id }',
  )
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
  args = {
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
  const session: Json = (await logInTailor(shop.guest(), { phone, pin })).data.logInTailor
  tokens['TAILOR'] = session.token
  tokens['CUSTOMER'] = meera.token
  tokens['STRANGER'] = (await shop.shopper('Kavita')).token
  tokens['OWNER'] = owner.token
  tokens['STAFF'] = await staffToken('Sunita', [])
  for (const permission of Object.values(Permission))
    tokens[permission] = await staffToken('Lata', [permission])
  for (const scope of Object.values(ApiScope)) tokens[scope] = (await addApiClient(shop, [scope])).key
}

beforeAll(plant, 120_000)

const everyone = [
  'GUEST',
  'STRANGER',
  'CUSTOMER',
  'TAILOR',
  'STAFF',
  ...Object.values(Permission),
  ...Object.values(ApiScope),
]

describe('what a walk over every field of every query reads', () => {
  test.each(everyone)('%s: what is for it, nothing else, and no fault', async (who) => {
    const { text, faults } = await walkFields(shop, tokens[who] ?? null, args)
    expect(faults).toEqual([])
    const found = Object.keys(readers).filter((name) => text.includes(planted[name]!))
    const allowed = Object.keys(readers).filter((name) => readers[name]!.includes(who as Reader))
    expect(found.filter((name) => !allowed.includes(name))).toEqual([])
    expect(allowed.filter((name) => !found.includes(name))).toEqual([])
  })

  test('the owner: everything', async () => {
    const { text, faults } = await walkFields(shop, tokens['OWNER']!, args)
    expect(faults).toEqual([])
    expect(Object.keys(readers).filter((name) => !text.includes(planted[name]!))).toEqual([])
  })
})
