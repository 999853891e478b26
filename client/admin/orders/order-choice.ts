import type { OrderSort, OrderStatus, OrderWhere } from '../../__generated__/graphql.ts'
import { addDays, isDay, startOfDay } from '../../lib/shop-days.ts'
import { statuses } from '../../../shared/orders/order-statuses.ts'

/** The filters and view of the order list, as stored in the address. */
export interface OrderChoice {
  view: 'table' | 'board'
  search: string
  status: OrderStatus | null
  overdue: boolean
  /** Only orders with an open alteration request, whatever their status. */
  alterations: boolean
  /** Only orders with an open return, whatever their status. */
  returns: boolean
  /** The Monday of the week in which the delivery is due. */
  week: string | null
  sort: OrderSort
}

export function readOrderChoice(parameters: URLSearchParams): OrderChoice {
  const status = parameters.get('status')?.toUpperCase()
  const week = parameters.get('week') ?? ''
  return {
    view: parameters.get('view') === 'board' ? 'board' : 'table',
    search: parameters.get('q') ?? '',
    status: statuses.find((each) => each === status) ?? null,
    overdue: parameters.get('overdue') === 'yes',
    alterations: parameters.get('alterations') === 'open',
    returns: parameters.get('returns') === 'open',
    week: isDay(week) ? week : null,
    sort: parameters.get('sort') === 'due' ? 'DUE_FIRST' : 'NEWEST',
  }
}

/** The address's search parameters; default values are left out. */
export function orderParameters(choice: OrderChoice): Record<string, string> {
  const { view, search, status, overdue, alterations, returns, week, sort } = choice
  return {
    ...(view !== 'table' && { view }),
    ...(search && { q: search }),
    ...(status && { status: status.toLowerCase() }),
    ...(overdue && { overdue: 'yes' }),
    ...(alterations && { alterations: 'open' }),
    ...(returns && { returns: 'open' }),
    ...(week && { week }),
    ...(sort !== 'NEWEST' && { sort: 'due' }),
  }
}

/** The query's filter, without the status. */
export const whereOf = ({ search, overdue, alterations, returns, week }: OrderChoice): OrderWhere => ({
  mine: false,
  ...(search && { search }),
  ...(overdue && { isOverdue: true }),
  ...(alterations && { hasOpenAlteration: true }),
  ...(returns && { hasOpenReturn: true }),
  ...(week && { deliveryDate: { gte: startOfDay(week), lt: startOfDay(addDays(week, 7)) } }),
})
