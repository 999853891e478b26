import { beforeEach, expect, test } from 'vitest'
import type { Role } from '../../client/__generated__/graphql.ts'
import { beginSession } from '../../client/app/session/session.ts'
import { roles as restRoles } from '../../server/api/rest/labels.ts'
import { roles, type RoleName } from '../../shared/accounts/roles.ts'

beforeEach(() => localStorage.clear())

const names: [Role & RoleName, rest: string, web: string][] = [
  ['SHOPPER', 'user', 'shopper'],
  ['STAFF', 'staff', 'staff'],
  ['ADMIN', 'admin', 'admin'],
]

test.each(names)('%s is %s in REST and %s in the web client, by one table', (role, rest, web) => {
  expect(roles[role]).toEqual({ rest, web })
  expect(restRoles[role]).toBe(roles[role].rest)
  const someone = { token: 't', userId: 'u', name: 'Asha', email: 'a@example.com', profilePicture: null }
  beginSession({ ...someone, role })
  expect(localStorage.getItem('role')).toBe(roles[role].web)
})

test('the table names every role', () => {
  expect(Object.keys(roles).sort()).toEqual(Object.keys(restRoles).sort())
})
