/** The catalogue's filters by several values (specification, section 2), by sizes in stock, and by options of the style book. */
export const facetNames = [
  'category',
  'fabricType',
  'stitchingType',
  'pattern',
  'embellishment',
  'availabilityStatus',
  'color',
  'productType',
  'size',
  'style',
] as const
export type FacetName = (typeof facetNames)[number]

/** The catalogue's filters by a range that have a slider (specification, section 2). */
export const sliderNames = ['tailorPrice', 'readyMadePrice', 'discount'] as const
export type SliderName = (typeof sliderNames)[number]

/** `unitPrice` comes from a price in the search text and filters by a card's lowest price. */
export const rangeNames = [...sliderNames, 'unitPrice'] as const
export type RangeName = (typeof rangeNames)[number]

/** Whole rupees or whole percent; null at an open end. */
export interface ChosenRange {
  from: number | null
  to: number | null
}

export type GallerySort = 'newest' | 'price-low' | 'price-high' | 'discount' | 'rating' | 'name'

/** The filters, search and sort order of the gallery, as stored in its address. */
export interface GalleryChoice {
  show: 'featured' | 'all' | 'others'
  search: string
  /** Whether its words are looked for as typed, without corrections. */
  isExact: boolean
  /** Null is the default order: best match first with a search, else newest first. */
  sort: GallerySort | null
  /** The cursor after which the list starts. */
  after: string | null
  /** Any of the values of one facet, and all of the facets; enumerations by their names in the schema. */
  facets: Partial<Record<FacetName, string[]>>
  ranges: Partial<Record<RangeName, ChosenRange>>
  customizationAvailable: boolean
  /** By when designs are to be had, as a day of the shop's calendar: `2026-12-12`. */
  readyBy: string | null
  /** Where they have to arrive by then; null where they are picked up, and without a day. */
  pincode: string | null
}

/** Each range has two parameters, as a form without JavaScript submits them. */
export const rangeParameters = (name: RangeName) => ({ from: `${name}From`, to: `${name}To` })

const enumerations: readonly FacetName[] = ['category', 'stitchingType', 'availabilityStatus', 'productType']
const isEnumeration = (name: FacetName) => enumerations.includes(name)

/** A facet's value in the address: `OUT_OF_STOCK` as `out-of-stock`, other attributes as they are. */
export const facetParameter = (name: FacetName, value: string) =>
  isEnumeration(name) ? value.toLowerCase().replaceAll('_', '-') : value

/** Every search parameter that the gallery reads. */
export const galleryParameterNames = [
  'show',
  'search',
  'exact',
  'sort',
  'after',
  'customizationAvailable',
  'readyBy',
  'pincode',
  ...facetNames,
  ...rangeNames.flatMap((name) => Object.values(rangeParameters(name))),
]

/** Those that many visitors' addresses share. */
export const commonParameterNames = ['show', 'sort', 'category']

/** The search parameters of a choice; default values are left out. */
export function galleryParameters(choice: Partial<GalleryChoice>): [name: string, value: string][] {
  const { show, search, isExact, sort, after, facets = {}, ranges = {}, customizationAvailable } = choice
  const parameters: [string, string | number | null | undefined][] = [
    ['show', show === 'featured' ? null : show],
    ['search', search],
    ['exact', isExact && search ? 'true' : null],
    ...facetNames.flatMap((name) =>
      (facets[name] ?? []).map((value): [string, string] => [name, facetParameter(name, value)]),
    ),
    ['customizationAvailable', customizationAvailable ? 'true' : null],
    ...rangeNames.flatMap((name): [string, number | null | undefined][] => {
      const { from, to } = rangeParameters(name)
      return [
        [from, ranges[name]?.from],
        [to, ranges[name]?.to],
      ]
    }),
    ['readyBy', choice.readyBy],
    ['pincode', choice.pincode],
    ['sort', sort],
    ['after', after],
  ]
  return parameters.flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)] as [string, string]],
  )
}
