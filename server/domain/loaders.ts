import DataLoader from 'dataloader'
import { Prisma } from '../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/client.ts'
import { groupLoader, keyLoader } from './batch-loaders.ts'
import { type Appointment, readAppointmentsOf } from './appointments/appointment.ts'
import type { AppointmentRules } from './appointments/appointment-times.ts'
import { readAppointmentRules } from './appointments/read-rules.ts'
import { readTwoFactorEnabled } from './accounts/two-factor-enabled.ts'
import type { User } from './accounts/user.ts'
import { readDrawings } from './images/read-drawings.ts'
import { readIdsOfSlugs } from './catalogue/ids-of-slugs.ts'
import {
  type Product,
  type ProductColumn,
  type ProductColumns,
  productColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from './catalogue/product.ts'
import { type DayRange, readReceiptsOf } from './closing/ledger-totals.ts'
import { readUpdatedAt } from './changes/updated-at.ts'
import { type Customer, readCustomersOf } from './customers/customer.ts'
import {
  type CustomerMerge,
  type PhoneKey,
  readCustomersOfPhones,
  readMergesOf,
} from './customers/duplicates.ts'
import { readNewestDrafts, readNewestOrders } from './customers/newest-orders.ts'
import { readTextSource, type TextSource } from './messages/read-templates.ts'
import { type FitHistory, readFitHistoriesOf } from './measurements/read-fit-histories.ts'
import { type MeasurementField, readFields } from './measurements/measurement-field.ts'
import { type MeasurementProfile, readProfilesOf, toProfile } from './measurements/measurement-profile.ts'
import { type Order, type OrderRow, readOrdersOf } from './orders/order.ts'
import type { OrderDraftRowWithShopper } from './orders/order-draft.ts'
import { type OrderEdit, readEditsOf } from './orders/order-edit.ts'
import { type OrderNote, readNotesOf } from './orders/order-note.ts'
import { noOrders, type OrderTotals, readOrderTotalsOf } from './customers/order-totals.ts'
import type { WorkshopCapacity } from './delivery/delivery-days.ts'
import { readCapacity } from './delivery/read-capacity.ts'
import { type ChargeSettings, readChargeSettings } from './shop/read-settings.ts'
import { type Destination, type DestinationKey, readDestinations } from './delivery/destination.ts'
import { lazily } from './lazily.ts'
import { memoize } from './memoize.ts'
import { readOnce } from './total.ts'
import { type FitVotes, readFitVotesOf } from './feedback/fit-votes.ts'
import { findOrderedProducts, readOrderedProducts } from './orders/ordered-products.ts'
import { readPendingOf, readRefundedOnlineOf } from './online-payments/read-online-payments.ts'
import { readUpiClaimsOf, type UpiClaim } from './payments/upi-claim.ts'
import {
  type GarmentPhoto,
  type OrderPhoto,
  readPhotosOf,
  readSharedPhotosOf,
} from './garment-photos/garment-photo.ts'
import { type Invoice, readInvoices, readInvoicesOf } from './invoices/invoice.ts'
import { type OrderReturn, readReturnsOf } from './returns/order-return.ts'
import { type GarmentMaterial, readMaterialsOf } from './materials/garment-materials.ts'
import { type Material, readMaterialsOfIds } from './materials/material.ts'
import {
  type MaterialMovementRow,
  type NewestMovements,
  readNewestMovements,
} from './materials/newest-movements.ts'
import type { WebhookDelivery } from './webhooks/delivery.ts'
import { type NewestDeliveries, readNewestDeliveries } from './webhooks/newest-deliveries.ts'
import { readVoiceNotesOf, type VoiceNote } from './voice-notes/voice-note.ts'
import { readStaffRolesOf, type StaffRole } from './staff-roles/staff-role.ts'
import { readStyleOptionsOf, type StyleOption } from './style-options/style-option.ts'
import { readBalancesOf } from './workshop/tailor-ledger.ts'
import { type PieceRate, readPieceRatesOf } from './workshop/read-piece-rates.ts'
import {
  type Garment,
  readGarmentsOf,
  readStagesOf,
  readTailorsOf,
  type Tailor,
  type WorkshopStage,
} from './workshop/garment.ts'
import { type Payment, readPaymentsOf } from './payments/payment.ts'
import { readStoreCreditOf } from './payments/store-credit.ts'
import { readPendingRefundsOf } from './payments/pending-refunds.ts'
import type { CandidatePromotion } from './promotions/apply-promotions.ts'
import { readPromotionsOf, toCandidate } from './promotions/read-promotions.ts'

/** Batches the reads of one request, so that a list costs one statement per table and not one per entry. */
export interface Loaders {
  product: DataLoader<string, Product | null>
  /** Products by id with these columns. One statement for all requests of the same columns. */
  partialProduct: <Column extends ProductColumn>(
    columns: ProductColumns<Column>,
  ) => DataLoader<string, Pick<Product, Column | 'id'> | null>
  /** The id of the product with this slug, or an earlier one. */
  idOfSlug: DataLoader<string, string | null>
  /** The changes of what was ordered, oldest first. */
  orderEdits: DataLoader<string, OrderEdit[]>
  /** Admins' notes on an order, oldest first. */
  orderNotes: DataLoader<string, OrderNote[]>
  /** How a product fits, as its buyers say. */
  fitVotes: DataLoader<string, FitVotes>
  /** Whether the picture of an address is a drawing. */
  isDrawing: DataLoader<string, boolean>
  /** Whether the viewer has an order of the product. */
  ordered: DataLoader<string, boolean>
  /** The designs that an account has ordered, by name: at most 100. */
  orderedProducts: DataLoader<string, string[]>
  /** An order for those who may read it; null when there is none. */
  order: DataLoader<string, Order | null>
  /** A customer for those who may read customers; null when there is none. */
  customer: DataLoader<string, Customer | null>
  tailor: DataLoader<string, Tailor | null>
  pieceRates: DataLoader<string, PieceRate[]>
  stage: DataLoader<string, WorkshopStage | null>
  /** What is due to a tailor, in paise: less than 0 while more was received than earned. */
  tailorBalance: DataLoader<string, number>
  staffRole: DataLoader<string, StaffRole | null>
  /** Whether an account has two-factor authentication. */
  hasTwoFactor: DataLoader<string, boolean>
  /** A customer's merges that are in force, the latest first. */
  customersMerges: DataLoader<string, CustomerMerge[]>
  /** The newest customers with a phone. */
  customersOfPhone: DataLoader<PhoneKey, Customer[], string>
  /** What to know before measuring a customer again. */
  fitHistory: DataLoader<string, FitHistory>
  /** An order's payments, in the order in which they were recorded. */
  payments: DataLoader<string, Payment[]>
  /** What was received on days and not returned, in paise. */
  receipts: DataLoader<DayRange, number, string>
  /** An invoice or credit note for those who may read it; null when there is none. */
  invoice: DataLoader<string, Invoice | null>
  invoices: DataLoader<string, Invoice[]>
  returns: DataLoader<string, OrderReturn[]>
  /** An order's garments that are sewn, by their number. */
  garments: DataLoader<string, Garment[]>
  material: DataLoader<string, Material | null>
  /** What a garment has of materials, by name. */
  garmentMaterials: DataLoader<string, GarmentMaterial[]>
  /** The beginning of a material's movements, the newest first. */
  newestMovements: DataLoader<NewestMovements, MaterialMovementRow[], string>
  /** The beginning of a webhook's deliveries, the newest first. */
  newestDeliveries: DataLoader<NewestDeliveries, WebhookDelivery[], string>
  /** What was said about a garment, oldest first. */
  voiceNotes: DataLoader<string, VoiceNote[]>
  garmentPhotos: DataLoader<string, GarmentPhoto[]>
  /** The photographs of an order's garments that its customer sees. */
  sharedPhotos: DataLoader<string, OrderPhoto[]>
  /** An order's UPI claims, oldest first. */
  upiClaims: DataLoader<string, UpiClaim[]>
  /** What was paid for an order online and is not confirmed, in paise. */
  pendingOnline: DataLoader<string, number | null>
  /** What was requested to be returned for an order online and is not confirmed, in paise. */
  pendingRefund: DataLoader<string, number | null>
  /** What is returned, or being returned, of a payment through the gateway, in paise. */
  refundedOnline: DataLoader<string, number>
  /** When an order last changed; null for one without an entry in the feed of changes. */
  orderUpdatedAt: DataLoader<string, Date | null>
  /** When a customer last changed; null for one without an entry in the feed of changes. */
  customerUpdatedAt: DataLoader<string, Date | null>
  /** An order's appointments, in the order in which they begin. */
  appointments: DataLoader<string, Appointment[]>
  appointmentRules: () => Promise<AppointmentRules>
  /** An account's order totals. */
  orderTotals: DataLoader<string, OrderTotals>
  storeCredit: DataLoader<string, number>
  /** An account's newest orders. */
  customersOrders: DataLoader<string, OrderRow[]>
  /** An account's order drafts, last changed first. */
  customersDrafts: DataLoader<string, OrderDraftRowWithShopper[]>
  /** An account's measurement profiles, by name of the person. */
  measurementProfiles: DataLoader<string, MeasurementProfile[]>
  /** What the owner has measured beyond the specification. */
  measurementFields: () => Promise<MeasurementField[]>
  /** The workshop's open work, and how fast it works. */
  capacity: () => Promise<WorkshopCapacity>
  chargeSettings: () => Promise<ChargeSettings>
  /** What messages are written from. */
  texts: () => Promise<TextSource>
  /** What an account's cart and drafts are priced with. */
  promotions: DataLoader<string, CandidatePromotion[]>
  /** Where an account's cart or draft is delivered. */
  destination: DataLoader<DestinationKey, Destination, string>
  /** An option of the style book, also one that is switched off; null when there is none. */
  styleOption: DataLoader<string, StyleOption | null>
}

interface Source {
  db: Database
  now: () => Date
  viewer: User | null
}

/** Most requests use few of them. */
const loadersOf = lazily<Source, Loaders>({
  product: ({ db }) => productLoader(db, productColumns),
  partialProduct: ({ db }) => {
    const loaders = new Map<string, DataLoader<string, unknown>>()
    return <Column extends ProductColumn>(columns: ProductColumns<Column>) => {
      const { wanted, key } = inOrder(columns)
      const loader = loaders.get(key) ?? productLoader(db, wanted)
      loaders.set(key, loader)
      return loader as DataLoader<string, Pick<Product, Column | 'id'> | null>
    }
  },
  idOfSlug: ({ db }) => keyLoader((slugs) => readIdsOfSlugs(db, slugs), null),
  orderNotes: ({ db }) => groupLoader((ids) => readNotesOf(db, ids), 'orderId'),
  isDrawing: ({ db }) => new DataLoader((urls) => readDrawings(db, urls)),
  fitVotes: ({ db }) => new DataLoader((ids) => readFitVotesOf(db, ids)),
  ordered: ({ db, viewer }) =>
    new DataLoader(async (ids) => {
      const ordered = viewer && (await findOrderedProducts(db, viewer.id, ids))
      return ids.map((id) => ordered?.has(id) ?? false)
    }),
  orderedProducts: ({ db }) =>
    groupLoader(
      (ids) => readOrderedProducts(db, ids),
      'userId',
      ({ productId }) => productId,
    ),
  order: ({ db }) => keyLoader((ids) => readOrdersOf(db, ids), null),
  customer: ({ db }) => keyLoader((ids) => readCustomersOf(db, ids), null),
  orderUpdatedAt: ({ db }) => keyLoader((ids) => readUpdatedAt(db, 'ORDER', ids), null),
  customerUpdatedAt: ({ db }) => keyLoader((ids) => readUpdatedAt(db, 'CUSTOMER', ids), null),
  tailor: ({ db }) => keyLoader((ids) => readTailorsOf(db, ids), null),
  stage: ({ db }) => keyLoader((ids) => readStagesOf(db, ids), null),
  pieceRates: ({ db }) => groupLoader((ids) => readPieceRatesOf(db, ids), 'tailorId'),
  tailorBalance: ({ db }) => keyLoader((ids) => readBalancesOf(db, ids), 0),
  staffRole: ({ db }) => keyLoader((ids) => readStaffRolesOf(db, ids), null),
  hasTwoFactor: ({ db }) => new DataLoader((ids) => readTwoFactorEnabled(db, ids)),
  customersMerges: ({ db }) => new DataLoader((ids) => readMergesOf(db, ids)),
  customersOfPhone: ({ db }) =>
    new DataLoader((keys) => readCustomersOfPhones(db, keys), {
      cacheKeyFn: ({ phone, roles }) => `${phone} ${roles.join()}`,
    }),
  fitHistory: ({ db }) => new DataLoader((ids) => readFitHistoriesOf(db, ids)),
  capacity: ({ db }) => readOnce(() => readCapacity(db)),
  chargeSettings: ({ db }) => readOnce(() => readChargeSettings(db)),
  payments: ({ db }) => groupLoader((ids) => readPaymentsOf(db, ids), 'orderId'),
  receipts: ({ db }) =>
    new DataLoader((ranges) => readReceiptsOf(db, ranges), {
      cacheKeyFn: ({ from, to }) => `${from} ${to}`,
    }),
  returns: ({ db }) => groupLoader((ids) => readReturnsOf(db, ids), 'orderId'),
  garments: ({ db }) => groupLoader((ids) => readGarmentsOf(db, ids), 'orderId'),
  material: ({ db }) => keyLoader((ids) => readMaterialsOfIds(db, ids), null),
  garmentMaterials: ({ db }) => new DataLoader((ids) => readMaterialsOf(db, ids)),
  newestMovements: ({ db }) =>
    new DataLoader((keys) => readNewestMovements(db, keys), {
      cacheKeyFn: ({ materialId, take }) => `${materialId} ${take}`,
    }),
  newestDeliveries: ({ db }) =>
    new DataLoader((keys) => readNewestDeliveries(db, keys), {
      cacheKeyFn: ({ webhookId, take }) => `${webhookId} ${take}`,
    }),
  garmentPhotos: ({ db }) => groupLoader(async (ids) => await readPhotosOf(db, ids), 'garmentId'),
  sharedPhotos: ({ db }) => groupLoader(async (ids) => await readSharedPhotosOf(db, ids), 'orderId'),
  voiceNotes: ({ db }) => groupLoader((ids) => readVoiceNotesOf(db, ids), 'garmentId'),
  invoice: ({ db }) => keyLoader((ids) => readInvoices(db, ids), null),
  invoices: ({ db }) => groupLoader((ids) => readInvoicesOf(db, ids), 'orderId'),
  orderEdits: ({ db }) => groupLoader((ids) => readEditsOf(db, ids), 'orderId'),
  upiClaims: ({ db }) => groupLoader((ids) => readUpiClaimsOf(db, ids), 'orderId'),
  pendingOnline: ({ db }) => keyLoader((ids) => readPendingOf(db, ids), null),
  pendingRefund: ({ db }) => keyLoader((ids) => readPendingRefundsOf(db, ids), null),
  refundedOnline: ({ db }) => keyLoader((ids) => readRefundedOnlineOf(db, ids), 0),
  appointments: ({ db }) => groupLoader(async (ids) => await readAppointmentsOf(db, ids), 'orderId'),
  appointmentRules: ({ db }) => readOnce(() => readAppointmentRules(db)),
  orderTotals: ({ db }) => keyLoader((ids) => readOrderTotalsOf(db, ids), noOrders),
  storeCredit: ({ db }) => keyLoader((ids) => readStoreCreditOf(db, ids), 0),
  customersOrders: ({ db }) => groupLoader((ids) => readNewestOrders(db, ids), 'userId'),
  customersDrafts: ({ db }) => groupLoader((ids) => readNewestDrafts(db, ids), 'userId'),
  measurementProfiles: ({ db }) => groupLoader((ids) => readProfilesOf(db, ids), 'userId', toProfile),
  measurementFields: ({ db }) => readOnce(() => readFields(db)),
  texts: ({ db }) => readOnce(() => readTextSource(db)),
  promotions: ({ db, now }) => groupLoader((ids) => readPromotionsOf(db, now(), ids), 'userId', toCandidate),
  styleOption: ({ db }) => keyLoader((ids) => readStyleOptionsOf(db, ids), null),
  destination: ({ db }) =>
    new DataLoader((keys) => readDestinations(db, keys), {
      cacheKeyFn: ({ userId, pincode }) => `${userId} ${pincode}`,
    }),
})

export const createLoaders = ({ db, now }: Omit<Source, 'viewer'>, viewer: User | null): Loaders =>
  loadersOf({ db, now, viewer })

const inOrder = memoize((columns: ProductColumns) => {
  const wanted = [...new Set<ProductColumn>(['id', ...columns])].sort()
  return { wanted, key: wanted.join() }
})

function productLoader<Column extends ProductColumn>(db: Database, columns: readonly (Column | 'id')[]) {
  type Row = Pick<ProductRow, Column | 'id'>
  return keyLoader(async (ids) => {
    // A list is sent, and planned for, at twice the cost of the one that it mostly is.
    const [one, ...others] = ids
    const which =
      others.length === 0 ? Prisma.sql`"id" = ${one}::uuid` : Prisma.sql`"id" = ANY(${ids}::uuid[])`
    const rows = await db.prepared<Row>`SELECT ${selectColumns(columns)} FROM "products" WHERE ${which}`
    return new Map(rows.map((row) => [row.id, toProduct(row)]))
  }, null)
}
