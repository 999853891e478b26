/** What is known of an order status; its labels are in the client. */
interface StatusFacts {
  /** The transitions from it: forward first, then back, then cancellation. None from a final one. */
  next: readonly string[]
  /** Which orders pass through it on their way to the customer: all, stitched ones, or those that are sent; null for none. */
  step: 'ALWAYS' | 'STITCHED' | 'SENT' | null
}

/** The statuses of an order, in the order in which it passes through them. */
export const orderStatuses = {
  PENDING: { next: ['CONFIRMED', 'CANCELLED'], step: 'ALWAYS' },
  CONFIRMED: { next: ['MEASURED', 'STITCHING', 'READY', 'CANCELLED'], step: 'ALWAYS' },
  MEASURED: { next: ['STITCHING', 'CANCELLED'], step: 'STITCHED' },
  STITCHING: { next: ['TRIAL', 'READY'], step: 'STITCHED' },
  TRIAL: { next: ['STITCHING', 'READY'], step: 'STITCHED' },
  READY: { next: ['DISPATCHED', 'DELIVERED', 'STITCHING', 'CANCELLED'], step: 'ALWAYS' },
  DISPATCHED: { next: ['DELIVERED', 'READY'], step: 'SENT' },
  DELIVERED: { next: [], step: 'ALWAYS' },
  CANCELLED: { next: [], step: null },
} as const satisfies Record<string, StatusFacts>

export type OrderStatus = keyof typeof orderStatuses

type Next = (typeof orderStatuses)[OrderStatus]['next'][number]
// A transition leads to a status of the table.
true satisfies [Next] extends [OrderStatus] ? true : never

export const statuses = Object.keys(orderStatuses) as OrderStatus[]

export const nextOf = (status: OrderStatus): readonly OrderStatus[] => orderStatuses[status].next

/** Whether no transition leads from it. */
export const isFinal = (status: OrderStatus): boolean => nextOf(status).length === 0

/** Statuses of orders that still need work. */
export const openStatuses = statuses.filter((status) => !isFinal(status))
export const finalStatuses = statuses.filter(isFinal)

interface Way {
  isStitched: boolean
  fulfilment: 'DELIVERY' | 'PICKUP'
}

/** The statuses after this one, up to the delivery; none of an order that is delivered or cancelled. */
export const stepsAfter = (status: OrderStatus, { isStitched, fulfilment }: Way): OrderStatus[] =>
  isFinal(status)
    ? []
    : statuses.slice(statuses.indexOf(status) + 1).filter((each) => {
        const { step } = orderStatuses[each]
        return (
          step === 'ALWAYS' ||
          (step === 'STITCHED' && isStitched) ||
          // What is picked up at the shop is handed over there.
          (step === 'SENT' && fulfilment === 'DELIVERY')
        )
      })
