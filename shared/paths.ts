import { helpSectionId, type HelpTopic } from './help-topics.ts'
import { galleryParameters, type GalleryChoice } from './catalogue/gallery-address.ts'

/** How a line of a cart is made, as a path segment. */
export type OrderPathType = 'readymade' | 'tailor' | 'custom'

export const withSearch = (path: string, parameters: [name: string, value: string][]) =>
  parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`

/** All addresses of the shop except the admin pages' (shared/admin-paths.ts). No other file spells one. */
export const paths = {
  home: () => '/',
  /** A section of the home page: the footer's links. */
  homeSection: (id: 'about' | 'services' | 'portfolio' | 'contact') => `/#${id}`,
  about: () => '/about',
  /** The gallery with its filters; see `readGalleryChoice`. */
  gallery: (choice: Partial<GalleryChoice> = {}) => withSearch('/gallery', galleryParameters(choice)),
  product: (productId: string) => withSearch('/single_product_details', [['productId', productId]]),
  /** The same page by `Product.slug`: its canonical address, for search engines and feeds. */
  productBySlug: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  /** The quick view of a design; without an id, of the one in the router's state. */
  details: (productId?: string) => withSearch('/details', productId ? [['productId', productId]] : []),
  welcome: () => '/login-signup',
  /** Signs in with the password, or by a code that is sent by e-mail. */
  login: (by?: 'code') => withSearch('/login', by ? [['by', by]] : []),
  signup: () => '/signup',
  account: () => '/account',
  /** Resets a password by a link's token, which is in the fragment and so in no server's log. */
  resetPassword: (token: string) => `/reset-password#${token}`,
  /** Requests a link that resets the password. */
  forgotPassword: () => '/forgot-password',
  /** Verifies an account's e-mail by a link's token, in the fragment like the one above. */
  verifyEmail: (token: string) => `/verify-email#${token}`,
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  /** Somebody's wishlist by its link, without an account: `Wishlist.shareToken`. */
  sharedWishlist: (token: string) => `/wishlist/${encodeURIComponent(token)}`,
  /** The wizard; with a draft's id it continues that draft, also on another device. */
  order: (productId: string | null, type: OrderPathType, draftId?: string) =>
    withSearch(
      `/order/${productId === null ? 'null' : encodeURIComponent(productId)}/${type}`,
      draftId ? [['draft', draftId]] : [],
    ),
  /** The user's orders and open drafts. */
  orders: () => '/orders',
  /** An order that has been placed. */
  placedOrder: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  /** An invoice or a credit note of an order, to be read and printed. */
  invoice: (orderId: string, invoiceId: string) =>
    `/orders/${encodeURIComponent(orderId)}/invoices/${encodeURIComponent(invoiceId)}`,
  /** The order by its tracking link, without an account: `Order.trackingToken`. */
  trackedOrder: (token: string) => `/track/${encodeURIComponent(token)}`,
  /** A tailor's pages; with a garment's code, that garment. */
  workshop: (code?: string | null) => (code ? `/workshop/${encodeURIComponent(code)}` : '/workshop'),
  contact: () => '/contact',
  /** Questions and answers about the shop, or one of them. */
  help: (topic?: HelpTopic) => (topic ? `/help#${helpSectionId(topic)}` : '/help'),
  /** The style book: the necks, backs, sleeves and other options that a garment can be sewn with. */
  styles: () => '/styles',
  /** One of its options, and the designs that have it. */
  style: (optionId: string) => `/styles/${encodeURIComponent(optionId)}`,
  /** A style that somebody asks others about by a link, without an account: `StyleShare.token`. */
  sharedStyle: (token: string) => `/ask/${encodeURIComponent(token)}`,
  feedback: () => '/feedback',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** The start page of the admin pages. */
  admin: () => '/admin',
  /** The product feed for Google Merchant Center. */
  merchantFeed: () => '/feeds/google-merchant.xml',
  /** The Model Context Protocol for assistants. */
  mcp: () => '/mcp',
  /** The service worker's fallback for pages that aren't cached. */
  offline: () => '/offline',
} as const
