import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { StaffRoles_query } from './role-documents.ts'
import { AddRole } from './AddRole.tsx'
import { RolesForm } from './RolesForm.tsx'

/** The roles for staff, which the owner composes of permissions. */
export function AdminRolesPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(StaffRoles_query, { fetchPolicy: 'cache-and-network' })
  const again = () => void refetch().catch(() => null)
  return (
    <>
      <AdminHeading title={t`Roles`} />
      <Text color="fg.muted" maxW="prose" mb="5">
        <Trans>
          Each member of staff has one of these roles, or permissions of their own; you choose it on the page
          of the person, among the customers. A change holds at once for everybody who has the role. Owners
          may do everything.
        </Trans>
      </Text>
      {data ? (
        <Stack gap="5">
          <RolesForm roles={data.staffRoles} onChanged={again} />
          <AddRole onAdded={again} />
        </Stack>
      ) : error ? (
        <ErrorState title={t`The roles could not be read`} retry={{ label: t`Try again`, onClick: again }}>
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="4" role="status" aria-label={t`Loading the roles`}>
          <Skeleton height="72" borderRadius="l3" />
          <Skeleton height="72" borderRadius="l3" />
        </Stack>
      )}
    </>
  )
}
