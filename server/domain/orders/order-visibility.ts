import { anyOf, keys, ofAccount, people, type Rule, staff } from '../visibility/rules.ts'
import type { OrderCustomer } from './order-draft.ts'
import type { EditChange } from './edit-changes.ts'
import { workOnOrders } from './order-policy.ts'

/** What belongs to a customer's account; to nobody's after it was deleted. */
export interface Owned {
  userId: string | null
}

/** Everybody's orders, with what belongs to them: payments, invoices, returns, links. */
export const readsOrders = anyOf(staff(...workOnOrders), keys('READ_ORDERS'))

/** Customers, with what each has ordered. */
const readsCustomers = anyOf(staff('VIEW_CUSTOMERS'), keys('READ_CUSTOMERS'))

/** What was ordered, for how much, and how far it has come. */
export const seesOrder: Rule<Owned> = anyOf<Owned>(ofAccount, readsOrders, readsCustomers)

/** What belongs to an order, but not to what its customer is told about it by others. */
export const seesOrderInFull: Rule<Owned> = anyOf<Owned>(ofAccount, readsOrders)

/** Its appointments, with whom the shop expects and where. */
export const seesAppointments: Rule<Owned> = anyOf<Owned>(ofAccount, staff(...workOnOrders))

/** How the customer is reached: in an order, in its earlier versions and on its invoices. */
export const seesContact: Rule<Owned> = anyOf<Owned>(
  ofAccount,
  staff(...workOnOrders, 'VIEW_CUSTOMERS'),
  keys('READ_CUSTOMERS'),
)

/** The same of what leads to no order: people find it by the order alone. */
export const seesContacts = anyOf(people, keys('READ_CUSTOMERS'))

/** The name is part of the order; the rest is the customer's contact. */
export const withoutContact = ({ name, country }: OrderCustomer): OrderCustomer => ({
  name,
  email: null,
  phone: null,
  street: null,
  city: null,
  state: null,
  pincode: null,
  country,
})

const contactFields: EditChange['field'][] = ['CONTACT', 'ADDRESS']

/** What the staff wrote about an order for themselves, or about a garment for its tailor. */
export const readsNotes = anyOf(staff(...workOnOrders), keys('WRITE_ORDERS'))

/** The values of a change, which may be the customer's contact or a note for the tailor. */
export const seesChangedValues: Rule<Pick<EditChange, 'field'>> = (requester, { field }) =>
  contactFields.includes(field) ? seesContacts(requester) : field !== 'NOTE' || readsNotes(requester)

/** What a customer's garments are sewn to, and what to know before measuring again. */
export const measuresCustomers = anyOf(staff('MANAGE_ORDERS', 'VIEW_CUSTOMERS'), keys('READ_CUSTOMERS'))
