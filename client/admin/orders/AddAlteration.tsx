import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { takesAlterations } from './order-labels.ts'
import type { AdminOrder } from './order-documents.ts'

/** Opens the form of what a customer wants altered after a trial or the delivery. */
export function AddAlteration({ order: { id, orderStatus } }: { order: AdminOrder }) {
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  if (!mayChange || !takesAlterations(orderStatus)) return null
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={adminPaths.alteration(id)}>
        <Trans>Add an alteration</Trans>
      </RouterLink>
    </Button>
  )
}
