import { Box, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { Permission } from '../../__generated__/graphql.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { allPermissions, permissionNames } from './permission-names.ts'

interface PermissionChecksProps {
  label: string
  permissions: readonly Permission[]
  disabled: boolean
  onChange: (permissions: Permission[]) => void
}

/** One box for each permission. */
export function PermissionChecks({ label, permissions, disabled, onChange }: PermissionChecksProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label">
        {label}
      </Text>
      <Box columnGap="6" columns={{ base: 1, xl: 2 }}>
        {allPermissions.map((permission) => (
          <Box key={permission} breakInside="avoid">
            <CheckField
              label={i18n._(permissionNames[permission])}
              checked={permissions.includes(permission)}
              disabled={disabled}
              onChange={({ target }) => {
                const others = permissions.filter((each) => each !== permission)
                onChange(target.checked ? [...others, permission] : others)
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
