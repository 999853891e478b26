import { commonParameterNames, galleryParameterNames } from './catalogue/gallery-address.ts'

/** Facts about a page that the server and the build need without loading its component. */
export interface RouteHandle {
  /** The page's source file below client/, which names its chunk in Vite's manifest. */
  source: string
  /** The search parameters that change the page. The server ignores all others. */
  searchParams: readonly string[]
  /** Those that few visitors' addresses share: such HTML is not cached. */
  rareParams: readonly string[]
  /** Whether the HTML may be cached until the catalogue changes. Others are rendered for each request. */
  cacheable: boolean
  /** Every address of the page shows the same, and shares one cached page. */
  sameEverywhere: boolean
  /** Its code is downloaded in advance by the service worker. */
  offline: boolean
  /** Its layout has a short header and no footer. */
  minimalLayout: boolean
  /** Instead of the shop's header and footer it has the frame of the admin pages. */
  adminFrame: boolean
}

const defaults: Omit<RouteHandle, 'source'> = {
  searchParams: [],
  rareParams: [],
  cacheable: true,
  sameEverywhere: false,
  offline: false,
  minimalLayout: false,
  adminFrame: false,
}

/** The pages' deviations from the defaults, by file. */
const pages = {
  'shop/home/HomePage': { offline: true },
  'shop/catalogue/GalleryPage': {
    searchParams: galleryParameterNames,
    rareParams: galleryParameterNames.filter((name) => !commonParameterNames.includes(name)),
    offline: true,
  },
  'shop/catalogue/ProductPage': { searchParams: ['productId'], offline: true },
  'shop/catalogue/DetailsPage': { searchParams: ['productId'] },
  'shop/accounts/LoginPage': { searchParams: ['by', 'unsent'] },
  'shop/accounts/SignupPage': { searchParams: ['unsent'] },
  'shop/about/ContactPage': { offline: true },
  'shop/about/HelpPage': { offline: true },
  'shop/cart/CartPage': { offline: true },
  'shop/wishlist/WishlistPage': { offline: true },
  'shop/wishlist/SharedWishlistPage': { cacheable: false },
  'shop/styles/SharedStylePage': { cacheable: false },
  'app/offline/OfflinePage': { offline: true },
  'shop/orders/OrderPage': { minimalLayout: true },
  'shop/orders/TrackedOrderPage': { cacheable: false },
  // Each garment has an address of its own.
  'tailor/WorkshopPage': { minimalLayout: true, cacheable: false },
  'app/shell/NotFoundPage': { sameEverywhere: true },
} as const satisfies Record<string, Partial<Omit<RouteHandle, 'source'>>>

/** @param name the page's file below client/, without its extension */
export const handleOf = (name: string): RouteHandle => ({
  ...defaults,
  ...(name.startsWith('admin/') ? { adminFrame: true } : {}),
  ...(pages as Record<string, Partial<RouteHandle>>)[name],
  source: `${name}.tsx`,
})

/** The source files of the pages that can be read offline. */
export const offlineSources = Object.keys(pages)
  .map(handleOf)
  .filter(({ offline }) => offline)
  .map(({ source }) => source)
