/** What the pages of the route table show. */
export interface PageExamples {
  slug: string
  productId: string
  wishlistToken: string
  orderId: string
  trackingToken: string
  invoiceId: string
  garmentCode: string
  materialId: string
  messageId: string
  customerId: string
  promotionId: string
  zoneId: string
}

/** An address for each pattern of the route table; `tests/client/page-addresses.test.ts` compares them. */
export const guestsPages = ({ slug, productId, wishlistToken, trackingToken }: PageExamples) => ({
  '/': '/',
  '/about': '/about',
  '/gallery': '/gallery',
  '/single_product_details': `/single_product_details?productId=${productId}`,
  '/product/:slug': `/product/${slug}`,
  '/details': `/details?productId=${productId}`,
  '/wishlist/:token': `/wishlist/${wishlistToken}`,
  '/login-signup': '/login-signup',
  '/login': '/login',
  '/signup': '/signup',
  '/reset-password': '/reset-password#token',
  '/forgot-password': '/forgot-password',
  '/verify-email': '/verify-email#token',
  '/offline': '/offline',
  '/contact': '/contact',
  '/terms': '/terms',
  '/privacy': '/privacy',
  '/workshop': '/workshop',
  '/workshop/:code': '/workshop/AB12',
  '/track/:token': `/track/${trackingToken}`,
  '/*': '/nowhere',
})

export const shoppersPages = ({ productId, orderId, invoiceId }: PageExamples) => ({
  '/cart': '/cart',
  '/wishlist': '/wishlist',
  '/account': '/account',
  '/feedback': '/feedback',
  '/order/:productId/:orderType': `/order/${productId}/tailor`,
  '/orders': '/orders',
  '/orders/:orderId': `/orders/${orderId}`,
  '/orders/:orderId/invoices/:invoiceId': `/orders/${orderId}/invoices/${invoiceId}`,
})

export const ownersPages = (of: PageExamples) => ({
  '/admin': '/admin',
  '/admin/orders': '/admin/orders',
  '/admin/counter': '/admin/counter',
  '/admin/drafts': '/admin/drafts',
  '/admin/orders/:orderId': `/admin/orders/${of.orderId}`,
  '/admin/orders/:orderId/job-card': `/admin/orders/${of.orderId}/job-card`,
  '/admin/orders/:orderId/edit': `/admin/orders/${of.orderId}/edit`,
  '/admin/orders/:orderId/receipt': `/admin/orders/${of.orderId}/receipt`,
  '/admin/orders/:orderId/labels': `/admin/orders/${of.orderId}/labels`,
  '/admin/job-cards': '/admin/job-cards',
  '/admin/workshop': '/admin/workshop',
  '/admin/workshop/stages': '/admin/workshop/stages',
  '/admin/measurement-fields': '/admin/measurement-fields',
  '/admin/workshop/rates': '/admin/workshop/rates',
  '/admin/workshop/garments/:code': `/admin/workshop/garments/${of.garmentCode}`,
  '/admin/materials': '/admin/materials',
  '/admin/materials/:materialId': `/admin/materials/${of.materialId}`,
  '/admin/messages': '/admin/messages',
  '/admin/messages/texts': '/admin/messages/texts',
  '/admin/messages/:messageId': `/admin/messages/${of.messageId}`,
  '/admin/waiting': '/admin/waiting',
  '/admin/feedback': '/admin/feedback',
  '/admin/customers': '/admin/customers',
  '/admin/customers/:customerId': `/admin/customers/${of.customerId}`,
  '/admin/payments': '/admin/payments',
  '/admin/promotions': '/admin/promotions',
  '/admin/promotions/new': '/admin/promotions/new',
  '/admin/promotions/:promotionId': `/admin/promotions/${of.promotionId}`,
  '/admin/delivery': '/admin/delivery',
  '/admin/delivery/new': '/admin/delivery/new',
  '/admin/delivery/:zoneId': `/admin/delivery/${of.zoneId}`,
  '/admin/roles': '/admin/roles',
  '/admin/api-clients': '/admin/api-clients',
  '/admin/activity': '/admin/activity',
  '/view_product': '/view_product',
  '/product/:productId/:formType': `/product/${of.productId}/update`,
  '/admin/import': '/admin/import',
  '/admin/invoices': '/admin/invoices',
  '/admin/closing/:date?': '/admin/closing',
  '/admin/expenses': '/admin/expenses',
  '/admin/month': '/admin/month',
  '/admin/reports': '/admin/reports',
  '/admin/price-list': '/admin/price-list',
  '/admin/tax': '/admin/tax',
  '/admin/occasions': '/admin/occasions',
  '/admin/settings': '/admin/settings',
})
