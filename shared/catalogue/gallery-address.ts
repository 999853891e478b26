/** The catalogue's filters by several values (specification, section 2). */
export const facetNames = [
  'category',
  'fabricType',
  'stitchingType',
  'pattern',
  'embellishment',
  'availabilityStatus',
  'color',
  'productType',
] as const
export type FacetName = (typeof facetNames)[number]

/** The catalogue's filters by a range that have a slider (specification, section 2). */
export const sliderNames = ['tailorPrice', 'readyMadePrice', 'discount'] as const
export type SliderName = (typeof sliderNames)[number]

/** `unitPrice` comes from her search's words: the price that a card begins with. */
export const rangeNames = [...sliderNames, 'unitPrice'] as const
export type RangeName = (typeof rangeNames)[number]

/** Whole rupees or whole percent; null at an end that is open. */
export interface ChosenRange {
  from: number | null
  to: number | null
}

export type GallerySort = 'newest' | 'price-low' | 'price-high' | 'discount' | 'rating' | 'name'

/** What of the catalogue the shopper looks at, as the gallery's address says it. */
export interface GalleryChoice {
  show: 'featured' | 'all' | 'others'
  search: string
  /** Null is the catalogue's own order: best match first with a search, else newest first. */
  sort: GallerySort | null
  /** The cursor that the first design shown comes after. */
  after: string | null
  /** Any of the values of one facet, and all of the facets; enumerations by their names in the contract. */
  facets: Partial<Record<FacetName, string[]>>
  ranges: Partial<Record<RangeName, ChosenRange>>
  customizationAvailable: boolean
}

/** Each range stands as two parameters in the address, as a form without script sends it. */
export const rangeParameters = (name: RangeName) => ({ from: `${name}From`, to: `${name}To` })

const enumerations: readonly FacetName[] = ['category', 'stitchingType', 'availabilityStatus', 'productType']
export const isEnumeration = (name: FacetName) => enumerations.includes(name)

/** A facet's value as the address spells it: `OUT_OF_STOCK` as `out-of-stock`, words as they are. */
export const facetParameter = (name: FacetName, value: string) =>
  isEnumeration(name) ? value.toLowerCase().replaceAll('_', '-') : value

/** Every search parameter that the gallery reads. */
export const galleryParameterNames = [
  'show',
  'search',
  'sort',
  'after',
  'customizationAvailable',
  ...facetNames,
  ...rangeNames.flatMap((name) => Object.values(rangeParameters(name))),
]

/** Those that many visitors' addresses have in common. */
export const commonParameterNames = ['show', 'sort', 'category']

/** The search parameters of a choice; what is as usual stays out of the address. */
export function galleryParameters(choice: Partial<GalleryChoice>): [name: string, value: string][] {
  const { show, search, sort, after, facets = {}, ranges = {}, customizationAvailable } = choice
  const parameters: [string, string | number | null | undefined][] = [
    ['show', show === 'featured' ? null : show],
    ['search', search],
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
    ['sort', sort],
    ['after', after],
  ]
  return parameters.flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)] as [string, string]],
  )
}
