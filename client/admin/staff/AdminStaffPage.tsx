import { useQuery } from '@apollo/client/react'
import { Button, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRoute } from '../../../shared/admin-routes.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { AdminStaff_query } from './staff-documents.ts'
import { ShopDevices } from './ShopDevices.tsx'
import { StaffMemberEntry } from './StaffMemberEntry.tsx'
import { StaffMemberForm } from './StaffMemberForm.tsx'

/** Who works in the shop, with role and PIN, and the tablets on which PINs sign in. */
export function AdminStaffPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminStaff_query, { fetchPolicy: 'cache-and-network' })
  const [isAdding, setAdding] = useState(false)
  const again = () => void refetch().catch(() => null)
  if (!data)
    return error ? (
      <UnreadPage title={t`The staff could not be read`} retry={refetch}>
        <Trans>Check your connection and try again.</Trans>
      </UnreadPage>
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the staff`}>
        <Skeleton height="9" width="40" />
        <Skeleton height="72" borderRadius="l3" />
      </Stack>
    )
  return (
    <>
      <AdminHeading title={t`Staff`}>
        <Link asChild minH="12" color="brand.fg">
          <RouterLink to={'/admin/roles' satisfies AdminRoute}>
            <Trans>Roles</Trans>
          </RouterLink>
        </Link>
      </AdminHeading>
      <Stack gap="5" maxW="4xl">
        <Stack gap="3">
          {isAdding ? (
            <StaffMemberForm
              member={null}
              roles={data.staffRoles}
              onClose={() => {
                setAdding(false)
                again()
              }}
            />
          ) : (
            <Button minH="12" alignSelf="start" onClick={() => setAdding(true)}>
              <Trans>Add staff</Trans>
            </Button>
          )}
          {data.staffMembers.length === 0 && (
            <Text color="fg.muted">
              <Trans>
                Nobody works here yet but you. Whoever you add signs in on the shop’s tablets by a PIN, and
                needs no e-mail.
              </Trans>
            </Text>
          )}
          {data.staffMembers.map((member) => (
            <StaffMemberEntry key={member.id} member={member} roles={data.staffRoles} />
          ))}
        </Stack>
        <ShopDevices devices={data.shopDevices} onChanged={again} />
      </Stack>
    </>
  )
}
