import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { renderHook } from '@testing-library/react'
import { lastValueFrom, of, throwError } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'
import { sessionLinks } from '../../client/app/session/session-links.ts'
import {
  beginSession,
  expireSession,
  readSession,
  storeItemCount,
  useLiveSession,
  useSession,
} from '../../client/app/session/session.ts'

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

test('a log-in is stored under the keys of the specification', () => {
  beginSession({ ...meera, role: 'ADMIN' })
  storeItemCount(3)
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

test('a rejected token clears nothing', () => {
  beginSession(meera)
  expireSession()
  expect(readSession()).toMatchObject({ token: 't0ken', expired: true })
  beginSession(meera)
  expect(readSession().expired).toBe(false)
})

test('an expired session counts as a guest’s, and stays stored', () => {
  beginSession(meera)
  storeItemCount(2)
  const { result, rerender } = renderHook(useLiveSession)
  expect(result.current).toMatchObject({ name: 'Meera Kulkarni', items: 2 })
  expireSession()
  rerender()
  expect(result.current).toMatchObject({ name: null, role: null, items: 0 })
  expect(localStorage.getItem('name')).toBe('Meera Kulkarni')
})

test('a session that another tab has started is used here, too', () => {
  beginSession(meera)
  const { result, rerender } = renderHook(useSession)
  expireSession()
  dispatchEvent(new StorageEvent('storage', { key: 'items' }))
  rerender()
  expect(result.current.expired).toBe(true)
  localStorage.setItem('token', 'another')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  rerender()
  expect(result.current).toMatchObject({ token: 'another', expired: false })
})

test.each([
  { response: 'a refusal of the present token', meanwhile: () => {}, expired: true },
  {
    response: 'a late refusal of an earlier token',
    meanwhile: () => beginSession({ ...meera, token: 'newer' }),
    expired: false,
  },
])('$answer: expired is $expired', async ({ meanwhile, expired }) => {
  beginSession(meera)
  const refusing = new ApolloLink(() => {
    meanwhile()
    return throwError(() => refusal)
  })
  await expect(send(refusing)).rejects.toBe(refusal)
  expect(readSession().expired).toBe(expired)
})

test.each([
  { meanwhile: () => {}, repeated: undefined, how: 'as a guest’s when the session has ended' },
  {
    meanwhile: () => beginSession({ ...meera, token: 'newer' }),
    repeated: 'Bearer newer',
    how: 'with the new token when the session was renewed meanwhile',
  },
])('an operation whose token is rejected is repeated once, $how', async ({ meanwhile, repeated }) => {
  beginSession(meera)
  const sent: (string | undefined)[] = []
  const terminatingLink = new ApolloLink(({ getContext }) => {
    sent.push((getContext() as { headers: Record<string, string> }).headers['authorization'])
    if (sent.length > 1) return of({ data: { cart: null } })
    meanwhile()
    return throwError(() => refusal)
  })
  expect(await send(terminatingLink)).toEqual({ data: { cart: null } })
  expect(sent).toEqual(['Bearer t0ken', repeated])
})

test('operations after the session has expired are a guest’s from the start', async () => {
  beginSession(meera)
  expireSession()
  const terminatingLink = new ApolloLink(({ getContext }) =>
    of({ data: { sent: (getContext() as { headers: object }).headers } }),
  )
  expect(await send(terminatingLink)).toEqual({ data: { sent: {} } })
})

const refusal = new CombinedGraphQLErrors({
  errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }],
})

/** The result of an operation over the session's links to this one. */
function send(last: ApolloLink) {
  const query = gql`
    query Cart {
      cart {
        id
      }
    }
  `
  const link = ApolloLink.from([sessionLinks, last])
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  return lastValueFrom(ApolloLink.execute(link, { query }, { client }))
}
