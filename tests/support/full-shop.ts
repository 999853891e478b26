import { addToCart, readymade } from './cart.ts'
import type { Account, Json } from './api-client.ts'
import { addApiClient } from './api-clients.ts'
import { addZone } from './delivery.ts'
import { changeFeedback, say } from './feedback.ts'
import { garmentsOf } from './garments.ts'
import { issueInvoice, registerForGst } from './invoices.ts'
import { addMaterial, consumeMaterial } from './materials.ts'
import { saveProfile } from './measurement-profiles.ts'
import { takeOrder } from './order-edits.ts'
import { moveAlong } from './order-changes.ts'
import { orderProduct, readyDraft } from './orders.ts'
import { recordPayment } from './payments.ts'
import { mergeCustomers, saveCustomer } from './people.ts'
import { addPromotion } from './promotions.ts'
import { requestReturn } from './returns.ts'
import { sendMutation } from './send-mutation.ts'
import type { Shop } from './shop.ts'
import { newPhone, signInTailor, type TailorClient } from './tailors.ts'
import { recordNote } from './voice-notes.ts'
import { wish } from './wishlist.ts'

/** A shop with rows of every kind, to which `grow` adds one more of each. */
export interface FullShop {
  owner: Account
  meera: Account
  tailor: TailorClient
  grow: () => Promise<void>
}

const sentOrThrown = async (result: Promise<Json>): Promise<Json> => {
  const { errors, userErrors, ...rest } = await result
  if (errors || userErrors?.length > 0) throw new Error(JSON.stringify(errors ?? userErrors))
  return rest
}

export async function openFullShop(shop: Shop): Promise<FullShop> {
  const owner = await shop.admin()
  const meera = await shop.shopper('Meera')
  const tailor = await signInTailor(shop)
  await registerForGst(owner)
  const stage = await shop.db.workshopStage.findFirstOrThrow({ where: { kind: 'WORK' } })
  const rates = [{ category: 'BLOUSE', stageId: stage.id, amount: 200_00 }]
  await sentOrThrown(
    sendMutation(owner, 'savePieceRates', { tailorId: tailor.tailorId, rates }, 'tailor { id }'),
  )
  let size = 0

  const send = (who: Account, mutation: string, input: Json, fields: string) =>
    sentOrThrown(sendMutation(who, mutation, input, fields))

  /** What a shopper does: an order that was delivered, and one that was not. */
  async function growShopper(number: number): Promise<Json> {
    const product = await shop.product({
      productName: `Design ${number}`,
      readyMadePrice: 2_000_00,
      quantityInStock: 2,
      sizes: [],
    })
    const soldOut = await shop.product({ productName: `Sold ${number}`, quantityInStock: 0 })
    await addToCart(meera, readymade(product.id))
    await wish(meera, product.id)
    const order = await orderProduct(meera, product.id)
    await readyDraft(meera, product.id)
    await say(meera, { comments: `Lovely ${number}`, productId: product.id })
    await saveProfile(meera, {
      person: `Person ${number}`,
      measurements: { unit: 'INCH', blouse: { chest: 36, waist: 30 } },
    })
    await send(
      await shop.shopper(`Waiting ${number}`),
      'requestStockAlert',
      { productId: soldOut.id, contact: `waiting.${number}@example.com` },
      'product { id }',
    )
    await send(
      meera,
      'submitUpiPayment',
      { orderId: order.id, amount: 100, utr: `4${String(number).padStart(11, '0')}` },
      'order { id }',
    )
    const delivered = await orderProduct(meera, product.id)
    await moveAlong(owner, delivered.id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
    await sentOrThrown(recordPayment(owner, { orderId: delivered.id, amount: delivered.totalToPay }))
    await sentOrThrown(
      requestReturn(meera, {
        orderId: delivered.id,
        wish: 'REFUND',
        items: [{ item: 0, quantity: 1 }],
        reason: 'Too wide',
      }),
    )
    return order
  }

  /** What the shop does for a customer without an account: a garment that is sewn. */
  async function growCounter(number: number): Promise<void> {
    const phone = newPhone()
    const named = async (name: string, own = phone) =>
      (await saveCustomer(owner, { name, phone: own })).payload.customer
    const asha = await named(`Asha ${number}`)
    await named(`Namesake ${number}`)
    const duplicate = await named(`Duplicate ${number}`)
    await sentOrThrown(mergeCustomers(owner, { customerId: asha.id, duplicateId: duplicate.id }))
    const order = await takeOrder(owner, {
      customerId: asha.id,
      lines: [{ garmentId: 'blouse', measurements: { unit: 'INCH', blouse: { chest: 36 } } }],
    })
    const [garment] = await garmentsOf(owner, order.id)
    await send(
      owner,
      'assignGarment',
      { garmentId: garment!.id, tailorId: tailor.tailorId, dueDate: '2099-12-01' },
      'garment { id }',
    )
    const material = await addMaterial(owner, 1_000, { name: `Silk ${number}` })
    await consumeMaterial(owner, { garmentId: garment!.id, materialId: material.id, quantity: 10 })
    await recordNote(owner, garment!.id)
    await send(
      owner,
      'addAlteration',
      { orderId: order.id, garmentId: garment!.id, details: 'Take in', tailorId: tailor.tailorId },
      'order { id }',
    )
    await send(
      owner,
      'addFitNote',
      { customerId: asha.id, text: `Broad shoulders ${number}` },
      'customer { id }',
    )
    await send(owner, 'addOrderNote', { orderId: order.id, text: `Note ${number}` }, 'order { id }')
    await sentOrThrown(recordPayment(owner, { orderId: order.id, amount: 10_00 }))
    await sentOrThrown(issueInvoice(owner, { orderId: order.id, placeOfSupply: '27' }))
  }

  async function growOffice(number: number): Promise<void> {
    await addPromotion(owner, { name: `Offer ${number}`, code: `CODE${number}` })
    await addZone(owner, {
      name: `Zone ${number}`,
      prefixes: ['4', String(500 + number)].slice(number ? 1 : 0),
    })
    await send(
      owner,
      'saveStaffRole',
      { name: `Role ${number}`, permissions: ['MANAGE_ORDERS'] },
      'staffRole { id }',
    )
    await shop.staff(`Staff ${number}`)
    await addApiClient(shop, ['READ_CATALOGUE'])
    await sentOrThrown(
      sendMutation(
        owner,
        'saveTailor',
        { name: `Tailor ${number}`, phone: newPhone(), language: 'HINDI' },
        'tailor { id }',
      ),
    )
    await send(
      owner,
      'recordExpense',
      { category: 'OTHER', amount: 100, method: 'CASH', idempotencyKey: `expense ${number}` },
      'expense { id }',
    )
    await send(
      owner,
      'saveProductView',
      { name: `View ${number}`, parameters: 'status=DRAFT' },
      'productView { id }',
    )
    const [entry] = await shop.db.feedback.findMany({ orderBy: { createdAt: 'desc' }, take: 1 })
    await changeFeedback(owner, 'replyToFeedback', { id: entry!.id, reply: 'Thank you' })
    const user = await shop.db.user.findFirstOrThrow({ where: { id: meera.id } })
    await shop.db.session.create({
      data: {
        userId: owner.id,
        userAgent: 'Firefox',
        createdAt: shop.now(),
        lastUsedAt: shop.now(),
        expiresAt: new Date(shop.now().getTime() + 86_400_000 * (2 + user.tokenVersion)),
      },
    })
  }

  return {
    owner,
    meera,
    tailor,
    grow: async () => {
      const number = size++
      await growShopper(number)
      await growCounter(number)
      await growOffice(number)
    },
  }
}
