import { Box } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Role } from '../../__generated__/graphql.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSession } from '../../app/session/session.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { roleNames } from './role-names.ts'

interface RoleSelectProps {
  customer: { id: string; name: string; role: Role }
  disabled: boolean
  onChange: (to: Role) => void
}

/** The role of an account. Every change is confirmed first. */
export function RoleSelect({ customer, disabled, onChange }: RoleSelectProps) {
  const { t, i18n } = useLingui()
  const { id, name, role } = customer
  const { userId } = useSession()
  const [pendingRole, setPendingRole] = useState<Role | null>(null)
  return (
    <Box maxW="60">
      <SelectField
        label={t`Role`}
        value={role}
        disabled={disabled}
        onChange={({ target }) => setPendingRole(target.value as Role)}
      >
        {Object.entries(roleNames).map(([value, label]) => (
          <option key={value} value={value}>
            {i18n._(label)}
          </option>
        ))}
      </SelectField>
      <Confirm
        open={pendingRole !== null}
        {...confirmationFor(i18n, name, role, pendingRole ?? role, userId === id)}
        onConfirm={() => pendingRole && onChange(pendingRole)}
        onClose={() => setPendingRole(null)}
      />
    </Box>
  )
}

function confirmationFor(i18n: I18n, name: string, role: Role, to: Role, isOwnAccount: boolean) {
  if (role !== 'ADMIN' && to === 'STAFF')
    return {
      title: i18n._(msg`Make ${name} staff?`),
      text: i18n._(
        msg`Staff see and change orders, products, feedback and customers, but neither what the shop earns nor its settings, until you give them another role.`,
      ),
      confirm: i18n._(msg`Make staff`),
    }
  if (role === 'STAFF' && to === 'SHOPPER')
    return {
      title: i18n._(msg`${name} will no longer be staff`),
      text: i18n._(msg`Orders, products, feedback and customers close for this account at once.`),
      confirm: i18n._(msg`Take the role away`),
    }
  if (role !== 'ADMIN')
    return {
      title: i18n._(msg`Make ${name} an owner?`),
      text: i18n._(
        msg`An owner sees what the shop earns, changes its settings, and decides on everybody’s role and account, yours included.`,
      ),
      confirm: i18n._(msg`Make an owner`),
    }
  if (!isOwnAccount)
    return {
      title: i18n._(msg`${name} will be no owner any more`),
      text: i18n._(
        msg`What the shop earns, its settings, the activity and everybody’s accounts close for this account at once.`,
      ),
      confirm: i18n._(msg`Take the role away`),
    }
  return {
    title: i18n._(msg`Give up being an owner yourself?`),
    text: i18n._(
      msg`This is your own account. The settings, the activity and everybody’s accounts close for you at once, and only another owner can make you one again.`,
    ),
    confirm: i18n._(msg`Give it up`),
  }
}
