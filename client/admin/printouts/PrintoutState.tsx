import { Button, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'

interface PrintoutStateProps {
  error: unknown
  /** Whether there is a response: without the order. */
  isMissing: boolean
  retry: () => Promise<unknown>
}

/** What a printout's page shows while there is no order to print. */
export function PrintoutState({ error, isMissing, retry }: PrintoutStateProps) {
  const { t } = useLingui()
  if (isMissing)
    return (
      <>
        <AdminHeading title={t`There is no such order`} />
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.orders()}>
            <Trans>All orders</Trans>
          </RouterLink>
        </Button>
      </>
    )
  if (error) return <UnreadPage title={t`The order could not be read`} retry={retry} />
  return <Skeleton height="96" role="status" aria-label={t`Loading the order`} />
}
