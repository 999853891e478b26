import type { ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { PageError } from './shell/PageError.tsx'
import { loader as loadShop, RootLayout } from './shell/RootLayout.tsx'
import type { PageModule } from './page-module.ts'
import { handleOf } from '../../shared/route-handles.ts'

const modules = import.meta.glob<PageModule>(
  ['./app/*/*Page.tsx', './shop/*/*Page.tsx', './tailor/*Page.tsx'],
  { base: '../' },
)

/** The admin pages have a list of their own, which shoppers don't download. */
const loadAdmin = async (name: string) => {
  const { adminModules } = await import('../admin/admin-modules.ts')
  return adminModules[`./${name}.tsx`]!()
}

type PageName = `${string}/${string}Page` | 'admin/shell/AdminLayout'

/** A lazily loaded page: `client/{name}.tsx`. */
function page(name: PageName) {
  const handle = handleOf(name)
  const component = name.slice(name.lastIndexOf('/') + 1)
  const load = name.startsWith('admin/')
    ? () => loadAdmin(name.slice('admin/'.length))
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
          { index: true, ...page('shop/home/HomePage') },
          { path: 'about', ...page('shop/about/AboutPage') },
          { path: 'gallery', ...page('shop/catalogue/GalleryPage') },
          { path: 'single_product_details', ...page('shop/catalogue/ProductPage') },
          { path: 'product/:slug', ...page('shop/catalogue/ProductPage') },
          { path: 'details', ...page('shop/catalogue/DetailsPage') },
          { path: 'cart', ...page('shop/cart/CartPage') },
          { path: 'wishlist', ...page('shop/wishlist/WishlistPage') },
          { path: 'wishlist/:token', ...page('shop/wishlist/SharedWishlistPage') },
          { path: 'login-signup', ...page('shop/accounts/WelcomePage') },
          { path: 'login', ...page('shop/accounts/LoginPage') },
          { path: 'signup', ...page('shop/accounts/SignupPage') },
          { path: 'account', ...page('shop/accounts/AccountPage') },
          { path: 'reset-password', ...page('shop/accounts/ResetPasswordPage') },
          { path: 'forgot-password', ...page('shop/accounts/ForgotPasswordPage') },
          { path: 'verify-email', ...page('shop/accounts/VerifyEmailPage') },
          { path: 'offline', ...page('app/offline/OfflinePage') },
          { path: 'contact', ...page('shop/about/ContactPage') },
          { path: 'help', ...page('shop/about/HelpPage') },
          { path: 'terms', ...page('shop/about/TermsPage') },
          { path: 'privacy', ...page('shop/about/PrivacyPage') },
          { path: 'feedback', ...page('shop/feedback/FeedbackPage') },
          { path: 'order/:productId/:orderType', ...page('shop/orders/OrderPage') },
          { path: 'orders', ...page('shop/orders/OrdersPage') },
          { path: 'orders/:orderId', ...page('shop/orders/PlacedOrderPage') },
          { path: 'orders/:orderId/invoices/:invoiceId', ...page('shop/orders/InvoicePage') },
          {
            // Admin pages have the specification's paths and those below /admin.
            ...page('admin/shell/AdminLayout'),
            children: [
              {
                element: <Outlet />,
                errorElement: <PageError />,
                children: [
                  { path: 'admin', ...page('admin/dashboard/AdminDashboardPage') },
                  { path: 'admin/orders', ...page('admin/orders/AdminOrdersPage') },
                  { path: 'admin/counter', ...page('admin/counter/AdminCounterPage') },
                  { path: 'admin/drafts', ...page('admin/orders/AdminDraftsPage') },
                  { path: 'admin/orders/:orderId', ...page('admin/orders/AdminOrderPage') },
                  { path: 'admin/orders/:orderId/job-card', ...page('admin/job-card/JobCardsPage') },
                  { path: 'admin/orders/:orderId/edit', ...page('admin/order-edit/OrderEditPage') },
                  { path: 'admin/orders/:orderId/receipt', ...page('admin/printouts/ReceiptPage') },
                  { path: 'admin/orders/:orderId/labels', ...page('admin/printouts/LabelsPage') },
                  { path: 'admin/job-cards', ...page('admin/job-card/JobCardsPage') },
                  { path: 'admin/workshop', ...page('admin/workshop/AdminWorkshopPage') },
                  { path: 'admin/workshop/stages', ...page('admin/workshop/AdminStagesPage') },
                  {
                    path: 'admin/measurement-fields',
                    ...page('admin/measurement-fields/AdminMeasurementFieldsPage'),
                  },
                  { path: 'admin/workshop/rates', ...page('admin/workshop/AdminRatesPage') },
                  { path: 'admin/workshop/garments/:code', ...page('admin/workshop/AdminGarmentPage') },
                  { path: 'admin/materials', ...page('admin/materials/AdminMaterialsPage') },
                  { path: 'admin/materials/:materialId', ...page('admin/materials/AdminMaterialPage') },
                  { path: 'admin/messages', ...page('admin/messages/AdminMessagesPage') },
                  { path: 'admin/messages/texts', ...page('admin/messages/AdminMessageTextsPage') },
                  { path: 'admin/messages/:messageId', ...page('admin/messages/AdminMessagePage') },
                  { path: 'admin/waiting', ...page('admin/stock-alerts/AdminStockAlertsPage') },
                  { path: 'admin/feedback', ...page('admin/feedback/AdminFeedbackPage') },
                  { path: 'admin/customers', ...page('admin/customers/AdminCustomersPage') },
                  { path: 'admin/customers/:customerId', ...page('admin/customers/AdminCustomerPage') },
                  { path: 'admin/payments', ...page('admin/payments/AdminPaymentsPage') },
                  { path: 'admin/promotions', ...page('admin/promotions/AdminPromotionsPage') },
                  { path: 'admin/promotions/new', ...page('admin/promotions/PromotionFormPage') },
                  { path: 'admin/promotions/:promotionId', ...page('admin/promotions/PromotionFormPage') },
                  { path: 'admin/delivery', ...page('admin/delivery/AdminDeliveryPage') },
                  { path: 'admin/delivery/new', ...page('admin/delivery/DeliveryZonePage') },
                  { path: 'admin/delivery/:zoneId', ...page('admin/delivery/DeliveryZonePage') },
                  { path: 'admin/roles', ...page('admin/roles/AdminRolesPage') },
                  { path: 'admin/api-clients', ...page('admin/api-clients/AdminApiClientsPage') },
                  { path: 'admin/activity', ...page('admin/activity/AdminActivityPage') },
                  { path: 'view_product', ...page('admin/products/ProductListPage') },
                  { path: 'product/:productId/:formType', ...page('admin/products/ProductFormPage') },
                  { path: 'admin/import', ...page('admin/products/ImportPage') },
                  { path: 'admin/invoices', ...page('admin/invoices/AdminInvoicesPage') },
                  { path: 'admin/closing/:date?', ...page('admin/closing/AdminClosingPage') },
                  { path: 'admin/expenses', ...page('admin/expenses/AdminExpensesPage') },
                  { path: 'admin/month', ...page('admin/closing/AdminMonthPage') },
                  { path: 'admin/reports', ...page('admin/reports/AdminReportsPage') },
                  { path: 'admin/price-list', ...page('admin/price-list/AdminPriceListPage') },
                  { path: 'admin/tax', ...page('admin/tax/AdminTaxPage') },
                  { path: 'admin/occasions', ...page('admin/occasions/AdminOccasionsPage') },
                  { path: 'admin/settings', ...page('admin/settings/AdminSettingsPage') },
                ],
              },
            ],
          },
          { path: 'workshop', ...page('tailor/WorkshopPage') },
          { path: 'workshop/:code', ...page('tailor/WorkshopPage') },
          { path: 'track/:token', ...page('shop/orders/TrackedOrderPage') },
          { path: '*', ...page('app/shell/NotFoundPage') },
        ],
      },
    ],
  },
]
