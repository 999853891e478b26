import { adminRoutes } from '../../shared/admin-routes.ts'
import type { Examples } from './stocked-shop.ts'

/** What the pages of the route table show. */
export type PageExamples = Examples &
  Record<'slug' | 'wishlistToken' | 'trackingToken' | 'styleToken', string>

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
      '/styles',
      '/terms',
      '/privacy',
      '/workshop',
      '/workshop/:code',
    ],
    examples,
  ),
  '/single_product_details': `/single_product_details?productId=${examples.productId}`,
  '/details': `/details?productId=${examples.productId}`,
  '/styles/:optionId': '/styles/front-neck-boat',
  '/wishlist/:token': `/wishlist/${examples.wishlistToken}`,
  '/ask/:token': `/ask/${examples.styleToken}`,
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

const ownersPatterns = Object.keys(adminRoutes)

export const ownersPages = (examples: PageExamples) =>
  addressesOf(ownersPatterns, { ...examples, formType: 'update' })

/** The addresses of the admin pages that are of no order, customer or other thing. */
export const ownersPlainPages = ownersPatterns
  .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
  .filter((pattern) => !pattern.includes('/:'))
