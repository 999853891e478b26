import type { OrderStatus } from '../../../__generated__/graphql.ts'

/** A status on the admin's pages. */
interface StatusLabels {
  name: string
  /** The colour palette of its badge. */
  palette: string
  /** The label of the button that moves an order on to it. */
  transition: string
}

export const statusLabels: Record<OrderStatus, StatusLabels> = {
  PENDING: { name: 'Pending', palette: 'rani', transition: 'Back to pending' },
  CONFIRMED: { name: 'Confirmed', palette: 'blue', transition: 'Confirm' },
  MEASURED: { name: 'Measured', palette: 'blue', transition: 'Measured, cloth received' },
  STITCHING: { name: 'Stitching', palette: 'gold', transition: 'Start stitching' },
  TRIAL: { name: 'Trial', palette: 'gold', transition: 'Ready for the trial' },
  READY: { name: 'Ready', palette: 'green', transition: 'Mark as ready' },
  DISPATCHED: { name: 'Dispatched', palette: 'peacock', transition: 'Dispatch' },
  DELIVERED: { name: 'Delivered', palette: 'gray', transition: 'Delivered' },
  CANCELLED: { name: 'Cancelled', palette: 'gray', transition: 'Cancel the order' },
}

/** The label of the button that reverts a status. */
const revertLabels: Partial<Record<`${OrderStatus} to ${OrderStatus}`, string>> = {
  'TRIAL to STITCHING': 'Back to stitching',
  'READY to STITCHING': 'Back to stitching',
  'DISPATCHED to READY': 'Came back to the shop',
}

export const transitionLabel = (from: OrderStatus, to: OrderStatus) =>
  revertLabels[`${from} to ${to}`] ?? statusLabels[to].transition

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
