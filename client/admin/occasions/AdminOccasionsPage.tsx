import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { OccasionsForm } from './OccasionsForm.tsx'
import { AdminOccasions_query } from './occasions-documents.ts'

export function AdminOccasionsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminOccasions_query, { fetchPolicy: 'network-only' })
  return (
    <>
      <AdminHeading title={t`Occasions`} />
      {data ? (
        <OccasionsForm occasions={data.occasions} />
      ) : error ? (
        <ErrorState
          title={t`The occasions could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="3" role="status" aria-label={t`Loading the occasions`}>
          <Skeleton height="24" borderRadius="l2" />
          <Skeleton height="24" borderRadius="l2" />
          <Skeleton height="24" borderRadius="l2" />
        </Stack>
      )}
    </>
  )
}
