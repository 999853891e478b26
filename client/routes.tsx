import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { commonParameterNames, galleryParameterNames } from './lib/gallery-address.ts'
import { RootLayout } from './features/shell/RootLayout.tsx'
import { PageError } from './features/shell/PageError.tsx'
import { PageBoundary } from './navigation/PageBoundary.tsx'
import { PageOutlet } from './navigation/PageRouter.tsx'

/** What the server needs to know of a route beside its component. */
export interface RouteHandle {
  /** The page's source file, under which the build's manifest names its chunk. */
  source: string
  /** The search parameters that change the page. The server ignores all others. */
  searchParams: readonly string[]
  /** Those of them that make an address few visitors have in common: such a page isn't kept. */
  rareParams: readonly string[]
  /** The page stays as it is until the catalogue or the feedback changes. Others are rendered anew each time. */
  lasting: boolean
  /** The page is the same at every address that leads to it. */
  sameEverywhere: boolean
}

const failed = (error: unknown) => <PageError error={error} />
const layout = (
  <PageBoundary fallback={failed}>
    <RootLayout />
  </PageBoundary>
)
/** A page that breaks leaves the header and the footer standing; the outer boundary stands in for those, too. */
const pages = (
  <PageBoundary fallback={failed}>
    <PageOutlet />
  </PageBoundary>
)

/** A page's module exports its component, and may export `prepare`: what has to be done before it shows. */
export interface PageModule {
  prepare?: () => Promise<void>
}

const modules = import.meta.glob<PageModule>(['./features/*/*Page.tsx', '!./features/admin/*'])

/** The owner's, known to a list of their own. */
const loadAdmin = async (file: string) => {
  const { adminModules } = await import('./features/admin/admin-modules.ts')
  return adminModules[file]!()
}

type PageName = `${string}/${string}Page` | 'admin/AdminLayout'

/** A page, loaded when it is needed: `features/{name}.tsx`, which exports a component of the file's name. */
function page(name: PageName, handle: Partial<Omit<RouteHandle, 'source'>> = {}) {
  const source = `features/${name}.tsx`
  const component = name.slice(name.lastIndexOf('/') + 1)
  const load = name.startsWith('admin/') ? () => loadAdmin(`./${component}.tsx`) : modules[`./${source}`]
  if (load === undefined) throw new Error(`routes.tsx names client/${source}, which is not there`)
  return {
    lazy: async () => {
      const module = await load()
      await module.prepare?.()
      return { Component: (module as Record<string, unknown>)[component] as ComponentType }
    },
    handle: {
      searchParams: [],
      rareParams: [],
      lasting: true,
      sameEverywhere: false,
      ...handle,
      source,
    } satisfies RouteHandle,
  }
}

export const routes: RouteObject[] = [
  {
    element: layout,
    children: [
      {
        element: pages,
        children: [
          { index: true, ...page('home/HomePage') },
          { path: 'about', ...page('shop/AboutPage') },
          {
            path: 'gallery',
            ...page('catalogue/GalleryPage', {
              searchParams: galleryParameterNames,
              rareParams: galleryParameterNames.filter((name) => !commonParameterNames.includes(name)),
            }),
          },
          {
            path: 'single_product_details',
            ...page('catalogue/ProductPage', { searchParams: ['productId'] }),
          },
          { path: 'details', ...page('catalogue/DetailsPage', { searchParams: ['productId'] }) },
          { path: 'cart', ...page('cart/CartPage') },
          { path: 'login-signup', ...page('accounts/WelcomePage') },
          { path: 'login', ...page('accounts/LoginPage') },
          { path: 'signup', ...page('accounts/SignupPage') },
          { path: 'account', ...page('accounts/AccountPage') },
          { path: 'reset-password', ...page('accounts/ResetPasswordPage') },
          { path: 'offline', ...page('offline/OfflinePage') },
          { path: 'contact', ...page('shop/ContactPage') },
          { path: 'terms', ...page('shop/TermsPage') },
          { path: 'privacy', ...page('shop/PrivacyPage') },
          { path: 'feedback', ...page('feedback/FeedbackPage') },
          { path: 'order/:productId/:orderType', ...page('orders/OrderPage') },
          { path: 'orders', ...page('orders/OrdersPage') },
          { path: 'orders/:orderId', ...page('orders/PlacedOrderPage') },
          {
            // The owner's pages, by the specification's addresses and by those below /admin: no shopper loads their code.
            ...page('admin/AdminLayout'),
            children: [
              {
                element: pages,
                children: [
                  { path: 'admin', ...page('admin/AdminDashboardPage') },
                  { path: 'admin/orders', ...page('admin/AdminOrdersPage') },
                  { path: 'admin/drafts', ...page('admin/AdminDraftsPage') },
                  { path: 'admin/orders/:orderId', ...page('admin/AdminOrderPage') },
                  { path: 'admin/orders/:orderId/job-card', ...page('admin/JobCardsPage') },
                  { path: 'admin/job-cards', ...page('admin/JobCardsPage') },
                  { path: 'admin/feedback', ...page('admin/AdminFeedbackPage') },
                  { path: 'admin/customers', ...page('admin/AdminCustomersPage') },
                  { path: 'admin/customers/:customerId', ...page('admin/AdminCustomerPage') },
                  { path: 'admin/activity', ...page('admin/AdminActivityPage') },
                  { path: 'view_product', ...page('admin/ProductListPage') },
                  { path: 'product/:productId/:formType', ...page('admin/ProductFormPage') },
                  { path: 'admin/import', ...page('admin/ImportPage') },
                  { path: 'admin/settings', ...page('admin/AdminSettingsPage') },
                ],
              },
            ],
          },
          { path: 'track/:token', ...page('orders/TrackedOrderPage', { lasting: false }) },
          { path: '*', ...page('shell/NotFoundPage', { sameEverywhere: true }) },
        ],
      },
    ],
  },
]
