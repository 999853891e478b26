import { pincodeDigits } from '../../../../shared/grammars/phone.ts'
import { indianStates } from './indian-states.ts'
import type { CustomerValues } from './order-form.ts'

/** The contact details and address of the last order, which prefill a new one. */
const noContact = { phone: '', street: '', city: '', state: '', pincode: '' }

const isBlank = (text: string) => text.trim() === ''

/** A pincode, with the city and state that follow from it, may be known before the rest is. */
export const hasNoContact = ({ phone, street }: CustomerValues) => isBlank(phone) && isBlank(street)

export const withoutContact = (customer: CustomerValues): CustomerValues => ({ ...customer, ...noContact })

/** From an order's fields. */
type OrderedFor = { [Field in Exclude<keyof CustomerValues, 'country'>]: string | null }

/**
 * Fills empty fields from the last order; its address only for the pincode that was named, if one was. The account's name and
 * e-mail take precedence.
 */
export function filledFrom(last: OrderedFor, customer: CustomerValues): CustomerValues {
  const filled = { ...customer }
  const fill = (...fields: Exclude<keyof OrderedFor, 'state'>[]) => {
    for (const field of fields) if (isBlank(filled[field])) filled[field] = last[field] ?? ''
  }
  fill('name', 'email', 'phone')
  if (!isBlank(customer.pincode) && pincodeDigits(customer.pincode) !== last.pincode) return filled
  fill('street', 'city', 'pincode')
  // The field offers no other states.
  const known = indianStates.some(([state]) => state === last.state)
  if (isBlank(filled.state) && known) filled.state = last.state ?? ''
  return filled
}
