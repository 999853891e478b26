import { indianStates } from './indian-states.ts'
import type { CustomerValues } from './order-form.ts'

/** The contact details and address of the last order, which prefill a new one. */
const noContact = { phone: '', street: '', city: '', state: '', pincode: '' }

const isBlank = (text: string) => text.trim() === ''

export const hasNoContact = (customer: CustomerValues) =>
  (Object.keys(noContact) as (keyof typeof noContact)[]).every((field) => isBlank(customer[field]))

export const withoutContact = (customer: CustomerValues): CustomerValues => ({ ...customer, ...noContact })

/** From an order's fields. */
type OrderedFor = { [Field in Exclude<keyof CustomerValues, 'country'>]: string | null }

/** Fills empty fields from the last order. The account's name and e-mail take precedence. */
export function filledFrom(last: OrderedFor, customer: CustomerValues): CustomerValues {
  const filled = { ...customer }
  for (const field of ['name', 'email', 'phone', 'street', 'city', 'pincode'] as const)
    if (isBlank(filled[field])) filled[field] = last[field] ?? ''
  // The field offers no other states.
  const known = indianStates.some(([state]) => state === last.state)
  if (isBlank(filled.state) && known) filled.state = last.state ?? ''
  return filled
}
