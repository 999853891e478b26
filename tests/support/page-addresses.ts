import type { Examples } from './stocked-shop.ts'

/** What the pages of the route table show. */
export type PageExamples = Examples & Record<'slug' | 'wishlistToken' | 'trackingToken', string>

/** A route's pattern with values in the place of parameters. Those that may be left out are. */
export function addressOf(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\/:(\w+)(\??)/g, (_, name: string, isOptional: string) => {
    const value = values[name]
    if (isOptional) return ''
    if (value === undefined) throw new Error(`${pattern} has no example of ${name}`)
    return `/${encodeURIComponent(value)}`
  })
}

const addressesOf = (patterns: string[], values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(patterns.map((pattern) => [pattern, addressOf(pattern, values)]))

/** An address for each pattern of the route table; `tests/client/page-addresses.test.ts` compares them. */
export const guestsPages = (examples: PageExamples) => ({
  ...addressesOf(
    [
      '/',
      '/about',
      '/gallery',
      '/product/:slug',
      '/login-signup',
      '/login',
      '/signup',
      '/forgot-password',
      '/offline',
      '/contact',
      '/help',
      '/terms',
      '/privacy',
      '/workshop',
      '/workshop/:code',
    ],
    examples,
  ),
  '/single_product_details': `/single_product_details?productId=${examples.productId}`,
  '/details': `/details?productId=${examples.productId}`,
  '/wishlist/:token': `/wishlist/${examples.wishlistToken}`,
  '/reset-password': '/reset-password#token',
  '/verify-email': '/verify-email#token',
  '/track/:token': `/track/${examples.trackingToken}`,
  '/*': '/nowhere',
})

export const shoppersPages = (examples: PageExamples) =>
  addressesOf(
    [
      '/cart',
      '/wishlist',
      '/account',
      '/feedback',
      '/order/:productId/:orderType',
      '/orders',
      '/orders/:orderId',
      '/orders/:orderId/invoices/:invoiceId',
    ],
    { ...examples, orderType: 'tailor' },
  )

/** The patterns of the admin pages. */
const ownersPatterns = [
  '/admin',
  '/admin/orders',
  '/admin/counter',
  '/admin/drafts',
  '/admin/orders/:orderId',
  '/admin/orders/:orderId/job-card',
  '/admin/orders/:orderId/edit',
  '/admin/orders/:orderId/receipt',
  '/admin/orders/:orderId/labels',
  '/admin/job-cards',
  '/admin/workshop',
  '/admin/workshop/stages',
  '/admin/measurement-fields',
  '/admin/workshop/rates',
  '/admin/workshop/garments/:code',
  '/admin/materials',
  '/admin/materials/:materialId',
  '/admin/messages',
  '/admin/messages/texts',
  '/admin/messages/:messageId',
  '/admin/waiting',
  '/admin/feedback',
  '/admin/customers',
  '/admin/customers/:customerId',
  '/admin/payments',
  '/admin/promotions',
  '/admin/promotions/new',
  '/admin/promotions/:promotionId',
  '/admin/delivery',
  '/admin/delivery/new',
  '/admin/delivery/:zoneId',
  '/admin/roles',
  '/admin/api-clients',
  '/admin/activity',
  '/view_product',
  '/product/:productId/:formType',
  '/admin/import',
  '/admin/invoices',
  '/admin/closing/:date?',
  '/admin/expenses',
  '/admin/month',
  '/admin/reports',
  '/admin/price-list',
  '/admin/tax',
  '/admin/occasions',
  '/admin/settings',
]

export const ownersPages = (examples: PageExamples) =>
  addressesOf(ownersPatterns, { ...examples, formType: 'update' })

/** The addresses of the admin pages that are of no order, customer or other thing. */
export const ownersPlainPages = ownersPatterns
  .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
  .filter((pattern) => !pattern.includes('/:'))
