import type { Locator, Page } from '@playwright/test'
import { inLanguage } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import type { AdminRoute } from '../../shared/admin-routes.ts'
import { marketFile } from '../../tests/support/market-file.ts'
import type { DemoShop } from './demo-shop.ts'

/** A page in a certain state. */
export interface Screen {
  /** Names its files: docs/screens/{name}-{width}.webp. */
  name: string
  /** From paths.ts; a function where it needs a design of the demo catalogue, by its slug in demo/designs. */
  path: string | ((shop: DemoShop) => string)
  /** The viewer; a guest by default. The shopper has three designs in the cart. */
  as?: 'shopper' | 'owner' | 'tailor'
  /** In CSS pixels; by default a phone's and a laptop's. */
  widths?: readonly number[]
  /** Interactions before the screenshot, by visible names. The screenshot then shows the window only. */
  first?: (page: Page) => Promise<unknown>
}

const phone = 390
const laptop = 1280

export const usualWidths: readonly number[] = [phone, laptop]

/** Admin pages are used on a tablet or a laptop. */
const desk: readonly number[] = [768, laptop]

const lehenga = 'antique-gold-brocade-lehenga'

const product = (shop: DemoShop) => paths.product(shop.design(lehenga))

const wizard = (step: string) => ({
  path: (shop: DemoShop) => `${paths.order(shop.design(lehenga), 'tailor')}?step=${step}`,
  as: 'shopper' as const,
})

/** All screens of `npm run screens`. */
export const screens: Screen[] = [
  { name: 'home', path: paths.home() },
  { name: 'home-hindi', path: inLanguage('hi', paths.home()) },
  {
    name: 'home-invitation',
    path: paths.home(),
    first: (page) => show(page.getByText('Get Custom Design')),
  },
  { name: 'home-about', path: paths.home(), first: (page) => show(page.locator('#about')) },
  {
    name: 'home-workshop',
    path: paths.home(),
    first: (page) => show(page.getByRole('heading', { name: 'Our Workshop' })),
  },
  {
    name: 'home-achievements',
    path: paths.home(),
    first: (page) => show(page.getByRole('heading', { name: 'Our Achievements' })),
  },
  { name: 'home-feedback', path: paths.home(), first: (page) => show(page.locator('#feedback')) },
  { name: 'menu', path: paths.home(), widths: [phone], first: (page) => button(page, 'Menu').click() },
  { name: 'gallery', path: paths.gallery() },
  { name: 'gallery-all', path: paths.gallery({ show: 'all' }) },
  { name: 'gallery-hindi', path: inLanguage('hi', paths.gallery()) },
  {
    name: 'filters',
    path: paths.gallery({ show: 'all' }),
    widths: [phone],
    first: (page) => button(page, 'Filters').click(),
  },
  { name: 'search', path: paths.gallery({ show: 'all', search: 'silk saree' }) },
  { name: 'search-nothing', path: paths.gallery({ show: 'all', search: 'umbrella' }) },
  {
    name: 'header-search',
    path: paths.about(),
    first: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
      await page.getByRole('combobox').fill('bandhni')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'header-search-empty',
    path: paths.about(),
    first: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
      await page.getByRole('heading', { name: 'Shop by Occasion' }).waitFor()
    },
  },
  { name: 'wishlist', path: paths.wishlist(), as: 'shopper' },
  { name: 'wishlist-shared', path: (shop) => paths.sharedWishlist(shop.wishlistToken) },
  { name: 'product', path: product },
  { name: 'product-hindi', path: (shop) => inLanguage('hi', product(shop)) },
  {
    name: 'product-choice',
    path: product,
    first: async (page) => {
      await page.getByLabel('Deliver to pincode').fill('400050')
      await button(page, 'Check').click()
      await page.getByText('arrives by').first().waitFor()
      await page.getByRole('radio', { name: 'Readymade' }).check({ force: true })
      await show(page.getByRole('group', { name: 'How shall we make it?' }))
    },
  },
  { name: 'product-options', path: product, first: (page) => button(page, 'Add to Cart').click() },
  { name: 'details', path: (shop) => paths.details(shop.design(lehenga)) },
  { name: 'cart', path: paths.cart(), as: 'shopper' },
  { name: 'cart-guest', path: paths.cart() },
  { name: 'order', path: (shop) => paths.order(shop.design(lehenga), 'tailor'), as: 'shopper' },
  { name: 'order-type', ...wizard('type') },
  { name: 'order-measurements', ...wizard('measurements') },
  { name: 'order-customer', ...wizard('customer') },
  { name: 'order-payment', ...wizard('payment') },
  { name: 'order-custom', path: paths.order(null, 'custom') },
  { name: 'orders', path: paths.orders(), as: 'shopper' },
  { name: 'orders-guest', path: paths.orders() },
  { name: 'placed-order', path: (shop) => paths.placedOrder(shop.order.id), as: 'shopper' },
  {
    name: 'placed-order-hindi',
    path: (shop) => inLanguage('hi', paths.placedOrder(shop.order.id)),
    as: 'shopper',
  },
  {
    name: 'invoice',
    path: ({ order }) => paths.invoice(order.id, order.invoiceId),
    as: 'shopper',
  },
  { name: 'tracked-order', path: (shop) => paths.trackedOrder(shop.order.trackingToken) },
  { name: 'about', path: paths.about() },
  { name: 'contact', path: paths.contact() },
  { name: 'feedback', path: paths.feedback(), as: 'shopper' },
  { name: 'welcome', path: paths.welcome() },
  { name: 'login', path: paths.login() },
  {
    name: 'login-mistakes',
    path: paths.login(),
    first: (page) => button(page, 'Sign In').click(),
  },
  { name: 'login-code', path: paths.login('code') },
  { name: 'signup', path: paths.signup() },
  { name: 'forgot-password', path: paths.forgotPassword() },
  { name: 'verify-email', path: paths.verifyEmail('of-a-link') },
  { name: 'reset-password', path: paths.resetPassword('of-a-link') },
  { name: 'account', path: paths.account(), as: 'shopper' },
  { name: 'offline', path: paths.offline() },
  { name: 'admin', path: paths.admin(), as: 'owner', widths: desk },
  { name: 'admin-feedback', path: '/admin/feedback' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'admin-customers', path: adminPaths.customers(), as: 'owner', widths: desk },
  {
    name: 'admin-customer',
    path: adminPaths.customers(),
    as: 'owner',
    widths: desk,
    first: async (page) => {
      await page.getByRole('link', { name: 'Meera Kulkarni' }).click()
      await page.getByRole('heading', { name: 'About this customer' }).waitFor()
    },
  },
  { name: 'admin-promotions', path: adminPaths.promotions(), as: 'owner', widths: desk },
  { name: 'admin-promotion', path: adminPaths.newPromotion(), as: 'owner', widths: desk },
  { name: 'admin-delivery', path: adminPaths.delivery(), as: 'owner', widths: desk },
  { name: 'admin-zone', path: adminPaths.newZone(), as: 'owner', widths: desk },
  { name: 'admin-occasions', path: '/admin/occasions' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'admin-payments', path: adminPaths.payments(), as: 'owner', widths: desk },
  { name: 'admin-invoices', path: adminPaths.invoices(), as: 'owner', widths: desk },
  { name: 'admin-tax', path: adminPaths.tax(), as: 'owner', widths: desk },
  { name: 'admin-closing', path: adminPaths.closing(), as: 'owner', widths: desk },
  { name: 'admin-expenses', path: adminPaths.expenses(), as: 'owner', widths: desk },
  { name: 'admin-reports', path: '/admin/reports' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'admin-month', path: adminPaths.monthResult(), as: 'owner', widths: desk },
  { name: 'admin-stock-alerts', path: adminPaths.stockAlerts(), as: 'owner', widths: desk },
  {
    name: 'admin-order',
    path: (shop) => adminPaths.order(shop.order.id),
    as: 'owner',
    widths: desk,
  },
  { name: 'admin-counter', path: adminPaths.counter(), as: 'owner', widths: desk },
  { name: 'admin-price-list', path: adminPaths.priceList(), as: 'owner', widths: desk },
  { name: 'admin-workshop', path: adminPaths.workshop(), as: 'owner', widths: desk },
  { name: 'admin-trials', path: adminPaths.workshop('trials'), as: 'owner', widths: desk },
  { name: 'admin-tailors', path: adminPaths.workshop('tailors'), as: 'owner', widths: desk },
  { name: 'admin-alterations', path: adminPaths.workshop('alterations'), as: 'owner', widths: desk },
  { name: 'admin-stages', path: adminPaths.stages(), as: 'owner', widths: desk },
  { name: 'admin-rates', path: adminPaths.rates(), as: 'owner', widths: desk },
  {
    name: 'admin-garment',
    path: (shop) => adminPaths.garment(shop.order.garmentCode),
    as: 'owner',
    widths: desk,
  },
  { name: 'admin-materials', path: adminPaths.materials(), as: 'owner', widths: desk },
  { name: 'admin-photographs', path: adminPaths.photographs(), as: 'owner', widths: desk },
  {
    name: 'admin-measurement-fields',
    path: '/admin/measurement-fields' satisfies AdminRoute,
    as: 'owner',
    widths: desk,
  },
  { name: 'admin-api-clients', path: adminPaths.apiClients(), as: 'owner', widths: desk },
  { name: 'admin-receipt', path: (shop) => adminPaths.receipt(shop.order.id), as: 'owner', widths: desk },
  { name: 'admin-labels', path: (shop) => adminPaths.labels(shop.order.id), as: 'owner', widths: desk },
  { name: 'admin-messages', path: adminPaths.messages(), as: 'owner', widths: desk },
  { name: 'admin-message-texts', path: adminPaths.messageTexts(), as: 'owner', widths: desk },
  { name: 'admin-roles', path: '/admin/roles' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'tailor', path: inLanguage('hi', paths.workshop()), as: 'tailor', widths: [phone] },
  {
    name: 'tailor-garment',
    path: ({ order }) => inLanguage('hi', paths.workshop(order.garmentCode)),
    as: 'tailor',
    widths: [phone],
  },
  { name: 'tailor-sign-in', path: paths.workshop(), widths: [phone] },
  { name: 'admin-activity', path: '/admin/activity' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'admin-settings', path: '/admin/settings' satisfies AdminRoute, as: 'owner', widths: desk },
  { name: 'terms', path: paths.terms() },
  { name: 'privacy', path: paths.privacy() },
  { name: 'admin-products', path: adminPaths.products(), as: 'owner', widths: desk },
  {
    name: 'admin-product',
    path: (shop) => adminPaths.changeProduct(shop.design(lehenga)),
    as: 'owner',
    widths: desk,
  },
  {
    name: 'admin-import',
    path: adminPaths.import(),
    as: 'owner',
    widths: desk,
    first: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'market.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(marketFile(713).text),
      }),
  },
  { name: 'admin-orders', path: adminPaths.orders(), as: 'owner', widths: desk },
  { name: 'admin-board', path: adminPaths.orders({ view: 'board' }), as: 'owner', widths: desk },
  {
    name: 'admin-job-card',
    path: (shop) => adminPaths.jobCards([shop.order.id]),
    as: 'owner',
    widths: desk,
  },
  { name: 'admin-drafts', path: adminPaths.drafts(), as: 'owner', widths: desk },
  { name: 'admin-access-denied', path: adminPaths.orders(), as: 'shopper', widths: desk },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'design-not-found', path: paths.product('00000000-0000-4000-8000-000000000000') },
]

/** Scrolls a section to the top of the window, below the navigation bar. */
const show = (part: Locator) =>
  part.first().evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    scrollBy({ top: -96, behavior: 'instant' })
  })

const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
