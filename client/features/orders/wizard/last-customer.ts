import { indianStates } from './indian-states.ts'
import type { CustomerValues } from './order-form.ts'

/** How and where she is reached: what an order again would have typed again. */
const noContact = { phone: '', street: '', city: '', state: '', pincode: '' }

const isBlank = (text: string) => text.trim() === ''

export const hasNoContact = (customer: CustomerValues) =>
  (Object.keys(noContact) as (keyof typeof noContact)[]).every((field) => isBlank(customer[field]))

export const withoutContact = (customer: CustomerValues): CustomerValues => ({ ...customer, ...noContact })

/** As an order tells it. */
type OrderedFor = { [Field in Exclude<keyof CustomerValues, 'country'>]: string | null }

/** Where nothing is filled in, what the last order says. Her account's name and e-mail stay. */
export function filledFrom(last: OrderedFor, customer: CustomerValues): CustomerValues {
  const filled = { ...customer }
  for (const field of ['name', 'email', 'phone', 'street', 'city', 'pincode'] as const)
    if (isBlank(filled[field])) filled[field] = last[field] ?? ''
  // The field offers no other.
  const known = indianStates.some(([state]) => state === last.state)
  if (isBlank(filled.state) && known) filled.state = last.state ?? ''
  return filled
}
