import type { ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { PageError } from './shell/PageError.tsx'
import { loader as loadShop, RootLayout } from './shell/RootLayout.tsx'
import type { PageModule } from './page-module.ts'
import { adminRoutes } from '../../shared/admin-routes.ts'
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
          { path: 'styles', ...page('shop/styles/StylesPage') },
          { path: 'styles/:optionId', ...page('shop/styles/StylePage') },
          { path: 'ask/:token', ...page('shop/styles/SharedStylePage') },
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
                children: Object.entries(adminRoutes).map(([pattern, name]) => ({
                  path: pattern.slice(1),
                  ...page(`admin/${name}`),
                })),
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
