import type { ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { PageError } from './features/shell/PageError.tsx'
import { loader as loadShop, RootLayout } from './features/shell/RootLayout.tsx'
import type { PageModule } from './page-module.ts'
import { handleOf } from '../shared/route-handles.ts'

const modules = import.meta.glob<PageModule>(['./features/*/*Page.tsx', '!./features/admin/*'])

/** The admin pages have a list of their own, which shoppers don't download. */
const loadAdmin = async (file: string) => {
  const { adminModules } = await import('./features/admin/admin-modules.ts')
  return adminModules[file]!()
}

type PageName = `${string}/${string}Page` | 'admin/AdminLayout'

/** A lazily loaded page: `features/{name}.tsx`. */
function page(name: PageName) {
  const handle = handleOf(name)
  const component = name.slice(name.lastIndexOf('/') + 1)
  const load = name.startsWith('admin/')
    ? () => loadAdmin(`./${component}.tsx`)
    : modules[`./${handle.source}`]
  if (load === undefined) throw new Error(`routes.tsx names client/${handle.source}, which does not exist`)
  return {
    lazy: async () => {
      const module = await load()
      const Component = (module as Record<string, unknown>)[component] as ComponentType
      return module.loader ? { Component, loader: module.loader } : { Component }
    },
    handle,
  }
}

/** Every page of the shop. When a page fails, the header and the footer remain. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    loader: loadShop,
    errorElement: <PageError />,
    // Shown only when the document was rendered for another page, such as the offline document.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <Outlet />,
        errorElement: <PageError />,
        children: [
          { index: true, ...page('home/HomePage') },
          { path: 'about', ...page('shop/AboutPage') },
          { path: 'gallery', ...page('catalogue/GalleryPage') },
          { path: 'single_product_details', ...page('catalogue/ProductPage') },
          { path: 'product/:slug', ...page('catalogue/ProductPage') },
          { path: 'details', ...page('catalogue/DetailsPage') },
          { path: 'cart', ...page('cart/CartPage') },
          { path: 'wishlist', ...page('wishlist/WishlistPage') },
          { path: 'wishlist/:token', ...page('wishlist/SharedWishlistPage') },
          { path: 'login-signup', ...page('accounts/WelcomePage') },
          { path: 'login', ...page('accounts/LoginPage') },
          { path: 'signup', ...page('accounts/SignupPage') },
          { path: 'account', ...page('accounts/AccountPage') },
          { path: 'reset-password', ...page('accounts/ResetPasswordPage') },
          { path: 'forgot-password', ...page('accounts/ForgotPasswordPage') },
          { path: 'verify-email', ...page('accounts/VerifyEmailPage') },
          { path: 'offline', ...page('offline/OfflinePage') },
          { path: 'contact', ...page('shop/ContactPage') },
          { path: 'terms', ...page('shop/TermsPage') },
          { path: 'privacy', ...page('shop/PrivacyPage') },
          { path: 'feedback', ...page('feedback/FeedbackPage') },
          { path: 'order/:productId/:orderType', ...page('orders/OrderPage') },
          { path: 'orders', ...page('orders/OrdersPage') },
          { path: 'orders/:orderId', ...page('orders/PlacedOrderPage') },
          { path: 'orders/:orderId/invoices/:invoiceId', ...page('orders/InvoicePage') },
          {
            // Admin pages have the specification's paths and those below /admin.
            ...page('admin/AdminLayout'),
            children: [
              {
                element: <Outlet />,
                errorElement: <PageError />,
                children: [
                  { path: 'admin', ...page('admin/AdminDashboardPage') },
                  { path: 'admin/orders', ...page('admin/AdminOrdersPage') },
                  { path: 'admin/counter', ...page('admin/AdminCounterPage') },
                  { path: 'admin/drafts', ...page('admin/AdminDraftsPage') },
                  { path: 'admin/orders/:orderId', ...page('admin/AdminOrderPage') },
                  { path: 'admin/orders/:orderId/job-card', ...page('admin/JobCardsPage') },
                  { path: 'admin/orders/:orderId/edit', ...page('admin/OrderEditPage') },
                  { path: 'admin/orders/:orderId/receipt', ...page('admin/ReceiptPage') },
                  { path: 'admin/orders/:orderId/labels', ...page('admin/LabelsPage') },
                  { path: 'admin/job-cards', ...page('admin/JobCardsPage') },
                  { path: 'admin/workshop', ...page('admin/AdminWorkshopPage') },
                  { path: 'admin/workshop/stages', ...page('admin/AdminStagesPage') },
                  { path: 'admin/measurement-fields', ...page('admin/AdminMeasurementFieldsPage') },
                  { path: 'admin/workshop/rates', ...page('admin/AdminRatesPage') },
                  { path: 'admin/workshop/garments/:code', ...page('admin/AdminGarmentPage') },
                  { path: 'admin/materials', ...page('admin/AdminMaterialsPage') },
                  { path: 'admin/materials/:materialId', ...page('admin/AdminMaterialPage') },
                  { path: 'admin/messages', ...page('admin/AdminMessagesPage') },
                  { path: 'admin/messages/texts', ...page('admin/AdminMessageTextsPage') },
                  { path: 'admin/messages/:messageId', ...page('admin/AdminMessagePage') },
                  { path: 'admin/waiting', ...page('admin/AdminStockAlertsPage') },
                  { path: 'admin/feedback', ...page('admin/AdminFeedbackPage') },
                  { path: 'admin/customers', ...page('admin/AdminCustomersPage') },
                  { path: 'admin/customers/:customerId', ...page('admin/AdminCustomerPage') },
                  { path: 'admin/payments', ...page('admin/AdminPaymentsPage') },
                  { path: 'admin/promotions', ...page('admin/AdminPromotionsPage') },
                  { path: 'admin/promotions/new', ...page('admin/PromotionFormPage') },
                  { path: 'admin/promotions/:promotionId', ...page('admin/PromotionFormPage') },
                  { path: 'admin/delivery', ...page('admin/AdminDeliveryPage') },
                  { path: 'admin/delivery/new', ...page('admin/DeliveryZonePage') },
                  { path: 'admin/delivery/:zoneId', ...page('admin/DeliveryZonePage') },
                  { path: 'admin/roles', ...page('admin/AdminRolesPage') },
                  { path: 'admin/api-clients', ...page('admin/AdminApiClientsPage') },
                  { path: 'admin/activity', ...page('admin/AdminActivityPage') },
                  { path: 'view_product', ...page('admin/ProductListPage') },
                  { path: 'product/:productId/:formType', ...page('admin/ProductFormPage') },
                  { path: 'admin/import', ...page('admin/ImportPage') },
                  { path: 'admin/invoices', ...page('admin/AdminInvoicesPage') },
                  { path: 'admin/closing/:date?', ...page('admin/AdminClosingPage') },
                  { path: 'admin/expenses', ...page('admin/AdminExpensesPage') },
                  { path: 'admin/month', ...page('admin/AdminMonthPage') },
                  { path: 'admin/reports', ...page('admin/AdminReportsPage') },
                  { path: 'admin/price-list', ...page('admin/AdminPriceListPage') },
                  { path: 'admin/tax', ...page('admin/AdminTaxPage') },
                  { path: 'admin/occasions', ...page('admin/AdminOccasionsPage') },
                  { path: 'admin/settings', ...page('admin/AdminSettingsPage') },
                ],
              },
            ],
          },
          { path: 'workshop', ...page('workshop/WorkshopPage') },
          { path: 'workshop/:code', ...page('workshop/WorkshopPage') },
          { path: 'track/:token', ...page('orders/TrackedOrderPage') },
          { path: '*', ...page('shell/NotFoundPage') },
        ],
      },
    ],
  },
]
