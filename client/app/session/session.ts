import { useSyncExternalStore } from 'react'
import { roles } from '../../../shared/accounts/roles.ts'
import type { Role } from '../../__generated__/graphql.ts'
import { clearPrivateStores } from './private-stores.ts'
import { toNumber } from '../../lib/to-number.ts'

/** The session, stored under the keys that the specification names. */
export interface Session {
  token: string | null
  userId: string | null
  name: string | null
  profilePicture: string | null
  role: string | null
  /** The number of cart lines when the cart was last read. */
  items: number
  /** The server has rejected the token: the user has to sign in again; nothing is lost until then. */
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
      token: item('token') || null,
      userId: item('userId'),
      name: item('name'),
      profilePicture: item('profilePicture') || null,
      role: item('role'),
      items: toNumber(item('items')) || 0,
      expired,
    }
    // A constant, so that guests cause no rendering; equal to the server's value.
    const isGuest = Object.entries(session).every(([name, value]) => value === guest[name as keyof Session])
    return isGuest ? guest : session
  } catch {
    // Without storage the user stays a guest.
    return guest
  }
}

function changed() {
  current = undefined
  for (const listener of listeners) listener()
}

/** Another tab changed the session. If it signed in or out, the expiry of this tab's session is reset. */
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

/** Calls back when another tab signs in as another user, or out. */
export function onAccountChange(callBack: () => void) {
  let { userId } = readSession()
  return subscribe(() => {
    const now = readSession().userId
    if (now === userId) return
    userId = now
    callBack()
  })
}

/** The stored session. During hydration it is a guest's, as on the server. */
export const useSession = () => useSyncExternalStore(subscribe, readSession, () => guest)

/** The valid session: a guest's once the server has rejected the token. */
export function useLiveSession() {
  const session = useSession()
  return session.expired ? guest : session
}

/** The user's name during a valid session; null for guests and after the token was rejected. */
export function useSignedInName() {
  const { token, name } = useLiveSession()
  return token !== null ? name : null
}

/** Stores the session after a log-in or a sign-up. */
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

/** The e-mail of the account that signed in here last; '' when there is none. */
export function readEmail() {
  try {
    return localStorage.getItem('email') ?? ''
  } catch {
    return ''
  }
}

let isReloading = false

/** Whether this page, after a log-in, is about to be replaced by another, which then acts for the user. */
export const isReloadingAfterLogIn = () => isReloading

/** Reloads the page to return to, for the signed-in user. */
export function reloadSignedIn(address: string) {
  isReloading = true
  location.replace(address)
}

let loggingOut = false

/** Whether the user is logging out: from then on nothing of this page is stored. */
export const isLoggingOut = () => loggingOut

/** Stores the number of cart lines for the badge. */
export function storeItemCount(count: number) {
  if (loggingOut) return
  try {
    localStorage.setItem('items', String(count))
  } catch {
    // Full or unavailable: the badge shows the old number until it can be stored.
  }
  changed()
}

/** The server has rejected the token. Nothing is cleared: the user signs in again and continues. */
export function expireSession() {
  if (expired) return
  expired = true
  changed()
}

/** Stores a changed name or picture; an empty token ends the session here, and leaves all else as it is. */
export function updateSession(
  change: Partial<Pick<SignedIn, 'token' | 'name' | 'email' | 'profilePicture'>>,
) {
  for (const [key, value] of Object.entries(change)) localStorage.setItem(key, value ?? '')
  changed()
}

/** Clears everything that the shop has stored in this browser and starts afresh as a guest. */
export async function clearSession() {
  loggingOut = true
  localStorage.clear()
  sessionStorage.clear()
  await clearPrivateStores()
  location.reload()
}
