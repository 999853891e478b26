import type { MessageEvent, Permission, Role } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, isShopOwner } from '../accounts/policy.ts'

/** Of which events browsers are notified, and which permission an account needs to receive them. */
const recipients = {
  NEW_ORDER: 'MANAGE_ORDERS',
  QUOTE_ACCEPTED: 'MANAGE_ORDERS',
  PAYMENT_TO_CONFIRM: 'RECORD_PAYMENTS',
  LOW_STOCK: 'EDIT_PRODUCTS',
  LOW_MATERIAL: 'MANAGE_ORDERS',
  MESSAGE_FAILED: 'MANAGE_ORDERS',
  APPOINTMENT_CHANGED: 'MANAGE_ORDERS',
  WEBHOOK_DISABLED: 'OWNER',
} as const satisfies Partial<Record<MessageEvent, Permission | 'OWNER'>>

/** An event of which accounts of the shop are notified. */
export type StaffEvent = keyof typeof recipients

const isStaffEvent = (event: MessageEvent): event is StaffEvent => event in recipients

/** Whether an account may receive an event now: what it is notified of, it could also read in the admin pages. */
export function mayReceive(event: MessageEvent, account: { role: Role; permissions: Permission[] }): boolean {
  if (!isStaffEvent(event)) return false
  const needs = recipients[event]
  return needs === 'OWNER' ? isShopOwner(account) : isAllowed(account, needs)
}
