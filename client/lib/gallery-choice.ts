import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  GalleryPageQueryVariables,
  ProductSort,
  ProductType,
  ProductWhere,
  StitchingType,
} from '../__generated__/graphql.ts'
import {
  type ChosenRange,
  type FacetName,
  facetNames,
  facetParameter,
  type GalleryChoice,
  type GallerySort,
  type RangeName,
  rangeNames,
  rangeParameters,
} from '../../shared/catalogue/gallery-address.ts'
import { availabilityLabels, categoryLabels } from './catalogue-labels.ts'
import { toNumber } from './to-number.ts'

const sorts = {
  newest: 'NEWEST',
  'price-low': 'PRICE_LOW_TO_HIGH',
  'price-high': 'PRICE_HIGH_TO_LOW',
  discount: 'BIGGEST_DISCOUNT',
  rating: 'BEST_RATED',
  name: 'NAME',
} as const satisfies Record<GallerySort, ProductSort>

export const gallerySortLabels: Record<GallerySort, MessageDescriptor> = {
  newest: msg`Newest first`,
  'price-low': msg`Price: low to high`,
  'price-high': msg`Price: high to low`,
  discount: msg`Biggest discount`,
  rating: msg`Best rated`,
  name: msg`Name`,
}

const isSort = (value: string | null): value is GallerySort => value !== null && Object.hasOwn(sorts, value)

/**
 * The maximum of each range, in rupees or percent. A price slider's maximum means 'and above'; typed
 * prices have no maximum.
 */
export const rangeEnds: Record<RangeName, number> = {
  tailorPrice: 10_000,
  readyMadePrice: 10_000,
  discount: 100,
  unitPrice: Infinity,
}

const stitchingTypes: Record<StitchingType, true> = {
  MACHINE_STITCHING: true,
  HAND_STITCHING: true,
  MIXED: true,
}
const productTypes: Record<ProductType, true> = {
  READY_MADE: true,
  CUSTOM_MADE: true,
  SEMI_STITCHED: true,
  TOILER: true,
}

/** Of each enumeration, without the labels that are loaded with the filters. */
const enumerations: Partial<Record<FacetName, string[]>> = {
  category: Object.keys(categoryLabels),
  stitchingType: Object.keys(stitchingTypes),
  availabilityStatus: Object.keys(availabilityLabels),
  productType: Object.keys(productTypes),
}

/** More than anyone selects; prevents a crafted address from causing a huge query. */
const mostValues = 30
const longestValue = 60

/** Parses the gallery's address. Invalid values are ignored. */
export function readGalleryChoice(parameters: URLSearchParams): GalleryChoice {
  const show = parameters.get('show')
  const search = (parameters.get('search') ?? '').trim().slice(0, 100)
  const sort = parameters.get('sort')
  const readyBy = readDay(parameters.get('readyBy') ?? '')
  return {
    show: show === 'all' || show === 'others' ? show : 'featured',
    search,
    isExact: search !== '' && parameters.get('exact') === 'true',
    sort: isSort(sort) ? sort : null,
    after: parameters.get('after') || null,
    facets: only(facetNames, (name) => readFacet(name, parameters.getAll(name))),
    ranges: only(rangeNames, (name) => readRange(name, parameters)),
    customizationAvailable: parameters.get('customizationAvailable') === 'true',
    readyBy,
    pincode: readyBy && (/^[1-9]\d{5}$/.exec(parameters.get('pincode') ?? '')?.[0] ?? null),
  }
}

/** A day that exists; the server takes those from the year 2000 to 2099. */
const readDay = (day: string) =>
  day.startsWith('20') && new Date(day).toJSON()?.slice(0, 10) === day ? day : null

/** An object of the names that have a value. */
function only<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value | null | undefined,
) {
  const entries = names.flatMap((name) => {
    const value = valueOf(name)
    return value == null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries) as Partial<Record<Name, Value>>
}

function readFacet(name: FacetName, given: string[]) {
  const known = enumerations[name]
  const spelt = new Set(given.map((value) => value.trim()).filter(Boolean))
  const values = known
    ? known.filter((value) => spelt.has(facetParameter(name, value)))
    : [...spelt].filter((value) => value.length <= longestValue).slice(0, mostValues)
  return values.length === 0 ? null : values.sort()
}

function readRange(name: RangeName, parameters: URLSearchParams): ChosenRange | null {
  const end = rangeEnds[name]
  const read = (parameter: string) => {
    const text = parameters.get(parameter) ?? ''
    return /^\d{1,8}$/.test(text) ? Math.min(toNumber(text), end) : null
  }
  const { from, to } = rangeParameters(name)
  return rangeBetween(name, read(from) ?? 0, read(to) ?? end)
}

/** A range from its two ends in either order; null when it filters nothing. */
export function rangeBetween(name: RangeName, one: number, other: number): ChosenRange | null {
  const [from, to] = one <= other ? [one, other] : [other, one]
  if (from <= 0 && to >= rangeEnds[name]) return null
  return { from: from > 0 ? from : null, to: to < rangeEnds[name] ? to : null }
}

/** The number of active filters, without the toggle above the list and the search. */
export const countFilters = ({ show, facets, ranges, customizationAvailable, readyBy }: GalleryChoice) =>
  Object.values(facets).flat().length +
  Object.keys(ranges).length +
  (customizationAvailable ? 1 : 0) +
  (readyBy ? 1 : 0) +
  (show === 'others' ? 1 : 0)

const paise = (rupees: number | null | undefined) => (rupees == null ? null : rupees * 100)

const moneyRange = (range: ChosenRange | undefined) =>
  range && { gte: paise(range.from), lte: paise(range.to) }

/** The gallery's query variables for a choice. `everything` ignores the Featured toggle, for its count. */
export function galleryVariables(choice: GalleryChoice): GalleryPageQueryVariables {
  const { show, search, isExact, sort, after } = choice
  const filters = filtersOf(choice)
  return {
    where: show === 'all' ? filters : { ...filters, featuredProduct: { eq: show === 'featured' } },
    everything: filters,
    search: search || null,
    correctSpelling: !isExact,
    // A search has an order of its own.
    sort: sort ? sorts[sort] : search ? null : 'AVAILABLE_FIRST',
    after,
  }
}

function filtersOf({
  facets,
  ranges,
  customizationAvailable,
  readyBy,
  pincode,
}: GalleryChoice): ProductWhere {
  // The values of enumerations were read as such.
  const chosen = only(facetNames, (name) => facets[name] && { in: facets[name] }) as ProductWhere
  return defined({
    ...chosen,
    customizationAvailable: customizationAvailable ? { eq: true } : undefined,
    tailorPrice: moneyRange(ranges.tailorPrice),
    readyMadePrice: moneyRange(ranges.readyMadePrice),
    unitPrice: moneyRange(ranges.unitPrice),
    discount: ranges.discount && { gte: ranges.discount.from, lte: ranges.discount.to },
    readyBy: readyBy ? { day: readyBy, pincode } : undefined,
  })
}

/** Without undefined values, so that the same choice always gives the same query. */
const defined = (where: { [Field in keyof ProductWhere]: ProductWhere[Field] | undefined }) =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined)) as ProductWhere
