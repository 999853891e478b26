import { designName } from '../../lib/localized-name.ts'
import type { Category, OrderStatus } from '../../__generated__/graphql.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { customGarmentNames } from '../workshop/garment-name.ts'

/** A status on the admin's pages. */
interface StatusLabels {
  name: MessageDescriptor
  /** The colour palette of its badge. */
  palette: string
  /** The label of the button that moves an order on to it. */
  transition: MessageDescriptor
}

export const statusLabels: Record<OrderStatus, StatusLabels> = {
  PENDING: { name: msg`Pending`, palette: 'rani', transition: msg`Back to pending` },
  CONFIRMED: {
    name: msg`Confirmed`,
    palette: 'blue',
    transition: msg({ message: 'Confirm', context: 'move an order' }),
  },
  MEASURED: { name: msg`Measured`, palette: 'blue', transition: msg`Measured, cloth received` },
  STITCHING: { name: msg`Stitching`, palette: 'gold', transition: msg`Start stitching` },
  TRIAL: { name: msg`Trial`, palette: 'gold', transition: msg`Ready for the trial` },
  READY: { name: msg`Ready`, palette: 'green', transition: msg`Mark as ready` },
  DISPATCHED: {
    name: msg`Dispatched`,
    palette: 'peacock',
    transition: msg({ message: 'Dispatch', context: 'move an order' }),
  },
  DELIVERED: {
    name: msg`Delivered`,
    palette: 'gray',
    transition: msg({ message: 'Delivered', context: 'move an order' }),
  },
  CANCELLED: { name: msg`Cancelled`, palette: 'gray', transition: msg`Cancel the order` },
}

/** The label of the button that reverts a status. */
const revertLabels: Partial<Record<`${OrderStatus} to ${OrderStatus}`, MessageDescriptor>> = {
  'TRIAL to STITCHING': msg`Back to stitching`,
  'READY to STITCHING': msg`Back to stitching`,
  'DISPATCHED to READY': msg`Came back to the shop`,
}

export const transitionLabel = (from: OrderStatus, to: OrderStatus): MessageDescriptor =>
  revertLabels[`${from} to ${to}`] ?? statusLabels[to].transition

/** Whether `addAlteration` takes an alteration of an order in this status. */
export const takesAlterations = (status: OrderStatus): boolean =>
  status !== 'PENDING' && status !== 'CANCELLED'

/** A short description of the ordered items. */
export function orderSubject(i18n: I18n, { customCategory, items }: OrderedItems) {
  if (customCategory) return i18n._(customGarmentNames[customCategory])
  return items.map((item) => nameOfItems(i18n, item)).join(', ')
}

/** 'Chandni blouse × 2' */
export function nameOfItems(i18n: I18n, item: OrderedItems['items'][number]): string {
  const name = designName(i18n, item)
  return item.quantity > 1 ? `${name} × ${item.quantity}` : name
}

interface OrderedItems {
  customCategory?: Category | null
  items: { productName: string; hindiName?: string; quantity: number }[]
}
