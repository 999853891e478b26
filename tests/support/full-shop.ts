import { randomUUID } from 'node:crypto'
import type { Account } from './api-client.ts'
import { everyDay, saveSettings } from './appointments.ts'
import { addApiClient } from './api-clients.ts'
import { readymade } from './cart.ts'
import { dayAhead } from './days.ts'
import { addZone } from './delivery.ts'
import { say } from './feedback.ts'
import type { Arguments } from './field-walk.ts'
import { argumentsOf } from './full-shop-arguments.ts'
import { growCounter } from './full-shop-counter.ts'
import { heldSale } from './held-sales.ts'
import { registerForGst } from './invoices.ts'
import { moveAlong, orderCustom } from './order-changes.ts'
import { customer, orderProduct, readyDraft } from './orders.ts'
import { addPromotion } from './promotions.ts'
import type { Shop } from './shop.ts'
import { newPhone, signInTailor, type TailorClient } from './tailors.ts'

/** A shop with rows of every kind, to which `grow` adds one more of each. */
export interface FullShop {
  owner: Account
  meera: Account
  tailor: TailorClient
  grow: () => Promise<void>
  /** The arguments of its queries, with as many rows in each as it has grown. */
  args: () => Promise<Arguments>
}

export async function openFullShop(shop: Shop): Promise<FullShop> {
  const owner = await shop.admin()
  const meera = await shop.shopper('Meera')
  const tailor = await signInTailor(shop)
  await registerForGst(owner)
  await saveSettings(owner, { appointmentHours: everyDay(20), closedDays: [dayAhead(1), dayAhead(2)] })
  await addPromotion(owner, { name: 'For everybody', percent: 5 })
  const { wishlist } = await meera.mutate('shareWishlist', {})
  const shareBlouse = () =>
    meera.mutateOrThrow(
      'shareStyle',
      { customCategory: 'BLOUSE', style: ['front-neck-boat'] },
      'styleShare { token }',
    )
  const styleToken = (await shareBlouse())['styleShare'].token
  const { apiClient } = await addApiClient(shop, ['MANAGE_WEBHOOKS', 'READ_CATALOGUE'])
  const stage = await shop.db.workshopStage.findFirstOrThrow({ where: { kind: 'WORK' as const } })
  let size = 0

  const newProduct = (number: number) =>
    shop.product({
      productName: `Design ${number}`,
      readyMadePrice: 2_000_00,
      quantityInStock: 5,
      images: Array.from({ length: 2 }, (_, at) => ({ url: `https://pictures.example/${number}/${at}.jpg` })),
    })

  /** What shoppers do: an order that was delivered and returned in part, and one that was not, beside drafts and wishes. */
  async function growShopper(number: number): Promise<void> {
    const product = await newProduct(number)
    const sized = await shop.product({
      productName: `Sized ${number}`,
      readyMadePrice: 900_00,
      quantityInStock: 4,
      sizes: ['S', 'M'].map((label) => ({ label, chest: 90, quantityInStock: 2 })),
    })
    const soldOut = await shop.product({ productName: `Sold ${number}`, quantityInStock: 0 })
    await meera.mutate('addToWishlist', { productId: product.id })
    const order = await orderProduct(meera, product.id)
    await say(meera, { comments: `Lovely ${number}`, productId: product.id })
    const { email: _, ...address } = customer
    await meera.mutateOrThrow('saveAddress', { ...address, street: `${number} Hill Road` })
    await meera.mutate('saveMeasurementProfile', {
      person: `Person ${number}`,
      measurements: { unit: 'INCH', blouse: { chest: 36, waist: 120 } },
    })
    await (
      await shop.shopper(`Waiting ${number}`)
    ).mutateOrThrow('requestStockAlert', { productId: soldOut.id, contact: `waiting.${number}@example.com` })
    await meera.mutateOrThrow('submitUpiPayment', {
      orderId: order.id,
      amount: 100,
      utr: `4${String(number).padStart(11, '0')}`,
    })
    const two = { cartItems: [{ productId: product.id, productType: 'READYMADE' as const, quantity: 2 }] }
    const delivered = await orderProduct(meera, product.id, two)
    await moveAlong(owner, delivered.id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
    await owner.mutateOrThrow('recordPayment', {
      orderId: delivered.id,
      amount: delivered.totalToPay,
      method: 'CASH',
      idempotencyKey: randomUUID(),
    })
    await meera.mutateOrThrow('requestReturn', {
      orderId: delivered.id,
      wish: 'REFUND',
      items: [{ item: 0, quantity: 1 }],
      reason: 'Too wide',
    })
    await orderCustom(meera)
    await shareBlouse()
    await readyDraft(meera, product.id)
    await meera.mutate('addToCart', readymade(product.id))
    await meera.mutate('addToCart', { ...readymade(sized.id), size: 'M' })
  }

  async function growOffice(number: number): Promise<void> {
    await addPromotion(owner, { name: `Offer ${number}`, code: `CODE${number}` })
    await addZone(owner, { name: `Zone ${number}`, prefixes: number === 0 ? ['4'] : [String(500 + number)] })
    await owner.mutateOrThrow('saveStaffRole', { name: `Role ${number}`, permissions: ['MANAGE_ORDERS'] })
    await shop.staff(`Staff ${number}`)
    await owner.mutateOrThrow('saveShopDevice', { name: `Tablet ${number}`, lockAfterMinutes: 5 })
    await owner.mutateOrThrow('holdSale', heldSale({ label: `Sale ${number}`, customerId: meera.id }))
    await owner.mutateOrThrow('saveCustomer', {
      name: `Born today ${number}`,
      phone: newPhone(),
      birthday: dayAhead(0).slice(5),
    })
    await addApiClient(shop, ['READ_CATALOGUE'])
    const { tailor: another } = await owner.mutateOrThrow('saveTailor', {
      name: `Tailor ${number}`,
      phone: newPhone(),
      language: 'HINDI',
    })
    const rates = [{ category: 'BLOUSE' as const, stageId: stage.id, amount: 200_00 }]
    await owner.mutateOrThrow('savePieceRates', { tailorId: another.id, rates })
    await owner.mutateOrThrow('deductFromTailor', {
      tailorId: tailor.tailorId,
      amount: 100,
      reason: 'Late',
      idempotencyKey: `deduction ${number}`,
    })
    await owner.mutateOrThrow('recordExpense', {
      category: 'OTHER',
      amount: 100,
      method: 'CASH',
      idempotencyKey: `expense ${number}`,
    })
    await owner.mutateOrThrow('saveProductView', { name: `View ${number}`, parameters: 'status=DRAFT' })
    const [entry] = await shop.db.feedback.findMany({
      where: { productId: { not: null } },
      orderBy: { createdAt: 'desc' },
      take: 1,
    })
    await owner.mutate('replyToFeedback', { id: entry!.id, reply: 'Thank you' })
    await growRecords(number)
  }

  /** Rows that come with time. */
  async function growRecords(number: number): Promise<void> {
    const at = shop.now()
    for (const userId of [owner.id, meera.id])
      await shop.db.session.create({
        data: {
          userId,
          userAgent: 'Firefox',
          createdAt: at,
          lastUsedAt: at,
          expiresAt: new Date(at.getTime() + 2 * 86_400_000),
        },
      })
    const webhook = await shop.db.webhook.create({
      data: {
        clientId: apiClient.id,
        url: `https://receiver.example/${number}`,
        topics: ['PRODUCT_UPDATED'],
        secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
        createdAt: at,
      },
    })
    await shop.db.webhookDelivery.create({
      data: { webhookId: webhook.id, changedAt: at, createdAt: at, nextAttemptAt: at, status: 'FAILED' },
    })
    const { id: orderId } = await shop.db.order.findFirstOrThrow({ orderBy: { orderDate: 'desc' } })
    await shop.db.message.create({
      data: {
        event: 'READY',
        channel: 'EMAIL',
        recipient: 'asha@example.com',
        language: 'EN',
        body: 'Ready',
        status: 'FAILED',
        orderId,
        deduplicationKey: `failed ${number}`,
        createdAt: at,
        checkedAt: at,
      },
    })
    const noon = new Date(`${dayAhead(0)}T12:00:00+05:30`)
    await shop.db.appointment.create({
      data: {
        kind: 'FITTING',
        place: 'SHOP',
        startsAt: noon,
        endsAt: new Date(noon.getTime() + 1_800_000),
        seat: number + 1,
        customerName: `Appointed ${number}`,
        phone: '9876543210',
        orderId,
        bookedBy: 'SHOP',
        bookedAt: at,
        idempotencyKey: `appointment ${number}`,
        requestHash: '',
      },
    })
    const day = new Date(dayAhead(10 + number))
    await shop.db.festival.create({ data: { day, name: `Festival ${number}`, lastOrderDay: day } })
    const date = new Date(dayAhead(-100 + number))
    const counted = { openingCash: 0, cashReceived: 0, cashSpent: 0, countedCash: 0, cashTakenOut: 0 }
    await shop.db.dayClosing.create({
      data: {
        ...counted,
        date,
        firstDay: date,
        receipts: [],
        expenses: [],
        closedAt: at,
        closedById: owner.id,
        closedBy: 'Owner',
      },
    })
  }

  return {
    owner,
    meera,
    tailor,
    args: () => argumentsOf(shop, { meera, size, shareToken: wishlist.shareToken, styleToken }),
    grow: async () => {
      const number = size++
      await growShopper(number)
      await growCounter(shop, { owner, tailor, number })
      await growOffice(number)
    },
  }
}
