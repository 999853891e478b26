import type { InMemoryCache } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { expireSession, useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import type { Permission } from '../../__generated__/graphql.ts'
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
  }
`)

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
  const access = gate.state === 'admin' ? gate.access : noAccess
  const navItems = navItemsFor(access)
  const { pathname, search } = useLocation()
  const closed = closedPage(access, pathname)
  if (gate.state === 'guest')
    return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />
  return (
    <Box minH="calc(100svh - 3rem)" textStyle="sm" display={{ md: 'flex' }} alignItems="stretch">
      {gate.state === 'shopper' ? (
        <AccessDenied />
      ) : (
        <AccessContext value={access}>
          <AdminSidebar items={navItems} follows={mayFollowOrders(access)} />
          <Box flex="1" minW="0" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '5' }} pb="12">
            {gate.state === 'admin' ? (
              closed ? (
                <NotPermitted page={closed} />
              ) : (
                <Outlet />
              )
            ) : gate.state === 'unknown' ? (
              <PageSkeleton />
            ) : (
              gate.error
            )}
            {gate.state === 'admin' && <AdminShortcuts items={navItems} />}
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

/** The viewer's access to these pages. The server renders for guests, so it is unknown until hydration. */
function useGate() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const { token, expired, role, userId } = useSession()
  const { data, error, refetch } = useQuery(AdminLayout_query, {
    skip: !hydrated || token === null,
    fetchPolicy: 'cache-and-network',
  })
  const [passed, setPassed] = useState(false)
  if (!passed && runsTheShop(data?.viewer?.role)) setPassed(true)
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
  const refused = viewer === null
  useEffect(() => {
    if (refused) expireSession()
  }, [refused])
  if (!hydrated) return { state: 'unknown' as const }
  if (token === null) return { state: 'guest' as const }
  // When the session expires, what was typed stays on the page and a notice offers to sign in.
  if ((expired || refused) && !passed) return { state: 'guest' as const }
  // What staff may do is known only from the server.
  const isKnown = access.isOwner || data || known || expired || refused
  if (isKnown && (expired || refused || isAdmin)) return { state: 'admin' as const, access }
  if (data && !isAdmin) return { state: 'shopper' as const }
  if (!error) return { state: 'unknown' as const }
  return {
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
