import { useSyncExternalStore } from 'react'
import { roles } from '../../../shared/accounts/roles.ts'
import type { Role } from '../../__generated__/graphql.ts'
import { clearPrivateStores } from './private-stores.ts'

/** Who is signed in, as the browser remembers it under the keys that the specification names. */
export interface Session {
  token: string | null
  userId: string | null
  name: string | null
  profilePicture: string | null
  role: string | null
  /** How many lines the cart had when it was last seen. */
  items: number
  /** The server has refused the token: she has to sign in again; nothing is lost until then. */
  expired: boolean
}

export interface SignedIn {
  token: string
  userId: string
  name: string
  email: string
  profilePicture: string | null
  role: Role
}

const guest: Session = {
  token: null,
  userId: null,
  name: null,
  profilePicture: null,
  role: null,
  items: 0,
  expired: false,
}

let current: Session | undefined
let expired = false
const listeners = new Set<() => void>()

function read(): Session {
  try {
    const item = (key: string) => localStorage.getItem(key)
    const session = {
      token: item('token'),
      userId: item('userId'),
      name: item('name'),
      profilePicture: item('profilePicture') || null,
      role: item('role'),
      items: Number(item('items')) || 0,
      expired,
    }
    // The same object for each guest, and as on the server: nothing has to be rendered again for her.
    const isGuest = Object.entries(session).every(([name, value]) => value === guest[name as keyof Session])
    return isGuest ? guest : session
  } catch {
    // Storage may be switched off: the visitor stays a guest.
    return guest
  }
}

function changed() {
  current = undefined
  for (const listener of listeners) listener()
}

/** Another tab changed what is stored. If it signed in or out, the session that ended here is over and done with. */
function changedElsewhere({ key }: StorageEvent) {
  if (key === 'token' || key === null) expired = false
  changed()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere)
  }
}

export const readSession = () => (current ??= read())

/** Calls back when this browser's session becomes another person's, or nobody's, in another tab. */
export function onAnotherPerson(callBack: () => void) {
  let { userId } = readSession()
  return subscribe(() => {
    const now = readSession().userId
    if (now === userId) return
    userId = now
    callBack()
  })
}

/** The session as the browser knows it. While the page hydrates it is a guest's, as on the server. */
export const useSession = () => useSyncExternalStore(subscribe, readSession, () => guest)

/** The session while it lives: a guest's once the server has refused the token. */
export function useLiveSession() {
  const session = useSession()
  return session.expired ? guest : session
}

/** Her name while a session lives; null for guests and when the server has refused the token. */
export function useSignedInName() {
  const { token, name } = useLiveSession()
  return token !== null ? name : null
}

/** Remembers a log-in or a sign-up. */
export function beginSession({ token, userId, name, email, profilePicture, role }: SignedIn) {
  expired = false
  const values = {
    token,
    userId,
    name,
    email,
    profilePicture: profilePicture ?? '',
    role: roles[role].web,
  }
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  changed()
}

/** The address of the account that signed in here last; '' when there is none. */
export function readEmail() {
  try {
    return localStorage.getItem('email') ?? ''
  } catch {
    return ''
  }
}

let entering = false

/** Whether this page, where she has signed in, gives way to another, which is the one to act for her. */
export const isEntering = () => entering

/** Loads the page that she came from anew, as who she is now. */
export function enter(address: string) {
  entering = true
  location.replace(address)
}

let leaving = false

/** Whether she is logging out: from then on nothing is kept of this page. */
export const isLeaving = () => leaving

/** Remembers how many lines the cart has, for the badge. */
export function storeItemCount(count: number) {
  if (leaving) return
  try {
    localStorage.setItem('items', String(count))
  } catch {
    // Full or switched off: the badge keeps its number until storage has room.
  }
  changed()
}

/** The server has refused the token. Nothing is cleared: she signs in again and goes on. */
export function expireSession() {
  if (expired) return
  expired = true
  changed()
}

/** Remembers what she changed of her account. */
export function updateSession(change: Partial<Pick<SignedIn, 'token' | 'name' | 'profilePicture'>>) {
  for (const [key, value] of Object.entries(change)) localStorage.setItem(key, value ?? '')
  changed()
}

/** Clears everything the shop keeps in this browser and starts afresh as a guest. */
export async function logOut() {
  leaving = true
  localStorage.clear()
  sessionStorage.clear()
  await clearPrivateStores()
  location.reload()
}
