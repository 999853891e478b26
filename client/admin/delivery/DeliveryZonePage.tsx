import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { DeleteZone } from './DeleteZone.tsx'
import { AdminDelivery_query } from './delivery-documents.ts'
import { ZoneForm } from './ZoneForm.tsx'

/** Adds a delivery zone, or changes the one of the address. */
export function DeliveryZonePage() {
  const { t } = useLingui()
  const { zoneId } = useParams()
  if (zoneId !== undefined) return <ChangeZone key={zoneId} id={zoneId} />
  return (
    <>
      <AdminHeading title={t`Add a zone`} />
      <ZoneForm zone={null} />
    </>
  )
}

function ChangeZone({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminDelivery_query, {
    // The form starts from the server's current values, never from a cached zone.
    fetchPolicy: 'no-cache',
  })
  const zones = data?.deliveryZones
  const zone = zones?.find((each) => each.id === id)
  return (
    <>
      <AdminHeading title={zone?.name ?? t`Zone`}>
        {zone && <DeleteZone id={id} name={zone.name} isLast={zones!.length === 1} />}
      </AdminHeading>
      {zone ? (
        <ZoneForm zone={zone} />
      ) : error ? (
        <ErrorState
          title={t`The zone could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : zones ? (
        <ErrorState title={t`There is no such zone`}>
          <Trans>
            It may have been deleted. <RouterLink to={adminPaths.delivery()}>Back to the zones</RouterLink>
          </Trans>
        </ErrorState>
      ) : (
        <Stack gap="4" role="status" aria-label={t`Loading the zone`}>
          <Skeleton height="40" borderRadius="l3" />
          <Skeleton height="40" borderRadius="l3" />
        </Stack>
      )}
    </>
  )
}
