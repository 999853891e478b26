import { galleryParameters, type GalleryChoice } from './catalogue/gallery-address.ts'

/** How a line of a cart is made, as it stands in addresses. */
export type OrderPathType = 'readymade' | 'tailor' | 'custom'

export const withSearch = (path: string, parameters: [name: string, value: string][]) =>
  parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`

/** Every address of the shop's pages but the owner's (features/admin/admin-paths.ts). Nothing else spells one. */
export const paths = {
  home: () => '/',
  /** A section of the home page: the footer's anchors. */
  homeSection: (id: 'about' | 'services' | 'portfolio' | 'contact') => `/#${id}`,
  about: () => '/about',
  /** The designs, as her choices narrow them; see `readGalleryChoice`. */
  gallery: (choice: Partial<GalleryChoice> = {}) => withSearch('/gallery', galleryParameters(choice)),
  product: (productId: string) => withSearch('/single_product_details', [['productId', productId]]),
  /** A design's fabric and finish at a glance; without an id, the one that the navigation's state names. */
  details: (productId?: string) => withSearch('/details', productId ? [['productId', productId]] : []),
  welcome: () => '/login-signup',
  login: () => '/login',
  signup: () => '/signup',
  account: () => '/account',
  /** Chooses another password by a link's token, which no server's log ever sees. */
  resetPassword: (token: string) => `/reset-password#${token}`,
  cart: () => '/cart',
  /** The wizard; with a draft's id it goes on with that one, also on another device. */
  order: (productId: string | null, type: OrderPathType, draftId?: string) =>
    withSearch(
      `/order/${productId === null ? 'null' : encodeURIComponent(productId)}/${type}`,
      draftId ? [['draft', draftId]] : [],
    ),
  /** Her orders and open drafts. */
  orders: () => '/orders',
  /** An order that has been placed. */
  placedOrder: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  /** The same as its link shows it, without an account: `Order.trackingToken`. */
  trackedOrder: (token: string) => `/track/${encodeURIComponent(token)}`,
  contact: () => '/contact',
  feedback: () => '/feedback',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** Where those who run the shop begin. */
  admin: () => '/admin',
  /** What the service worker shows where it has nothing else. */
  offline: () => '/offline',
} as const
