import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { galleryParameterNames } from './lib/gallery-choice.ts'
import { RootLayout } from './features/shell/RootLayout.tsx'
import { RouteError } from './features/shell/RouteError.tsx'

/** What the server needs to know of a route beside its component. */
export interface RouteHandle {
  /** The page's source file, under which the build's manifest names its chunk. */
  source: string
  /** The search parameters that change the page. The server ignores all others. */
  searchParams: readonly string[]
  /** The page is the same at every address that leads to it. */
  sameEverywhere: boolean
}

/** A page that breaks leaves the header and the footer standing; the outer one stands in for those, too. */
const errorElement = <RouteError />

const modules = import.meta.glob<Record<string, ComponentType>>('./features/*/*Page.tsx')

/** A page, loaded when it is needed: `features/{name}.tsx`, which exports a component of the file's name. */
function page(name: `${string}/${string}Page`, handle: Partial<Omit<RouteHandle, 'source'>> = {}) {
  const source = `features/${name}.tsx`
  const load = modules[`./${source}`]
  if (load === undefined) throw new Error(`routes.tsx names client/${source}, which is not there`)
  const component = name.slice(name.lastIndexOf('/') + 1)
  return {
    lazy: async () => ({ Component: (await load())[component] }),
    handle: { searchParams: [], sameEverywhere: false, ...handle, source } satisfies RouteHandle,
  }
}

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement,
    children: [
      {
        errorElement,
        children: [
          { index: true, ...page('home/HomePage') },
          { path: 'about', ...page('shop/AboutPage') },
          { path: 'gallery', ...page('catalogue/GalleryPage', { searchParams: galleryParameterNames }) },
          {
            path: 'single_product_details',
            ...page('catalogue/ProductPage', { searchParams: ['productId'] }),
          },
          { path: 'cart', ...page('cart/CartPage') },
          { path: 'login-signup', ...page('accounts/WelcomePage') },
          { path: 'login', ...page('accounts/LoginPage') },
          { path: 'signup', ...page('accounts/SignupPage') },
          { path: 'contact', ...page('shop/ContactPage') },
          { path: 'terms', ...page('shop/TermsPage') },
          { path: 'privacy', ...page('shop/PrivacyPage') },
          { path: 'feedback', ...page('feedback/FeedbackPage') },
          { path: 'order/:productId/:orderType', ...page('orders/OrderPage') },
          { path: '*', ...page('shell/NotFoundPage', { sameEverywhere: true }) },
        ],
      },
    ],
  },
]
