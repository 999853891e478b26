import { randomUUID } from 'node:crypto'
import type { Message } from '../../server/platform/database/__generated__/prisma/client.ts'
import type { Json } from './api-client.ts'
import { appointmentInputs } from './appointments.ts'
import { dayAhead } from './days.ts'
import { addPhoto } from './garment-photos.ts'
import { heldSale } from './held-sales.ts'
import { moveAlong, orderCustom } from './order-changes.ts'
import { takeOrder } from './order-edits.ts'
import { orderProduct } from './orders.ts'
import type { PlantedShop } from './planted-shop.ts'
import type { Shop } from './shop.ts'
import { newPhone, pin } from './tailors.ts'
import { recordNote } from './voice-notes.ts'

/** By the mutation, what makes an input that those who may send it can send again and again. */
export type PayloadInputs = Record<string, () => Json>

/** Of a version that there never was: the payload has the thing as it is. */
const outdated = { version: 999 }
const key = () => ({ idempotencyKey: randomUUID() })

/** The columns of a message like this one. */
const copyOf = ({ channel, recipient, language, body, createdAt, checkedAt }: Message) => ({
  channel,
  recipient,
  language,
  body,
  createdAt,
  checkedAt,
})

/** The inputs of the mutations whose payloads lead to other things than the sender's own account. */
export async function payloadInputs(shop: Shop, plants: PlantedShop): Promise<PayloadInputs> {
  const { db } = shop
  const owner = await shop.admin()
  const { meera, productId, garment, material, tailor, order } = plants
  const tailored = {
    orderType: 'TAILOR' as const,
    cartItems: [{ productId, productType: 'TAILOR' as const }],
  }
  const open = await orderProduct(meera, productId, tailored)
  await moveAlong(owner, open.id, 'CONFIRMED')
  const done = await orderProduct(meera, productId, {
    cartItems: [{ productId, productType: 'READYMADE', quantity: 40 }],
  })
  await moveAlong(owner, done.id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  const custom = await orderCustom(meera)
  const product = await db.product.findFirstOrThrow({ where: { productStatus: 'DRAFT' } })
  const soldOut = await db.stockAlert.findFirstOrThrow()
  const versionOf = async (id: string) => (await db.order.findUniqueOrThrow({ where: { id } })).version
  const ownCloth = async () =>
    takeOrder(owner, {
      customerId: meera.id,
      lines: [{ garmentId: 'blouse', isOwnCloth: true, clothMetres: 1 }],
    })
  const newest = { orderBy: { at: 'desc' as const } }
  const feedback = await db.feedback.findFirstOrThrow({ where: { userId: meera.id } })
  const message = await db.message.findFirstOrThrow({ where: { body: plants.planted['messageBody']! } })

  const held = async (): Promise<string> =>
    (await owner.mutateOrThrow('holdSale', heldSale({ customerId: meera.id }), 'heldSale { id }'))['heldSale']
      .id

  const claimed = async () => {
    const utr = `3${String(Date.now() % 1e11).padStart(11, '0')}`
    await meera.mutateOrThrow('submitUpiPayment', { orderId: open.id, amount: 100, utr })
    return db.upiClaim.findFirstOrThrow({ orderBy: { submittedAt: 'desc' } })
  }
  const paid = async () =>
    (await owner.mutateOrThrow('recordPayment', { orderId: open.id, amount: 200, method: 'CASH', ...key() }))[
      'payment'
    ].id
  const invoiced = async () => {
    const { id } = await orderProduct(meera, productId, tailored)
    return (await owner.mutateOrThrow('issueInvoice', { orderId: id }))['invoice'].id
  }
  const returning = async () => {
    const items = [{ item: 0, quantity: 1 }]
    await meera.mutateOrThrow('requestReturn', {
      orderId: done.id,
      wish: 'REFUND',
      items,
      reason: 'Too wide',
    })
    return (await db.orderReturn.findFirstOrThrow({ orderBy: { requestedAt: 'desc' } })).id
  }
  const received = async () => {
    const id = await returning()
    await owner.mutateOrThrow('receiveReturn', { id })
    return id
  }
  const altered = async () => {
    await owner.mutateOrThrow('addAlteration', { orderId: order.id, details: 'Take in' })
    return db.alteration.findFirstOrThrow({ orderBy: { requestedAt: 'desc' } })
  }
  const { styleShare } = await meera.mutateOrThrow(
    'shareStyle',
    { customCategory: 'BLOUSE', style: [] },
    'styleShare { token }',
  )
  const expense = { category: 'OTHER' as const, amount: 100, method: 'CASH' as const }

  return {
    ...ofOrders(),
    ...appointmentInputs(shop, owner, open.id),
    ...ofMoney(),
    ...ofWorkshop(),
    ...ofOthers(),
  }

  function ofOrders(): PayloadInputs {
    return {
      createOrder: () => ({ customerId: meera.id, lines: [{ garmentId: 'blouse' }], ...key() }),
      editOrder: async () => ({
        orderId: open.id,
        version: await versionOf(open.id),
        specialInstructions: 'Call first',
        dryRun: true,
      }),
      returnCloth: async () => {
        const { id, version } = await ownCloth()
        return { orderId: id, version, position: 0, isReturned: true }
      },
      moveOrder: () => ({ id: open.id, ...outdated, to: 'MEASURED' }),
      handOverOrder: () => ({ id: open.id, ...outdated }),
      setDeliveryDate: () => ({ id: open.id, ...outdated, deliveryDate: null }),
      addOrderNote: () => ({ orderId: order.id, text: 'Noted' }),
      undoOrderMove: () => ({ id: open.id, ...outdated }),
      quoteOrder: () => ({ id: custom.id, ...outdated, totalPrice: 1_000_00, delivery: 0 }),
      acceptQuote: () => ({ id: custom.id, ...outdated, confirmedTotal: 1 }),
      agreeToEdits: () => ({ id: open.id, ...outdated }),
      cancelOrder: () => ({ id: done.id }),
      giveMeasurements: () => ({ id: open.id, measurements: { blouse: { chest: 90 } } }),
      requestAlteration: () => ({ orderId: done.id, details: 'Shorten' }),
      addAlteration: () => ({ orderId: order.id, details: 'Take in' }),
      completeAlteration: async () => ({ orderId: order.id, alterationId: (await altered()).id }),
      assignAlteration: async () => {
        const { id, version } = await altered()
        return { alterationId: id, version, tailorId: tailor.id }
      },
      requestReturn: () => ({
        orderId: done.id,
        wish: 'REFUND',
        items: [{ item: 0, quantity: 1 }],
        reason: 'Too wide',
      }),
      receiveReturn: async () => ({ id: await returning() }),
      rejectReturn: async () => ({ id: await received(), reason: 'Worn' }),
      saveOrderDraft: () => ({ orderType: 'CUSTOM' }),
      shareStyle: () => ({ customCategory: 'BLOUSE', style: [] }),
      voteOnStyle: () => ({ token: styleShare.token, likes: true }),
      orderSharedStyle: () => ({ token: styleShare.token }),
      orderAgain: () => ({ orderId: done.id }),
      placeOrder: async () => {
        const draft = await db.orderDraft.findFirst({ where: { userId: meera.id } })
        return { draftId: draft?.id ?? order.id, ...outdated, ...key() }
      },
    }
  }

  function ofMoney(): PayloadInputs {
    return {
      recordPayment: () => ({ orderId: open.id, amount: 100, method: 'CASH', ...key() }),
      recordRefund: async () => {
        await paid()
        return { orderId: open.id, amount: 100, method: 'CASH', confirmedExcess: true, ...key() }
      },
      reversePayment: async () => ({ paymentId: await paid(), reason: 'Mistyped' }),
      settleOnlineRefund: () => ({ orderId: open.id, wasMade: false }),
      submitUpiPayment: () => ({
        orderId: open.id,
        amount: 100,
        utr: `2${String(Date.now() % 1e11).padStart(11, '0')}`,
      }),
      confirmUpiPayment: async () => ({ id: (await claimed()).id }),
      rejectUpiPayment: async () => ({ id: (await claimed()).id, reason: 'Not found' }),
      discountOrder: async () => ({ id: open.id, ...outdated, amount: 100, reason: 'Regular' }),
      issueInvoice: () => ({ orderId: order.id }),
      issueCreditNote: async () => ({ invoiceId: await invoiced(), amount: 100, reason: 'Late' }),
      correctInvoice: async () => ({ invoiceId: await invoiced(), reason: 'Wrong name' }),
      holdSale: () => heldSale({ customerId: meera.id }),
      takeUpSale: async () => ({ id: await held(), ...key() }),
      recordExpense: () => ({ ...expense, ...key() }),
      reverseExpense: async () => ({
        expenseId: (await owner.mutateOrThrow('recordExpense', { ...expense, ...key() }))['expense'].id,
        reason: 'Twice',
      }),
      closeDay: () => ({ date: dayAhead(-300), countedCash: 0, openingCash: 0 }),
      payTailor: async () => {
        await db.tailorDue.create({
          data: {
            tailorId: tailor.id,
            garmentId: garment.id,
            stageId: garment.status,
            amount: 100n,
            earnedAt: new Date(),
          },
        })
        return { tailorId: tailor.id, amount: 100, method: 'CASH', ...key() }
      },
      advanceTailor: () => ({ tailorId: tailor.id, amount: 100, method: 'CASH', ...key() }),
      deductFromTailor: () => ({ tailorId: tailor.id, amount: 100, reason: 'Late', ...key() }),
      reverseTailorDeduction: async () => {
        await owner.mutateOrThrow('deductFromTailor', {
          tailorId: tailor.id,
          amount: 100,
          reason: 'Late',
          ...key(),
        })
        const { id } = await db.tailorEntry.findFirstOrThrow({ orderBy: { recordedAt: 'desc' } })
        return { deductionId: id, reason: 'Not late' }
      },
      savePromotion: () => ({ name: `Offer ${randomUUID()}`, kind: 'PERCENT', percent: 5 }),
    }
  }

  function ofWorkshop(): PayloadInputs {
    return {
      moveGarment: () => ({ garmentId: garment.id, ...outdated, to: 'CUTTING' }),
      undoGarmentMove: () => ({ garmentId: garment.id, ...outdated }),
      assignGarment: () => ({ garmentId: garment.id, ...outdated, tailorId: tailor.id }),
      moveTailorGarment: () => ({ garmentId: garment.id, ...outdated }),
      undoTailorGarmentMove: () => ({ garmentId: garment.id, ...outdated }),
      changeGarments: () => ({ garmentIds: [garment.id], dueDate: dayAhead(20) }),
      deleteVoiceNote: async () => ({ voiceNoteId: (await recordNote(owner, garment.id)).body.id }),
      shareGarmentPhoto: async () => ({ photoId: await addPhoto(owner, garment.id), isShared: true }),
      deleteGarmentPhoto: async () => ({ photoId: await addPhoto(owner, garment.id) }),
      saveMaterial: () => ({ name: `Silk ${randomUUID()}`, kind: 'FABRIC', unit: 'METRE' }),
      buyMaterial: () => ({ materialId: material.id, quantity: 100, ...key() }),
      correctMaterial: () => ({ materialId: material.id, counted: 5_000, reason: 'Counted', ...key() }),
      consumeMaterial: () => ({ garmentId: garment.id, materialId: material.id, quantity: 1, ...key() }),
      returnMaterial: () => ({ garmentId: garment.id, materialId: material.id, quantity: 1, ...key() }),
      logInTailor: () => ({ phone: plants.planted['tailorPhone'], pin }),
      saveWorkshop: () => ({ ...outdated, weeklyCapacity: 20, festivals: [] }),
    }
  }

  function ofOthers(): PayloadInputs {
    return {
      saveCustomer: () => ({ name: 'Asha', phone: newPhone() }),
      addFitNote: () => ({ customerId: meera.id, text: 'Likes it loose' }),
      deleteFitNote: async () => {
        await owner.mutateOrThrow('addFitNote', { customerId: meera.id, text: 'Gone soon' })
        return { customerId: meera.id, id: (await db.fitNote.findFirstOrThrow(newest)).id }
      },
      saveMeasurementProfile: () => ({ person: `Me ${randomUUID()}`, measurements: {} }),
      saveCustomersMeasurements: () => ({
        customerId: meera.id,
        person: `Sister ${randomUUID().slice(0, 8)}`,
        measurements: {},
      }),
      replyToFeedback: () => ({ id: feedback.id, reply: 'Thank you' }),
      hideFeedback: () => ({ id: feedback.id, reason: 'Spam' }),
      showFeedback: () => ({ id: feedback.id }),
      linkFeedback: () => ({ id: feedback.id, productId: null }),
      addFeedback: () => ({ rating: 5, comments: `Nice ${randomUUID()}` }),
      updateFeedback: () => ({ id: feedback.id, rating: 4 }),
      addProduct: () => ({
        productName: `Saree ${randomUUID()}`,
        description: 'Silk',
        category: 'SAREE',
        productType: 'READY_MADE',
        readyMadePrice: 100_00,
        quantityInStock: 1,
        shippingCost: 0,
      }),
      updateProduct: () => ({ id: product.id, ...outdated, description: 'Cotton' }),
      changeProducts: () => ({ products: { ids: [product.id] }, set: { featuredProduct: true } }),
      saveProductView: () => ({ name: randomUUID(), parameters: 'status=DRAFT' }),
      requestStockAlert: () => ({ productId: soldOut.productId, contact: `${randomUUID()}@example.com` }),
      resendMessage: async () => {
        const data = { orderId: done.id, event: 'DELIVERED', status: 'SENT', ...key() } as const
        const { idempotencyKey: deduplicationKey, ...copy } = data
        const { id } = await db.message.create({ data: { ...copyOf(message), ...copy, deduplicationKey } })
        return { id }
      },
      markMessageSent: () => ({ id: message.id }),
      recordOrderMessage: () => ({ orderId: open.id, event: 'ORDER_PLACED', ...key() }),
      recordStockAlertMessage: async () => {
        await db.product.update({
          where: { id: soldOut.productId },
          data: { availabilityStatus: 'AVAILABLE' },
        })
        return { alertId: soldOut.id }
      },
      addToCart: () => ({ productId, productType: 'READYMADE' }),
      changeCartQuantity: () => ({ productId, productType: 'READYMADE', action: 'INCREASE' }),
      removeFromCart: () => ({ productId, productType: 'READYMADE' }),
      applyCoupon: () => ({ code: plants.planted['coupon'] }),
      removeCoupon: () => null,
      setDeliveryPincode: () => ({ pincode: null }),
      addToWishlist: () => ({ productId }),
      removeFromWishlist: () => ({ productId }),
      mergeWishlist: () => ({ productIds: [productId] }),
      shareWishlist: () => null,
      stopSharingWishlist: () => null,
      saveDeliveryZone: () => ({
        name: `Zone ${randomUUID()}`,
        prefixes: ['999'],
        minDays: 1,
        maxDays: 2,
        fee: 0,
      }),
      saveShopSettings: () => ({ ...outdated, returnDays: 7 }),
      saveOccasions: () => ({ ...outdated, occasions: [] }),
      saveStyleOption: () => ({ part: 'FIT', garments: ['BLOUSE'], name: `Fit ${randomUUID()}` }),
      // One that a draft has is switched off, and returned.
      deleteStyleOption: async () => {
        await db.orderDraft.create({ data: { userId: meera.id, style: ['fit-loose'] } })
        return { id: 'fit-loose' }
      },
    }
  }
}
