import { msg } from '@lingui/core/macro'
import type { OrderLineValues, OrderSubject } from './order-form.ts'

/** The wizard's five steps (specification, section 2), as they appear in addresses. */
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

/** The search part of a step's address, which preserves the draft's id. */
export const stepSearch = (step: OrderStep, draftId: string | null) =>
  `?${new URLSearchParams({ ...(draftId !== null && { draft: draftId }), step })}`

/** The steps that have something to fill in for an order. The others can still be opened. */
export function stepsWithInput(
  { type }: Pick<OrderSubject, 'type'>,
  lines: readonly OrderLineValues[],
  designs: ReadonlyMap<string, { sizes: readonly object[] }>,
): OrderStep[] {
  const isStitched = type === 'custom' || lines.some(({ productType }) => productType === 'TAILOR')
  const lacksSize = lines.some(
    ({ productId, productType, size }) =>
      productType === 'READYMADE' && size === '' && designs.get(productId)?.sizes.length !== 0,
  )
  const hasInput: Partial<Record<OrderStep, boolean>> = {
    type: isStitched,
    measurements: isStitched || lacksSize,
  }
  return orderSteps.filter((step) => hasInput[step] ?? true)
}

/** The step that contains a form field. */
export function stepOfField(field: string): OrderStep {
  if (/^(customer\.|fulfilment|neededBy|giftNote)/.test(field)) return 'customer'
  if (/^measurements\b|\.(size|measurements)\b/.test(field)) return 'measurements'
  if (
    /^(style|color|designDetails|link|customerDetails|specialInstructions|clothPics|designPics)/.test(field)
  )
    return 'type'
  if (/\.style\b/.test(field)) return 'type'
  return 'product'
}

/** The id of a field's input. */
export const fieldId = (field: string) => `order-${field.replaceAll('.', '-')}`
