import type { GalleryPageQueryVariables, ProductSort } from '../__generated__/graphql.ts'

/** What of the catalogue she looks at, as the gallery's address says it. */
export interface GalleryChoice {
  show: 'featured' | 'all'
  search: string
  /** Null is the catalogue's own order: best match first with a search, else newest first. */
  sort: GallerySort | null
  /** The cursor that the first design shown comes after. */
  after: string | null
}

const sorts = {
  newest: 'NEWEST',
  'price-low': 'PRICE_LOW_TO_HIGH',
  'price-high': 'PRICE_HIGH_TO_LOW',
  discount: 'BIGGEST_DISCOUNT',
  rating: 'BEST_RATED',
  name: 'NAME',
} as const satisfies Record<string, ProductSort>

export type GallerySort = keyof typeof sorts

export const gallerySortLabels: Record<GallerySort, string> = {
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  discount: 'Biggest discount',
  rating: 'Best rated',
  name: 'Name',
}

const isSort = (value: string | null): value is GallerySort => value !== null && Object.hasOwn(sorts, value)

export const galleryParameterNames = ['show', 'search', 'sort', 'after'] as const

/** Reads the gallery's address. What it can't make sense of, it leaves out. */
export function readGalleryChoice(parameters: URLSearchParams): GalleryChoice {
  const sort = parameters.get('sort')
  return {
    show: parameters.get('show') === 'all' ? 'all' : 'featured',
    search: (parameters.get('search') ?? '').trim().slice(0, 100),
    sort: isSort(sort) ? sort : null,
    after: parameters.get('after') || null,
  }
}

/** The search parameters of a choice; what is as usual stays out of the address. */
export const galleryParameters = ({ show, search, sort, after }: Partial<GalleryChoice>) => ({
  show: show === 'all' ? show : undefined,
  search: search || undefined,
  sort: sort ?? undefined,
  after: after ?? undefined,
})

/** The gallery's query for a choice. `everything` is the same without the Featured toggle, for its count. */
export function galleryVariables({ show, search, sort, after }: GalleryChoice): GalleryPageQueryVariables {
  const filters = {}
  return {
    where: show === 'featured' ? { ...filters, featuredProduct: { eq: true } } : filters,
    everything: filters,
    search: search || null,
    sort: sort && sorts[sort],
    after,
  }
}
