import { Button, Skeleton, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { AdminHeading } from '../AdminHeading.tsx'

interface PrintoutStateProps {
  error: unknown
  /** Whether there is a response: without the order. */
  isMissing: boolean
  retry: () => void
}

/** What a printout's page shows while there is no order to print. */
export function PrintoutState({ error, isMissing, retry }: PrintoutStateProps) {
  if (isMissing)
    return (
      <>
        <AdminHeading title="There is no such order" />
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.orders()}>All orders</RouterLink>
        </Button>
      </>
    )
  if (error)
    return (
      <ErrorState title="The order could not be read" retry={{ label: 'Try again', onClick: retry }}>
        <Text>Check your connection and try again.</Text>
      </ErrorState>
    )
  return <Skeleton height="96" role="status" aria-label="Loading the order" />
}
