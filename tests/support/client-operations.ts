import { type GraphQLSchema, isEnumType } from 'graphql'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from './api-client.ts'

const today = dayOf(new Date())
const period = { from: addDays(today, -300), to: today }
/** Of the wrong entries, too. */
export const wrongDays = [today, addDays(today, -1), '2019-11-20', '2001-11-20']
/**
 * The variables of the web client's operations that need some: every row, and every choice of what the data has.
 * @param rows what rows of each kind are named by
 */
export function variablesOfOperations(
  schema: GraphQLSchema,
  rows: Record<string, string[]>,
): Record<string, () => Json[]> {
  const valuesOf = (name: string): string[] => {
    const type = schema.getType(name)
    if (!isEnumType(type)) throw new Error(`${name} is no enumeration`)
    return type.getValues().map((value) => value.name)
  }
  const each = (name: string, list: string) => () => rows[list]!.map((value) => ({ [name]: value }))
  const once = (variables: Json) => () => [variables]

  return {
    ...Object.fromEntries(
      [
        ...[
          'AdminOrder',
          'JobCard',
          'OrderToEdit',
          'EarlierVersions',
          'AlterationChoices',
          'AdminOrderInList',
          'Receipt',
          'HandOver',
          'OrderToReturn',
          'OrderGarments',
        ],
        ...['Labels', 'PlacedOrder', 'PendingPayment', 'OrderAppointments'],
      ].map((name) => [name, each('id', 'orders')]),
    ),
    ...Object.fromEntries(
      [
        'AdminCustomer',
        'CounterCustomer',
        'CounterStoreCredit',
        'CounterMeasurements',
        'LastMeasurements',
        'OtherOrders',
      ].map((name) => [name, each('id', 'customers')]),
    ),
    ...Object.fromEntries(
      [
        'ProductForm',
        'PhotographDesign',
        'DetailsPage',
        'OrderLine',
        'SewnLine',
        'StyleChoices',
        'StylePicker',
      ].map((name) => [name, each('id', 'products')]),
    ),
    ...Object.fromEntries(['DraftDelivery', 'OrderWizardDraft'].map((name) => [name, each('id', 'drafts')])),
    LinkForm: each('id', 'orders'),
    PrintedInvoice: each('id', 'invoices'),
    AdminMaterial: each('id', 'materials'),
    AdminMessage: each('id', 'messages'),
    AdminPromotion: each('id', 'promotions'),
    AdminGarment: each('code', 'garments'),
    GarmentToMeasure: () => rows['garments']!.map((code) => ({ code, withCustomer: true })),
    TailorGarment: each('code', 'garments'),
    TrackedOrderPage: each('token', 'tracking'),
    SimilarDesigns: each('productId', 'products'),
    CompleteTheLook: each('productId', 'products'),
    ShoppersFitHistory: each('draftId', 'drafts'),
    ProductPage: each('slug', 'slugs'),
    WebhookDeliveries: () => [],
    SharedWishlistPage: once({ token: 'none' }),
    SharedStylePage: once({ token: 'none' }),
    AdminFigures: () => [7, 30, 366].map((length) => ({ days: length })),
    AdminAppointments: once({ day: today }),
    AppointmentTimes: once({ place: 'SHOP', from: null }),
    DayClosing: () => wrongDays.map((date) => ({ date })),
    MonthResult: () => wrongDays.map((date) => ({ month: `${date.slice(0, 7)}-01` })),
    CounterDesigns: once({ search: 'saree' }),
    DashboardSearch: once({ search: 'evil', products: true, orders: true, customers: true }),
    AdminFind: once({ search: 'evil', products: true, orders: true, customers: true }),
    OrderPrice: once({ input: { lines: [{ garmentId: 'blouse' }] } }),
    AdminInvoices: once(period),
    AccountRows: () => valuesOf('AccountTable').map((table) => ({ ...period, table })),
    MessagePreview: once({
      input: { event: 'READY', channel: 'WHATSAPP', language: 'EN', body: '{order}' },
    }),
    AdminOrders: () => valuesOf('OrderSort').map((sort) => ({ first: 100, sort, where: { mine: false } })),
    Workshop: once({ weeks: 26 }),
    DayList: each('tailorId', 'tailors'),
    TailorAccount: () =>
      rows['tailors']!.map((tailorId) => ({ tailorId, from: addDays(today, -60), to: today })),
    PrintedTailorStatement: () =>
      rows['tailors']!.map((tailorId) => ({ tailorId, from: addDays(today, -60), to: today })),
    CustomerStatement: () =>
      rows['customers']!.map((customerId) => ({ customerId, from: addDays(today, -60), to: today })),
    TailorOwnAccount: once({ from: addDays(today, -60), to: today }),
    WorkshopBoard: once({ where: { isOpen: true } }),
    UpiClaims: () => valuesOf('UpiClaimStatus').map((status) => ({ status })),
    PricePreview: once({ discount: 10, readyMadePrice: 100_00, tailorPrice: null }),
    ProductList: once({ where: {} }),
    PreviewImport: once({ input: { columns: ['productName'], rows: [['Rani saree']] } }),
    PreviewStyleImport: once({ input: { columns: ['part', 'name'], rows: [['Fit', 'Own']] } }),
    Report: () => valuesOf('ReportBy').map((by) => ({ by, ...period })),
    DeliveryEstimates: () =>
      rows['products']!.map((productId) => ({ productId, pincode: '400050', readyMade: true, tailor: true })),
    StyleDay: () =>
      rows['products']!.map((productId) => ({ productId, pincode: '400050', style: ['sleeve-puff'] })),
    PostOffice: once({ pincode: '400050' }),
    FilterDrawer: once({ where: {}, everything: {} }),
    GalleryPage: once({ where: {}, everything: {} }),
    OtherDesigns: once({ where: {} }),
    DesignStrip: once({ where: {} }),
    StyleDesigns: once({ id: 'front-neck-boat', search: 'Boat neck' }),
    RecentDesigns: () => [{ ids: rows['products'] }],
    GoesWithNamed: () => [{ ids: rows['products'] }],
    GoesWithFound: once({ search: 'ra' }),
    WishlistDesigns: () => [{ ids: rows['products'] }],
    FeedbackPages: () => valuesOf('FeedbackSort').map((sort) => ({ first: 50, sort })),
    OrderPage: () => rows['products']!.map((id) => ({ id, ofDesign: true })),
    OrderLists: once({ first: 50 }),
    // Further pages of what `OrderLists` reads as a whole.
    MoreOrders: () => [],
    MoreDrafts: () => [],
    OrderWizardDrafts: once({ where: {} }),
    LastCustomer: () => rows['drafts']!.map((draft) => ({ draft, saved: true })),
    OrderTotals: () =>
      rows['products']!.map((productId) => ({
        input: { items: [{ productId, productType: 'READYMADE', quantity: 1 }] },
      })),
    SearchSuggestions: once({ text: 'ra' }),
  }
}
