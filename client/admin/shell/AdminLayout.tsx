import type { InMemoryCache } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { expireSession, useSession } from '../../app/session/session.ts'
import { useOwnSessionNotice } from '../../app/session/own-session-notice.ts'
import { useShopDevice, writeShopDevice } from '../../app/session/shop-device.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import type { Permission, Role } from '../../__generated__/graphql.ts'
import { arrayOf, isString, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { adminPolicies } from '../lists/admin-policies.ts'
import { type Access, closedPage, mayFollowOrders, navItemsFor } from './page-access.ts'
import { AdminTexts } from './AdminTexts.tsx'
import { AdminSidebar } from './AdminSidebar.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { NotPermitted } from './NotPermitted.tsx'
import { AccessContext } from './use-access.ts'
import { AdminShortcuts } from '../shortcuts/AdminShortcuts.tsx'

const AdminLayout_query = graphql(`
  query AdminLayout {
    viewer {
      id
      role
      permissions
    }
    thisDevice {
      id
      name
      lockAfterMinutes
    }
  }
`)

const LockScreen = lazy(async () => ({ default: (await import('../lock/LockScreen.tsx')).LockScreen }))
const IdleLock = lazy(async () => ({ default: (await import('../lock/IdleLock.tsx')).IdleLock }))

/**
 * The frame of the admin pages and their access check. The check only saves the user a failing page:
 * the server authorizes every request by itself.
 */
export function AdminLayout() {
  return (
    <AdminTexts>
      <AdminFrame />
    </AdminTexts>
  )
}

function AdminFrame() {
  const { cache } = useApolloClient()
  // Started early, and only where it is needed.
  useState(() => (cache as InMemoryCache).policies.addTypePolicies(adminPolicies))
  const gate = useGate()
  const device = useShopDevice()
  const { userId } = useSession()
  const { pathname, search } = useLocation()
  const isLocked = device !== null && gate.isSignedOut
  const [wasLocked, setWasLocked] = useState(false)
  // A dialog is outside of the page, and would stay above the lock screen.
  const [isLeft, setLeft] = useState(false)
  if (isLocked !== wasLocked) {
    setWasLocked(isLocked)
    setLeft(isLocked && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null)
  }
  if (gate.state === 'guest' && !isLocked)
    return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
  return (
    <>
      {/* Whoever unlocks the tablet again finds the page as it was left; for another person it is begun anew. */}
      {(!isLocked || (gate.shown && !isLeft)) && <AdminPages key={userId} gate={gate} isLocked={isLocked} />}
      {device && <TabletNotice />}
      {device && (
        <Suspense>
          {isLocked ? <LockScreen device={device} /> : <IdleLock minutes={device.lockAfterMinutes} />}
        </Suspense>
      )}
    </>
  )
}

/** On a tablet of the shop's, the lock screen says that a session has ended. */
function TabletNotice() {
  useOwnSessionNotice()
  return null
}

function AdminPages({ gate, isLocked }: { gate: ReturnType<typeof useGate>; isLocked: boolean }) {
  const access = (isLocked ? gate.shown : gate.state === 'admin' ? gate.access : null) ?? noAccess
  const isOpen = isLocked || gate.state === 'admin'
  const navItems = navItemsFor(access)
  const closed = closedPage(access, useLocation().pathname)
  return (
    <Box
      hidden={isLocked}
      minH="calc(100svh - 3rem)"
      textStyle="sm"
      display={isLocked ? 'none' : { md: 'flex' }}
      alignItems="stretch"
    >
      {gate.state === 'shopper' ? (
        <AccessDenied />
      ) : (
        <AccessContext value={access}>
          {!isLocked && <AdminSidebar items={navItems} follows={mayFollowOrders(access)} />}
          <Box flex="1" minW="0" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '5' }} pb="12">
            {isOpen ? (
              closed ? (
                <NotPermitted page={closed} />
              ) : (
                <Outlet />
              )
            ) : gate.state === 'failed' ? (
              gate.error
            ) : (
              <PageSkeleton />
            )}
            {isOpen && !isLocked && <AdminShortcuts items={navItems} />}
          </Box>
        </AccessContext>
      )}
    </Box>
  )
}

/** Of the account that this browser asked for last: it shows the pages while the shop, which decides, can't be reached. */
const storedAccess = storedValue({
  key: 'admin-access',
  version: 1,
  area: 'local',
  isValid: objectOf<{ id: string; permissions: string[] }>({ id: isString, permissions: arrayOf(isString) }),
  fallback: null,
})

const noAccess: Access = { isOwner: false, permissions: [] }

const runsTheShop = (role: string | null | undefined) => role === 'ADMIN' || role === 'STAFF'

interface Viewer {
  id: string
  role: Role
  permissions: readonly Permission[]
}

const accessOf = ({ role, permissions }: Viewer): Access => ({ isOwner: role === 'ADMIN', permissions })

/** The viewer's access to these pages. The server renders for guests, so it is unknown until hydration. */
function useGate() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const { token, expired, role, userId } = useSession()
  const {
    data: read,
    error,
    refetch,
  } = useQuery(AdminLayout_query, {
    skip: !hydrated || token === null,
    fetchPolicy: 'cache-and-network',
  })
  // On a tablet that several people use, what was read last may be of the one before.
  const data = read?.viewer && read.viewer.id !== userId ? undefined : read
  const [passed, setPassed] = useState<Viewer | null>(null)
  if (data?.viewer && data.viewer !== passed && runsTheShop(data.viewer.role)) setPassed(data.viewer)
  // The stored session is used until the server has responded; the server rejects the pages' requests if
  // it is wrong.
  const isAdmin = data ? runsTheShop(data.viewer?.role) : runsTheShop(role?.toUpperCase())
  // Without a connection, what they were allowed when this browser last asked.
  const [stored] = useState(storedAccess.read)
  const known = error && stored?.id === userId ? stored : null
  const access: Access = {
    isOwner: (data?.viewer?.role ?? role?.toUpperCase()) === 'ADMIN',
    permissions: data?.viewer?.permissions ?? ((known?.permissions ?? []) as Permission[]),
  }
  const { viewer } = data ?? {}
  useEffect(() => {
    if (viewer) storedAccess.write(viewer)
  }, [viewer])
  useEffect(() => {
    if (data) writeShopDevice(data.thisDevice ?? null)
  }, [data])
  const refused = viewer === null
  useEffect(() => {
    if (refused) expireSession()
  }, [refused])
  const isSignedOut = hydrated && (token === null || expired || refused)
  // As it was before the session ended.
  const shown = passed?.id === userId ? accessOf(passed) : null
  const common = { isSignedOut, shown }
  if (!hydrated) return { ...common, state: 'unknown' as const }
  if (token === null) return { ...common, state: 'guest' as const }
  // When the session expires, what was typed stays on the page and a notice offers to sign in.
  if ((expired || refused) && !passed) return { ...common, state: 'guest' as const }
  // What staff may do is known only from the server.
  const isKnown = access.isOwner || data || known || expired || refused
  if (isKnown && (expired || refused || isAdmin)) return { ...common, state: 'admin' as const, access }
  if (data && !isAdmin) return { ...common, state: 'shopper' as const }
  if (!error) return { ...common, state: 'unknown' as const }
  return {
    ...common,
    state: 'failed' as const,
    error: (
      <ErrorState
        title={t`We could not reach the shop`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    ),
  }
}

function PageSkeleton() {
  const { t } = useLingui()
  return (
    <Stack gap="4" role="status" aria-label={t`Loading`}>
      <PageHead title={t`Running the shop`} description={t`For those who run the shop.`} />
      <Skeleton height="9" width="40" />
      <Skeleton height="12" />
      <Skeleton height="96" />
    </Stack>
  )
}
