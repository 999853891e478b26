import {
  measuresCustomers,
  readsNotes,
  readsOrders,
  seesChangedValues,
  seesContact,
  seesContacts,
  seesOrder,
  seesOrderInFull,
  withoutContact,
} from '../../../domain/orders/order-visibility.ts'
import type { FitHistory } from '../../../domain/measurements/read-fit-histories.ts'
import type { Party } from '../../../domain/invoices/invoice.ts'
import { anyOf, everybody, ofAccount, people, staff } from '../../../domain/visibility/rules.ts'
import type { Visibility } from './types.ts'
import { each } from './types.ts'

const noHistory = (): FitHistory => ({ notes: [], alterations: [] })
const withoutAddress = (party: Party): Party => ({ ...party, phone: null, address: [] })

/** Shown with what leads to it: an order, a draft or a garment whose field has a rule. */
const withItsParent = everybody

const seesDraft = anyOf<{ userId: string }>(ofAccount, staff('MANAGE_ORDERS', 'VIEW_CUSTOMERS'))

export const orders = {
  Order: {
    ...each(
      seesOrder,
      ...(['id', 'orderNumber', 'orderType', 'customCategory', 'items', 'clothPics', 'color'] as const),
      ...(['designDetails', 'designPics', 'link', 'customerDetails', 'specialInstructions'] as const),
      ...([
        'fulfilment',
        'neededBy',
        'giftNote',
        'measurements',
        'style',
        'flats',
        'totalPrice',
        'saving',
        'delivery',
        'cashFee',
      ] as const),
      ...(['promotions', 'agreedDiscount', 'totalToPay', 'credited', 'currency', 'orderDate'] as const),
      ...([
        'updatedAt',
        'promisedDate',
        'proposedDate',
        'deliveryDate',
        'isOverdue',
        'paymentStatus',
      ] as const),
      ...([
        'paidAmount',
        'balance',
        'refundDue',
        'advance',
        'advanceDue',
        'overReturned',
        'paymentType',
      ] as const),
      ...(['orderStatus', 'version', 'timeline', 'quote', 'returns', 'alterations', 'placedBy'] as const),
      ...(['courier', 'trackingNumber', 'undoableUntil', 'correctableStatuses', 'nextStatuses'] as const),
      ...(['returnableItems', 'viewerCanIssueInvoices', 'viewerCanGiveDiscounts', 'viewerCanEdit'] as const),
      ...(['viewerCanRecordPayments', 'viewerCanReversePayments', 'viewerCanCancel'] as const),
      ...([
        'viewerCanAcceptQuote',
        'viewerCanAskAlteration',
        'lacksMeasurements',
        'viewerCanGiveMeasurements',
      ] as const),
    ),
    customer: { rule: seesContact, otherwise: withoutContact },
    customerRecord: staff('VIEW_CUSTOMERS'),
    edits: seesContact,
    ...each(
      seesOrderInFull,
      ...([
        'payments',
        'invoices',
        'trackingToken',
        'upiRequest',
        'upiClaims',
        'onlineRefundPending',
      ] as const),
    ),
    ...each(ofAccount, 'onlinePayments', 'onlinePaymentPending'),
    garments: readsOrders,
    returnableAtCounter: { rule: staff('MANAGE_ORDERS'), otherwise: () => [] },
    internalNotes: readsNotes,
    messageDrafts: staff('MANAGE_ORDERS', 'RECORD_PAYMENTS'),
    customerMeasurementProfiles: measuresCustomers,
    fitHistory: { rule: measuresCustomers, otherwise: noHistory },
  },
  OrderCustomer: withItsParent,
  OrderItem: {
    ...each(
      withItsParent,
      ...(['product', 'productName', 'category', 'image', 'productType', 'quantity', 'size'] as const),
      ...(['measurements', 'listPrice', 'discount', 'unitPrice', 'totalPrice', 'addOns'] as const),
      ...([
        'promotionDiscount',
        'needsMeasurements',
        'isMeasured',
        'isOwnCloth',
        'clothMetres',
        'supply',
        'clothReturnedAt',
        'style',
        'flats',
        'sewnStyle',
      ] as const),
    ),
    clothReturnedBy: readsOrders,
    note: readsNotes,
  },
  OrderItemAddOn: withItsParent,
  OrderedStyle: withItsParent,
  OrderEvent: {
    ...each(withItsParent, 'status', 'at', 'by', 'kind'),
    name: readsOrders,
    note: (requester, { kind }) => kind !== 'CORRECTION' || readsOrders(requester),
  },
  OrderEdit: {
    ...each(withItsParent, 'version', 'at', 'reason', 'changes', 'before'),
    name: readsOrders,
  },
  OrderEditChange: { ...each(withItsParent, 'field', 'line'), ...each(seesChangedValues, 'before', 'after') },
  OrderSnapshot: {
    ...each(
      withItsParent,
      ...(['items', 'measurements', 'fulfilment', 'neededBy', 'specialInstructions', 'totalPrice'] as const),
      ...(['delivery', 'cashFee', 'promotions', 'agreedDiscount', 'totalToPay'] as const),
    ),
    customer: { rule: seesContacts, otherwise: withoutContact },
  },
  OrderQuote: withItsParent,
  OrderNote: readsNotes,
  OrderReturn: {
    ...each(
      withItsParent,
      ...(['id', 'wish', 'status', 'reason', 'requestedAt', 'items', 'timeline', 'creditNote'] as const),
    ),
    exchangeOrder: readsOrders,
  },
  CounterReturnPrice: readsOrders,
  ReturnItem: withItsParent,
  ReturnEvent: { ...each(withItsParent, 'status', 'at', 'by', 'note'), name: readsOrders },
  ReturnableItem: withItsParent,
  // The price of what a guest has in the cart.
  DraftPrice: everybody,
  OrderPrice: readsOrders,
  EditedPrice: readsOrders,
  OrderStatusCount: withItsParent,
  TrackedOrder: everybody,
  TrackedOrderItem: everybody,
  OrderDraft: {
    ...each(
      seesDraft,
      ...(['id', 'shopperName', 'isOwner', 'version', 'orderType', 'customCategory', 'cartItems'] as const),
      ...(['customer', 'clothPics', 'color', 'designDetails', 'designPics', 'link'] as const),
      ...(['customerDetails', 'specialInstructions', 'fulfilment', 'neededBy', 'giftNote'] as const),
      ...(['measurements', 'orderDate', 'deliveryDate', 'paymentStatus', 'paymentType'] as const),
      ...(['orderStatus', 'totalPrice', 'delivery', 'isDeliverable', 'deliveryEstimate'] as const),
      ...([
        'isNeededEarlier',
        'promotions',
        'coupon',
        'cashFee',
        'totalToPay',
        'updatedAt',
        'currency',
        'style',
        'flats',
      ] as const),
    ),
    fitHistory: { rule: measuresCustomers, otherwise: noHistory },
  },
  OrderDraftItem: withItsParent,
  Payment: {
    ...each(
      withItsParent,
      ...(['id', 'kind', 'amount', 'method', 'reference', 'receivedAt', 'recordedAt'] as const),
      ...(['reversesId', 'isReversed', 'viewerCanReverse', 'currency'] as const),
    ),
    recordedBy: readsOrders,
    note: staff('MANAGE_ORDERS', 'RECORD_PAYMENTS', 'REVERSE_PAYMENTS', 'ISSUE_INVOICES', 'GIVE_DISCOUNTS'),
    refundableOnline: staff('REVERSE_PAYMENTS'),
  },
  OnlinePaymentOption: withItsParent,
  OnlineCheckout: withItsParent,
  UpiRequest: withItsParent,
  UpiClaim: withItsParent,
  Invoice: {
    ...each(
      withItsParent,
      ...(['id', 'kind', 'number', 'issuedAt', 'order', 'seller', 'placeOfSupply'] as const),
      ...(['placeOfSupplyName', 'lines', 'taxableValue', 'cgst', 'sgst', 'igst', 'total'] as const),
      ...(['declaration', 'credits', 'creditReason', 'remark', 'currency'] as const),
    ),
    issuedBy: readsOrders,
    buyer: { rule: seesContacts, otherwise: withoutAddress },
    pdfUrl: seesContacts,
  },
  InvoiceParty: withItsParent,
  InvoiceLine: withItsParent,
  InvoiceTotals: staff('ISSUE_INVOICES'),
  AccountRowPage: staff('ISSUE_INVOICES'),
  AppliedPromotion: everybody,
  AppliedCoupon: everybody,
  CouponProblem: everybody,
  Message: staff('MANAGE_ORDERS', 'RECORD_PAYMENTS', 'VIEW_CUSTOMERS'),
  MessageDraft: staff('MANAGE_ORDERS', 'RECORD_PAYMENTS', 'VIEW_CUSTOMERS'),
  MessageTemplate: staff('MANAGE_ORDERS'),
  MessagePreview: staff('MANAGE_ORDERS'),
  MessageChannels: people,
} satisfies Partial<Visibility>
