import { type GalleryChoice, galleryParameters } from './lib/gallery-choice.ts'

/** How a line of a cart is made, as it stands in addresses. */
export type OrderPathType = 'readymade' | 'tailor' | 'custom'

const withSearch = (path: string, search: Record<string, string | undefined>) => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Every address of the shop's pages. Nothing else spells one. */
export const paths = {
  home: () => '/',
  /** A section of the home page: the footer's anchors. */
  homeSection: (id: 'about' | 'services' | 'portfolio' | 'contact') => `/#${id}`,
  about: () => '/about',
  /** The designs, as her choices narrow them; see `readGalleryChoice`. */
  gallery: (choice: Partial<GalleryChoice> = {}) => withSearch('/gallery', galleryParameters(choice)),
  product: (productId: string) => withSearch('/single_product_details', { productId }),
  welcome: () => '/login-signup',
  login: () => '/login',
  signup: () => '/signup',
  cart: () => '/cart',
  order: (productId: string | null, type: OrderPathType) =>
    `/order/${productId === null ? 'null' : encodeURIComponent(productId)}/${type}`,
  contact: () => '/contact',
  feedback: () => '/feedback',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const
