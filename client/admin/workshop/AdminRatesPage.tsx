import { useQuery } from '@apollo/client/react'
import { Button, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { RatesForm } from './RatesForm.tsx'
import { PieceRates_query } from './stage-documents.ts'

/** What each tailor gets for each stage of each kind of garment. */
export function AdminRatesPage() {
  const { t } = useLingui()
  // The sheet starts from the server's current rates, never from cached ones.
  const { data, error, refetch } = useQuery(PieceRates_query, { fetchPolicy: 'no-cache' })
  const tailors = data?.tailors ?? []
  return (
    <>
      <AdminHeading title={t`Piece rates`} />
      {data ? (
        tailors.length > 0 ? (
          <RatesForm
            tailors={tailors}
            stages={data.workshopStages.stages.filter(({ isRemoved, kind }) => !isRemoved && kind !== 'DONE')}
          />
        ) : (
          <>
            <Text mb="4" color="fg.muted">
              <Trans>There are no tailors yet. Add one first.</Trans>
            </Text>
            <Button asChild variant="outline" minH="12">
              <RouterLink to={adminPaths.workshop('tailors')}>
                <Trans>Tailors</Trans>
              </RouterLink>
            </Button>
          </>
        )
      ) : error ? (
        <ErrorState
          title={t`The rates could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Skeleton height="72" borderRadius="l3" role="status" aria-label={t`Loading the rates`} />
      )}
    </>
  )
}
