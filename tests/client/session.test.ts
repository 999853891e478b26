import { beforeEach, expect, test } from 'vitest'
import {
  beginSession,
  expireSession,
  readSession,
  rememberItems,
} from '../../client/features/session/session.ts'

const meera = {
  token: 't0ken',
  userId: 'u1',
  name: 'Meera Kulkarni',
  email: 'meera@example.com',
  profilePicture: null,
  role: 'SHOPPER',
} as const

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
})

test('a log-in is remembered under the keys of the specification', () => {
  beginSession({ ...meera, role: 'ADMIN' })
  rememberItems(3)
  expect(
    Object.fromEntries(
      ['token', 'userId', 'name', 'role', 'items'].map((key) => [key, localStorage.getItem(key)]),
    ),
  ).toEqual({
    token: 't0ken',
    userId: 'u1',
    name: 'Meera Kulkarni',
    role: 'admin',
    items: '3',
  })
  expect(readSession()).toMatchObject({
    name: 'Meera Kulkarni',
    role: 'admin',
    items: 3,
    profilePicture: null,
  })
})

test('a token that is refused clears nothing', () => {
  beginSession(meera)
  expireSession()
  expect(readSession()).toMatchObject({ token: 't0ken', expired: true })
  beginSession(meera)
  expect(readSession().expired).toBe(false)
})
