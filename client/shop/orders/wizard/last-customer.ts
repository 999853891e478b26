import { phoneDigits, pincodeDigits } from '../../../../shared/grammars/phone.ts'
import { addressKey } from '../../../../shared/orders/saved-addresses.ts'
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

/** A saved address, with who receives the order there. */
export type AddressValues = Pick<CustomerValues, 'name' | 'phone' | 'street' | 'city' | 'state' | 'pincode'>

/** The saved address to propose: the first one, or the first with the pincode that the shopper named. */
export const proposedAddress = <Address extends AddressValues>(
  addresses: readonly Address[],
  { pincode }: Pick<CustomerValues, 'pincode'>,
): Address | undefined =>
  addresses.find((address) => isBlank(pincode) || pincodeDigits(pincode) === address.pincode)

/** The customer at this address. The field offers no other states. */
export const atAddress = (
  customer: CustomerValues,
  { name, phone, street, city, state, pincode }: AddressValues,
): CustomerValues => ({
  ...customer,
  ...{ name, phone, street, city, pincode },
  state: indianStates.some(([each]) => each === state) ? state : '',
})

/** Whether an order for these fields goes to this saved address. */
export const isAtAddress = (customer: CustomerValues, address: AddressValues) =>
  addressKey(customer) === addressKey(address) &&
  customer.name.trim() === address.name &&
  phoneDigits(customer.phone) === address.phone

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
