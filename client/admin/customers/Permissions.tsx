import { useQuery } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react'
import type { Permission } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { PermissionChecks } from '../roles/PermissionChecks.tsx'
import { StaffRoles_query } from '../roles/role-documents.ts'
import { useCustomerChanges } from './use-customer-changes.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface PermissionsProps {
  customerId: string
  permissions: readonly Permission[]
  /** Null where the account has permissions of its own. */
  staffRoleId: string | null
}

/** What a member of staff may do: a role's permissions, or some of their own. */
export function Permissions({ customerId, permissions, staffRoleId }: PermissionsProps) {
  const { t } = useLingui()
  const { data } = useQuery(StaffRoles_query)
  const { assignStaffRole, changePermissions } = useCustomerChanges()
  const { loading, submitError, submit } = useSubmission()
  return (
    <Stack gap="3">
      <SelectField
        label={t`Permissions of`}
        value={data ? (staffRoleId ?? '') : ''}
        disabled={loading || !data}
        onChange={({ target }) =>
          void submit(() =>
            target.value
              ? assignStaffRole(customerId, target.value)
              : changePermissions(customerId, [...permissions]),
          )
        }
      >
        <option value="">
          <Trans>Permissions of their own</Trans>
        </option>
        {data?.staffRoles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <PermissionChecks
        label={t`May`}
        permissions={permissions}
        disabled={loading}
        onChange={(chosen) => void submit(() => changePermissions(customerId, chosen))}
      />
      <SubmitError>{submitError}</SubmitError>
    </Stack>
  )
}
