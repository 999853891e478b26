import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'
import { availabilityStatuses, categories, productStatuses } from '../../../shared/catalogue/product-enums.ts'
import type {
  AvailabilityStatus,
  Category,
  ProductSort,
  ProductStatus,
  ProductWhere,
} from '../../__generated__/graphql.ts'
import { toNumber } from '../../lib/to-number.ts'

/** The filters, sorting and layout of the product list, as stored in the address. '' means any. */
export interface ProductChoice {
  search: string
  category: Category | ''
  productStatus: ProductStatus | ''
  availabilityStatus: AvailabilityStatus | ''
  featured: '' | 'yes' | 'no'
  stock: '' | 'none' | 'few'
  sort: ListSort
  /** '' means the layout that this browser used last. */
  view: ListView | ''
  /** The cursor after which the page starts; '' is the first page. */
  after: string
  /** The page number to display. */
  page: number
}

export type ListView = 'grid' | 'table'

const sorts = {
  '': null,
  newest: 'NEWEST',
  updated: 'LAST_UPDATED',
  name: 'NAME',
  stock: 'LEAST_STOCK',
  'price-low': 'PRICE_LOW_TO_HIGH',
  'price-high': 'PRICE_HIGH_TO_LOW',
  discount: 'BIGGEST_DISCOUNT',
} as const satisfies Record<string, ProductSort | null>

export type ListSort = keyof typeof sorts

export const sortLabels: Record<ListSort, MessageDescriptor> = {
  '': msg`As they fit best`,
  newest: msg`Newest first`,
  updated: msg`Changed last first`,
  name: msg`Name`,
  stock: msg`Fewest pieces first`,
  'price-low': msg`Price: low to high`,
  'price-high': msg`Price: high to low`,
  discount: msg`Biggest discount`,
}

export const stockLabels = { none: msg`None left`, few: msg`1 to ${{ few: FEW_PIECES }} left` }

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | '' =>
  values.find((each) => each === value) ?? ''

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

export function readProductChoice(parameters: URLSearchParams): ProductChoice {
  const get = (name: string) => parameters.get(name)
  const page = toNumber(get('page'))
  const after = get('after') ?? ''
  return {
    search: (get('search') ?? '').slice(0, 100),
    category: oneOf(get('category'), keysOf(categories)),
    productStatus: oneOf(get('productStatus'), keysOf(productStatuses)),
    availabilityStatus: oneOf(get('availabilityStatus'), keysOf(availabilityStatuses)),
    featured: oneOf(get('featured'), ['yes', 'no']),
    stock: oneOf(get('stock'), ['none', 'few']),
    sort: oneOf(get('sort'), keysOf(sorts)),
    view: oneOf(get('view'), ['grid', 'table']),
    after,
    page: after !== '' && Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The search parameters of a choice; default values are left out. */
export function choiceParameters(choice: ProductChoice): [name: string, value: string][] {
  const { page, ...texts } = choice
  return [...Object.entries(texts), ['page', page === 1 ? '' : String(page)]].filter(
    (entry): entry is [string, string] => entry[1] !== '',
  )
}

export const isFiltered = ({
  search,
  category,
  productStatus,
  availabilityStatus,
  featured,
  stock,
}: ProductChoice) =>
  [search, category, productStatus, availabilityStatus, featured, stock].some((value) => value !== '')

export const everything: ProductChoice = readProductChoice(new URLSearchParams())

/** The query's filter: the same for the list, its export and bulk changes to all matches. */
export function listVariables(choice: ProductChoice) {
  const { category, productStatus, availabilityStatus, featured, stock } = choice
  const where: ProductWhere = {
    ...(category && { category: { eq: category } }),
    ...(productStatus && { productStatus: { eq: productStatus } }),
    ...(availabilityStatus && { availabilityStatus: { eq: availabilityStatus } }),
    ...(featured && { featuredProduct: { eq: featured === 'yes' } }),
    ...(stock && { quantityInStock: stock === 'none' ? { lte: 0 } : { gte: 1, lte: FEW_PIECES } }),
  }
  return { where, search: choice.search || null, sort: sorts[choice.sort] }
}
