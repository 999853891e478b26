import { msg } from '@lingui/core/macro'

/** The wizard's five steps (specification, section 2), as they stand in addresses. */
export const orderSteps = ['product', 'type', 'measurements', 'customer', 'payment'] as const

export type OrderStep = (typeof orderSteps)[number]

export const stepNames = {
  product: msg`Product Info`,
  type: msg`Order Type`,
  measurements: msg`Measurements`,
  customer: msg`Customer Details`,
  payment: msg`Payment`,
}

export const isOrderStep = (step: string | null): step is OrderStep =>
  orderSteps.some((known) => known === step)

/** The search of a step's address. The draft that the address names stays in it. */
export const stepSearch = (step: OrderStep, draftId: string | null) =>
  `?${new URLSearchParams({ ...(draftId !== null && { draft: draftId }), step })}`

/** The step that a field of the form stands in. */
export function stepOfField(field: string): OrderStep {
  if (field.startsWith('customer.')) return 'customer'
  if (/^measurements\b|\.(size|measurements)\b/.test(field)) return 'measurements'
  if (/^(color|designDetails|link|customerDetails|specialInstructions|clothPics|designPics)/.test(field))
    return 'type'
  return 'product'
}

/** The id of the element that a field is filled in at. */
export const fieldId = (field: string) => `order-${field.replaceAll('.', '-')}`
