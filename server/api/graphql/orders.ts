import { findProduct } from '../../domain/catalogue/find-product.ts'
import { estimateDraft, isNeededEarlier, proposeDate } from '../../domain/delivery/estimate-delivery.ts'
import type { ChangedOrder } from '../../domain/orders/change-order.ts'
import { isOverdue } from '../../domain/orders/order-filter.ts'
import { addOrderNote } from '../../domain/orders/order-notes.ts'
import { currentInvoice } from '../../domain/invoices/remaining-lines.ts'
import { listFestivals, readWorkshop, saveWorkshop } from '../../domain/orders/workshop.ts'
import { isMeasured } from '../../domain/measurements/measurements.ts'
import { readFitHistory } from '../../domain/measurements/fit-history.ts'
import { findListedCustomer } from '../../domain/customers/list-customers.ts'
import { listCustomersProfiles } from '../../domain/measurements/measurement-profiles.ts'
import { discountOrder } from '../../domain/orders/discount-order.ts'
import { cancelOrder, moveOrder, setDeliveryDate } from '../../domain/orders/move-order.ts'
import {
  canAcceptQuote,
  mayAct,
  canRequestAlteration,
  canCancel,
  canOrderAgain,
  correctableStatusesFor,
  canEdit,
  canGiveMeasurements,
  nextStatusesFor,
  timelineFor,
  undoableUntil,
} from '../../domain/orders/order-policy.ts'
import { createOrder } from '../../domain/orders/create-order.ts'
import { editOrder } from '../../domain/orders/edit-order.ts'
import { handOverOrder } from '../../domain/orders/hand-over-order.ts'
import { giveMeasurements } from '../../domain/orders/give-measurements.ts'
import { lacksMeasurements } from '../../domain/orders/lacking-measurements.ts'
import { returnCloth } from '../../domain/orders/return-cloth.ts'
import { orderAgain } from '../../domain/orders/order-again.ts'
import { placeOrder } from '../../domain/orders/place-order.ts'
import { priceDraft } from '../../domain/orders/price-draft.ts'
import { priceOrder } from '../../domain/orders/price-order.ts'
import { findPriceList, savePriceList } from '../../domain/price-list/save-price-list.ts'
import { agreedTotalOf, agreeToEdits } from '../../domain/orders/agree-to-edits.ts'
import { acceptQuote, quoteOrder } from '../../domain/orders/quote-order.ts'
import { findOrderDraft, listOrderDrafts } from '../../domain/orders/read-order-drafts.ts'
import { findOrder, listOrders } from '../../domain/orders/read-orders.ts'
import { discardOrderDraft, saveOrderDraft } from '../../domain/orders/save-order-draft.ts'
import { correctOrderStatus } from '../../domain/orders/correct-order-status.ts'
import { undoOrderMove } from '../../domain/orders/undo-order-move.ts'
import { trackOrder } from '../../domain/orders/track-order.ts'
import { sewnStyle } from '../../domain/style-options/ordered-style.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const orders: Resolvers = {
  Query: {
    orderDraft: (_root, { id }, ctx) => findOrderDraft(ctx, id),
    orderDrafts: (_root, page, ctx) => listOrderDrafts(ctx, page),
    order: (_root, { id }, ctx) => findOrder(ctx, id),
    orders: (_root, page, ctx) => listOrders(ctx, page),
    workshop: (_root, { weeks }, ctx) => readWorkshop(ctx, weeks),
    festivals: (_root, _args, ctx) => listFestivals(ctx),
    orderPrice: (_root, { input }, ctx) => priceOrder(ctx, input),
    draftPrice: (_root, { input }, ctx) => priceDraft(ctx, input),
    priceList: (_root, _args, ctx) => findPriceList(ctx),
    trackedOrder: (_root, { token }, ctx) => trackOrder(ctx, token),
  },
  Mutation: {
    saveOrderDraft: (_root, { input }, ctx) =>
      withUserErrors({ orderDraft: null }, async () => {
        const { orderDraft, issues } = await saveOrderDraft(ctx, input)
        return { orderDraft, userErrors: issues }
      }),
    discardOrderDraft: (_root, { input: { id } }, ctx) =>
      withUserErrors({ discardedOrderDraftId: null }, async () => {
        await discardOrderDraft(ctx, id)
        return { discardedOrderDraftId: id }
      }),
    orderAgain: (_root, { input }, ctx) =>
      withUserErrors({ orderDraft: null, leftOut: [] }, () => orderAgain(ctx, input)),
    placeOrder: (_root, { input }, ctx) =>
      withUserErrors({ order: null, orderDraft: null }, async () => {
        const { issues: userErrors, ...result } = await placeOrder(ctx, input)
        return { ...result, userErrors }
      }),
    createOrder: (_root, { input }, ctx) =>
      withUserErrors({ order: null }, async () => ({ order: await createOrder(ctx, input) })),
    editOrder: (_root, { input }, ctx) =>
      withUserErrors({ order: null, price: null, changes: [] }, async () => {
        const { issues: userErrors, ...edited } = await editOrder(ctx, input)
        return { ...edited, userErrors }
      }),
    returnCloth: (_root, { input }, ctx) =>
      withUserErrors({ order: null }, async () => ({ order: await returnCloth(ctx, input) })),
    savePriceList: (_root, { input }, ctx) =>
      withUserErrors({ priceList: null }, async () => {
        const { priceList, issues } = await savePriceList(ctx, input)
        return { priceList, userErrors: issues }
      }),
    moveOrder: (_root, { input }, ctx) => changing(() => moveOrder(ctx, input)),
    handOverOrder: (_root, { input }, ctx) => changing(() => handOverOrder(ctx, input)),
    setDeliveryDate: (_root, { input }, ctx) => changing(() => setDeliveryDate(ctx, input)),
    addOrderNote: (_root, { input }, ctx) =>
      withUserErrors({ order: null }, async () => ({
        order: await addOrderNote(ctx, input),
        userErrors: [],
      })),
    saveWorkshop: (_root, { input }, ctx) =>
      withUserErrors({ workshop: null }, async () => {
        const { workshop, issues } = await saveWorkshop(ctx, input)
        return { workshop, userErrors: issues }
      }),
    quoteOrder: (_root, { input }, ctx) => changing(() => quoteOrder(ctx, input)),
    discountOrder: (_root, { input }, ctx) => changing(() => discountOrder(ctx, input)),
    giveMeasurements: (_root, { input }, ctx) => changing(() => giveMeasurements(ctx, input)),
    acceptQuote: (_root, { input }, ctx) => changing(() => acceptQuote(ctx, input)),
    agreeToEdits: (_root, { input }, ctx) => changing(() => agreeToEdits(ctx, input)),
    cancelOrder: (_root, { input }, ctx) => changing(() => cancelOrder(ctx, input)),
    undoOrderMove: (_root, { input }, ctx) => changing(() => undoOrderMove(ctx, input)),
    correctOrderStatus: (_root, { input }, ctx) => changing(() => correctOrderStatus(ctx, input)),
  },
  OrderPrice: { totalPrice: ({ finalTotal }) => finalTotal },
  DraftPrice: { totalPrice: ({ finalTotal }) => finalTotal },
  OrderDraft: {
    isOwner: ({ userId }, _args, ctx) => userId === ctx.viewer?.id,
    deliveryEstimate: (draft, _args, ctx) => estimateDraft(ctx, draft),
    isNeededEarlier: (draft, _args, ctx) => isNeededEarlier(ctx, draft),
    fitHistory: ({ userId }, _args, ctx) => readFitHistory(ctx, userId),
    paymentStatus: () => 'PENDING',
  },
  Order: {
    updatedAt: async ({ id, orderDate }, _args, ctx) =>
      (await ctx.loaders.orderUpdatedAt.load(id)) ?? orderDate,
    timeline: (order, _args, ctx) => timelineFor(ctx.viewer, order),
    nextStatuses: (order, _args, ctx) => nextStatusesFor(ctx.viewer, order),
    proposedDate: (order, _args, ctx) => proposeDate(ctx, order),
    undoableUntil: (order, _args, ctx) => undoableUntil(ctx.viewer, order, ctx.now()),
    correctableStatuses: (order, _args, ctx) => correctableStatusesFor(ctx.viewer, order),
    viewerCanCancel: (order, _args, ctx) => canCancel(ctx.viewer, order),
    viewerCanOrderAgain: (order, _args, ctx) => canOrderAgain(ctx.viewer, order),
    edits: ({ id }, _args, ctx) => ctx.loaders.orderEdits.load(id),
    viewerCanEdit: async (order, _args, ctx) =>
      canEdit(ctx.viewer, order) && currentInvoice(await ctx.loaders.invoices.load(order.id)) === null,
    lacksMeasurements: (order) => lacksMeasurements(order),
    viewerCanGiveMeasurements: (order, _args, ctx) => canGiveMeasurements(ctx.viewer, order),
    viewerCanAcceptQuote: (order, _args, ctx) => canAcceptQuote(ctx.viewer, order),
    agreedTotal: async (order, _args, ctx) =>
      agreedTotalOf(order, await ctx.loaders.orderEdits.load(order.id)),
    viewerCanAgreeToEdits: async (order, _args, ctx) =>
      mayAct(ctx.viewer, order) && agreedTotalOf(order, await ctx.loaders.orderEdits.load(order.id)) !== null,
    viewerCanAskAlteration: (order, _args, ctx) => canRequestAlteration(ctx.viewer, order, ctx.now()),
    isOverdue: (order, _args, ctx) => isOverdue(order, ctx.now()),
    internalNotes: ({ id }, _args, ctx) => ctx.loaders.orderNotes.load(id),
    fitHistory: ({ userId }, _args, ctx) => readFitHistory(ctx, userId),
    customerRecord: ({ userId }, _args, ctx) => (userId === null ? null : findListedCustomer(ctx, userId)),
    customerMeasurementProfiles: ({ userId }, _args, ctx) => listCustomersProfiles(ctx, userId),
    trackingToken: ({ id }, _args, ctx) => ctx.trackingTokens.sign(id),
  },
  OrderDraftConnection: totals,
  OrderConnection: { ...totals, statusCounts: (page) => page.statusCounts() },
  OrderItem: {
    sewnStyle: (item) => sewnStyle(item),
    isMeasured: ({ measurements }) => isMeasured(measurements),
    product: ({ productId }, _args, ctx) => (productId === null ? null : findProduct(ctx, productId)),
  },
  TrackedOrderItem: {
    style: (item) => sewnStyle(item),
    product: ({ productId }, _args, ctx) => (productId === null ? null : findProduct(ctx, productId)),
  },
}

const changing = (change: () => Promise<ChangedOrder>) =>
  withUserErrors({ order: null }, async () => {
    const { order, issues } = await change()
    return { order, userErrors: issues }
  })
