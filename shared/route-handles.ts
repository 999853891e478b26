import { commonParameterNames, galleryParameterNames } from './catalogue/gallery-address.ts'
import { paths } from './paths.ts'

/** Facts about a page that the server, the build and the sitemap need without loading its component. */
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
  /** The page's addresses in the sitemap, and whether their content changes with the catalogue. */
  sitemap: { paths: readonly string[]; changesWithCatalogue: boolean } | null
  /** Its layout has a short header and no footer. */
  minimalLayout: boolean
  /** Instead of the shop's header and footer it has the frame of the admin pages. */
  adminFrame: boolean
  /** The budget of its initial scripts, in kB (1,024 bytes) with gzip. */
  scriptBudget: number
}

const defaults: Omit<RouteHandle, 'source'> = {
  searchParams: [],
  rareParams: [],
  cacheable: true,
  sameEverywhere: false,
  offline: false,
  sitemap: null,
  minimalLayout: false,
  adminFrame: false,
  scriptBudget: 226,
}

/** The pages' deviations from the defaults, by file. */
const pages = {
  'shop/home/HomePage': {
    offline: true,
    sitemap: { paths: [paths.home()], changesWithCatalogue: true },
  },
  'shop/catalogue/GalleryPage': {
    searchParams: galleryParameterNames,
    rareParams: galleryParameterNames.filter((name) => !commonParameterNames.includes(name)),
    scriptBudget: 227,
    offline: true,
    sitemap: { paths: [paths.gallery(), paths.gallery({ show: 'all' })], changesWithCatalogue: true },
  },
  'shop/catalogue/ProductPage': { searchParams: ['productId'], offline: true },
  'shop/catalogue/DetailsPage': { searchParams: ['productId'] },
  'shop/accounts/LoginPage': { searchParams: ['unsent'] },
  'shop/accounts/SignupPage': { searchParams: ['unsent'] },
  'shop/about/AboutPage': { sitemap: { paths: [paths.about()], changesWithCatalogue: false } },
  'shop/about/ContactPage': {
    offline: true,
    sitemap: { paths: [paths.contact()], changesWithCatalogue: false },
  },
  'shop/about/HelpPage': { offline: true, sitemap: { paths: [paths.help()], changesWithCatalogue: false } },
  'shop/feedback/FeedbackPage': { sitemap: { paths: [paths.feedback()], changesWithCatalogue: false } },
  'shop/about/TermsPage': { sitemap: { paths: [paths.terms()], changesWithCatalogue: false } },
  'shop/about/PrivacyPage': { sitemap: { paths: [paths.privacy()], changesWithCatalogue: false } },
  'shop/cart/CartPage': { offline: true },
  'shop/wishlist/WishlistPage': { offline: true },
  'shop/wishlist/SharedWishlistPage': { cacheable: false },
  'app/offline/OfflinePage': { offline: true },
  // One form over five steps.
  'shop/orders/OrderPage': { minimalLayout: true, scriptBudget: 249 },
  'shop/orders/TrackedOrderPage': { cacheable: false },
  // Each garment has an address of its own.
  'tailor/WorkshopPage': { minimalLayout: true, cacheable: false },
  'app/shell/NotFoundPage': { sameEverywhere: true },
} as const satisfies Record<string, Partial<Omit<RouteHandle, 'source'>>>

/** The owner's pages, opened on the shop's own connection and used all day. */
const adminBudget = 266

/** @param name the page's file below client/, without its extension */
export const handleOf = (name: string): RouteHandle => ({
  ...defaults,
  ...(name.startsWith('admin/') ? { adminFrame: true, scriptBudget: adminBudget } : {}),
  ...(pages as Record<string, Partial<RouteHandle>>)[name],
  source: `${name}.tsx`,
})

const handles = Object.keys(pages).map(handleOf)

/** The source files of the pages that can be read offline. */
export const offlineSources = handles.filter(({ offline }) => offline).map(({ source }) => source)

/** The pages that the sitemap lists beside the designs. */
export const sitemapPages = handles.flatMap(({ sitemap }) => sitemap ?? [])
