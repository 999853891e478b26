import type { OrderStatus } from '../../../__generated__/graphql.ts'

/** In the order in which an order passes through them. */
export const statusNames: Record<OrderStatus, string> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  MEASURED: 'Measured',
  STITCHING: 'Stitching',
  TRIAL: 'Trial',
  READY: 'Ready',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
}

export const statuses = Object.keys(statusNames) as OrderStatus[]

/** Statuses of orders that still need work. */
export const openStatuses = statuses.filter((status) => status !== 'DELIVERED' && status !== 'CANCELLED')

export const statusPalettes: Record<OrderStatus, string> = {
  PENDING: 'rani',
  CONFIRMED: 'blue',
  MEASURED: 'blue',
  STITCHING: 'gold',
  TRIAL: 'gold',
  READY: 'green',
  DISPATCHED: 'peacock',
  DELIVERED: 'gray',
  CANCELLED: 'gray',
}

/** The label of the button that moves an order on to a status. */
const transitionLabels: Record<OrderStatus, string> = {
  PENDING: 'Back to pending',
  CONFIRMED: 'Confirm',
  MEASURED: 'Measured, cloth received',
  STITCHING: 'Start stitching',
  TRIAL: 'Ready for the trial',
  READY: 'Mark as ready',
  DISPATCHED: 'Dispatch',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancel the order',
}

/** The label of the button that reverts a status. */
const revertLabels: Partial<Record<`${OrderStatus} to ${OrderStatus}`, string>> = {
  'TRIAL to STITCHING': 'Back to stitching',
  'READY to STITCHING': 'Back to stitching',
  'DISPATCHED to READY': 'Came back to the shop',
}

export const transitionLabel = (from: OrderStatus, to: OrderStatus) =>
  revertLabels[`${from} to ${to}`] ?? transitionLabels[to]

const garments = { BLOUSE: 'blouse', DRESS: 'dress', LEHENGA: 'lehenga' } as const

/** A short description of the ordered items. */
export function orderSubject({ customCategory, items }: OrderedItems) {
  if (customCategory) return `Custom ${garments[customCategory]}`
  return items
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} × ${quantity}` : productName))
    .join(', ')
}

interface OrderedItems {
  customCategory?: keyof typeof garments | null
  items: { productName: string; quantity: number }[]
}
