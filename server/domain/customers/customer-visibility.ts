import { Role } from '../../platform/database/__generated__/prisma/enums.ts'
import { anyOf, keys, owner, type Requester, type Rule, staff } from '../visibility/rules.ts'
import type { Customer } from './customer.ts'

const readsCustomers = anyOf(staff('VIEW_CUSTOMERS'), keys('READ_CUSTOMERS'))

/** Accounts of the shop's people, which are among the customers, are the owner's alone. */
export const seesCustomer: Rule<Pick<Customer, 'role'>> = (requester, { role }) =>
  role !== 'API_CLIENT' && (owner(requester) || (role === 'SHOPPER' && readsCustomers(requester)))

/** The roles of the accounts that the requester sees among the customers. */
export const visibleRoles = (requester: Requester): Role[] =>
  Object.values(Role).filter((role) => seesCustomer(requester, { role }))
