import { describe, expect, test } from 'vitest'
import { isAdmin, isAllowed, requireAdmin, requireViewer } from '../../server/domain/accounts/policy.ts'
import type { User } from '../../server/domain/accounts/user.ts'
import { Forbidden, Unauthenticated } from '../../server/domain/errors.ts'
import { canDelete, canEdit, canSeeAuthor, isOwner } from '../../server/domain/feedback/feedback.ts'
import { canRead } from '../../server/domain/orders/order-policy.ts'

const user = (id: string, role: User['role'] = 'SHOPPER'): User => ({
  id,
  role,
  name: id,
  email: `${id}@example.com`,
  profilePicture: null,
  permissions: [],
  language: 'EN',
  emailVerifiedAt: null,
  tokenVersion: 0,
})

const [guest, meera, asha, owner] = [null, user('meera'), user('asha'), user('owner', 'ADMIN')]

describe('feedback that Meera wrote', () => {
  const feedbackOfMeera = { userId: 'meera' }
  test.each([
    ['a guest', guest, { own: false, edit: false, remove: false, email: false }],
    ['Meera', meera, { own: true, edit: true, remove: true, email: true }],
    ['Asha', asha, { own: false, edit: false, remove: false, email: false }],
    ['an admin', owner, { own: false, edit: false, remove: true, email: true }],
  ])('allows %s this much', (_who, viewer, may) => {
    expect({
      own: isOwner(viewer, feedbackOfMeera),
      edit: canEdit(viewer, feedbackOfMeera),
      remove: canDelete(viewer, feedbackOfMeera),
      email: canSeeAuthor(viewer, feedbackOfMeera),
    }).toEqual(may)
  })
})

test('feedback without an author is no guest’s own', () => {
  const nobodys = { userId: null }
  for (const viewer of [guest, meera])
    expect([isOwner(viewer, nobodys), canDelete(viewer, nobodys)]).toEqual([false, false])
  expect([canEdit(owner, nobodys), canDelete(owner, nobodys)]).toEqual([false, true])
})

test('a guest is asked to log in, a shopper is denied what is for admins', () => {
  expect(() => requireViewer(guest)).toThrow(Unauthenticated)
  expect(() => requireAdmin(guest)).toThrow(Unauthenticated)
  expect(() => requireAdmin(meera)).toThrow(Forbidden)
  expect(() => requireViewer(meera)).not.toThrow()
  expect(() => requireAdmin(owner)).not.toThrow()
  expect([guest, meera, owner].map(isAdmin)).toEqual([false, false, true])
})

test('staff may do what the owner has given them, owners everything, shoppers nothing', () => {
  const staff: User = { ...user('sunita', 'STAFF'), permissions: ['MANAGE_ORDERS'] }
  // A role that was taken away leaves nothing behind.
  const former: User = { ...staff, role: 'SHOPPER' }
  const may = (permission: 'MANAGE_ORDERS' | 'VIEW_REVENUE') =>
    [guest, meera, former, staff, owner].map((viewer) => isAllowed(viewer, permission))
  expect(may('MANAGE_ORDERS')).toEqual([false, false, false, true, true])
  expect(may('VIEW_REVENUE')).toEqual([false, false, false, false, true])
})

describe('an order', () => {
  test('that Meera placed can be read by Meera and by the shop', () => {
    expect([guest, meera, asha, owner].map((viewer) => canRead(viewer, { userId: 'meera' }))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  test('of a deleted account can be read by the shop alone', () => {
    expect([guest, meera, owner].map((viewer) => canRead(viewer, { userId: null }))).toEqual([
      false,
      false,
      true,
    ])
  })
})
