import { paths, withSearch } from './paths.ts'

/** All addresses of the admin pages, separate so that shoppers don't download them. */
export const adminPaths = {
  dashboard: paths.admin,
  /** The order list with its filters; see `readOrderChoice`. */
  orders: (parameters: Record<string, string> = {}) =>
    withSearch('/admin/orders', Object.entries(parameters)),
  /** Orders taken at the counter. */
  counter: () => '/admin/counter',
  /** What is sold and taken along at once. */
  sale: () => '/admin/sale',
  /** What was taken without a connection and isn't sent yet. */
  unsent: () => '/admin/unsent',
  /** Of an order that isn't sent yet. */
  unsentReceipt: (writeId: string) => withSearch('/admin/unsent/receipt', [['write', writeId]]),
  /** What garments cost to make. */
  priceList: () => '/admin/price-list',
  /** Shoppers' open drafts, to be completed by phone. */
  drafts: () => '/admin/drafts',
  /** The garments that are sewn: the board, the trials, the alterations or the tailors. */
  workshop: (view?: 'trials' | 'alterations' | 'tailors') =>
    withSearch('/admin/workshop', view ? [['view', view]] : []),
  /** What a tailor earned and was paid. */
  tailorAccount: (tailorId: string) => `/admin/tailors/${encodeURIComponent(tailorId)}`,
  /** The same for a period, on paper: for the tailor. */
  tailorStatement: (tailorId: string, from: string, to: string) =>
    withSearch(`/admin/tailors/${encodeURIComponent(tailorId)}/statement`, [
      ['from', from],
      ['to', to],
    ]),
  /** What tailors have to do in the next days, on paper: one of them, or all. */
  dayLists: (tailorId?: string) =>
    withSearch('/admin/workshop/lists', tailorId ? [['tailor', tailorId]] : []),
  /** A garment that is sewn, by its code. */
  garment: (code: string) => `/admin/workshop/garments/${encodeURIComponent(code)}`,
  /** What garments are made of. */
  materials: (parameters: { show?: 'low' } = {}) =>
    withSearch('/admin/materials', Object.entries(parameters)),
  material: (materialId: string) => `/admin/materials/${encodeURIComponent(materialId)}`,
  /** Who comes, or is visited, on a day; today without one. */
  appointments: (day = '') => withSearch('/admin/appointments', day ? [['day', day]] : []),
  /** When appointments can be booked. */
  appointmentHours: () => '/admin/settings/appointments',
  /** The stages of garments. */
  stages: () => '/admin/workshop/stages',
  /** What tailors get for each stage. */
  rates: () => '/admin/workshop/rates',
  order: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`,
  /** For the tailor, one page per order. */
  jobCards: (orderIds: string[]) =>
    orderIds.length === 1
      ? `/admin/orders/${encodeURIComponent(orderIds[0]!)}/job-card`
      : withSearch('/admin/job-cards', orderIds.length > 0 ? [['ids', orderIds.join(',')]] : []),
  editOrder: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/edit`,
  /** What an order costs and what was paid, on paper. */
  receipt: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/receipt`,
  /** Takes the balance and hands the order over. */
  handOver: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/hand-over`,
  /** Adds an alteration to an order, of one of its garments where it is known. */
  alteration: (orderId: string, garmentId = '') =>
    withSearch(
      `/admin/orders/${encodeURIComponent(orderId)}/alteration`,
      garmentId ? [['garment', garmentId]] : [],
    ),
  /** Takes back pieces of an order at the counter. */
  takeBack: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/return`,
  /** What is printed when an order was taken: the receipt and the job cards. */
  papers: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/papers`,
  /** The labels that are tied to an order's garments. */
  labels: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/labels`,
  /** Who waits for sold-out designs and sizes. */
  stockAlerts: () => '/admin/waiting',
  /** What is to be sent to customers, and what was. */
  messages: () => '/admin/messages',
  /** One message, with what became of it. */
  message: (messageId: string) => `/admin/messages/${encodeURIComponent(messageId)}`,
  /** The texts of messages. */
  messageTexts: () => '/admin/messages/texts',
  customers: () => '/admin/customers',
  customer: (customerId: string) => `/admin/customers/${encodeURIComponent(customerId)}`,
  customerStatement: (customerId: string) => `/admin/customers/${encodeURIComponent(customerId)}/statement`,
  /** Coupons and automatic discounts. */
  promotions: () => '/admin/promotions',
  newPromotion: () => '/admin/promotions/new',
  promotion: (promotionId: string) => `/admin/promotions/${encodeURIComponent(promotionId)}`,
  /** The delivery zones. */
  delivery: () => '/admin/delivery',
  newZone: () => '/admin/delivery/new',
  zone: (zoneId: string) => `/admin/delivery/${encodeURIComponent(zoneId)}`,
  /** UPI payments to be confirmed. */
  figures: () => '/admin/figures',
  payments: () => '/admin/payments',
  invoices: () => '/admin/invoices',
  /** The closing of a day; without one of today. */
  closing: (day?: string) => (day ? `/admin/closing/${day}` : '/admin/closing'),
  /** What the shop spends, all or of a period. */
  expenses: (period: { from?: string; to?: string } = {}) =>
    withSearch('/admin/expenses', Object.entries(period)),
  /** What was received and spent in a month. */
  monthResult: () => '/admin/month',
  /** How invoices are taxed. */
  tax: () => '/admin/tax',
  /** Programs that use the API. */
  apiClients: () => '/admin/api-clients',
  styleBook: () => '/admin/style-book',
  /** @param part the part of the new option; '' for the first one */
  newStyleOption: (part = '') => `/admin/style-book/new${part && `?part=${part}`}`,
  styleImport: () => '/admin/style-book/import',
  styleOption: (optionId: string) => `/admin/style-book/${encodeURIComponent(optionId)}`,
  /** The designs that no photograph shows yet. */
  photographs: () => '/admin/photographs',
  /** Takes a design's photographs one after another. */
  photograph: (productId: string) => `/admin/photographs/${encodeURIComponent(productId)}`,
  /** The owner's product list; the parameters are those of `readProductChoice`. */
  products: (parameters: [name: string, value: string][] = []) => withSearch('/view_product', parameters),
  /** The form for a new design, prefilled from another one to duplicate it. */
  newProduct: (duplicateOf?: string) =>
    withSearch('/product/null/add', duplicateOf ? [['from', duplicateOf]] : []),
  changeProduct: (productId: string) => `/product/${encodeURIComponent(productId)}/update`,
  import: () => '/admin/import',
} as const
