import { paths, withSearch } from './paths.ts'

/** Every address of the owner's pages: no shopper loads them. */
export const adminPaths = {
  dashboard: paths.admin,
  /** The orders, as her choices narrow them; see `readOrderChoice`. */
  orders: (parameters: Record<string, string> = {}) =>
    withSearch('/admin/orders', Object.entries(parameters)),
  /** Orders that shoppers have begun, to be finished on the phone. */
  drafts: () => '/admin/drafts',
  order: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`,
  /** For the tailor, a page an order. */
  jobCards: (orderIds: string[]) =>
    orderIds.length === 1
      ? `/admin/orders/${encodeURIComponent(orderIds[0]!)}/job-card`
      : withSearch('/admin/job-cards', [['ids', orderIds.join(',')]]),
  feedback: () => '/admin/feedback',
  customers: () => '/admin/customers',
  customer: (customerId: string) => `/admin/customers/${encodeURIComponent(customerId)}`,
  activity: () => '/admin/activity',
  settings: () => '/admin/settings',
  /** The owner's list of designs; the parameters are those of `readProductChoice`. */
  products: (parameters: [name: string, value: string][] = []) => withSearch('/view_product', parameters),
  /** The form for a new design, filled in as another one is when that is to be duplicated. */
  newProduct: (duplicateOf?: string) =>
    withSearch('/product/null/add', duplicateOf ? [['from', duplicateOf]] : []),
  changeProduct: (productId: string) => `/product/${encodeURIComponent(productId)}/update`,
  import: () => '/admin/import',
} as const
