import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { Role } from '../../../__generated__/graphql.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useSession } from '../../session/session.ts'
import { Confirm } from '../Confirm.tsx'
import { roleNames } from './role-names.ts'

interface RoleSelectProps {
  customer: { id: string; name: string; role: Role }
  disabled: boolean
  onChange: (to: Role) => void
}

/** Her role. That of the owner is neither given nor taken without a question. */
export function RoleSelect({ customer, disabled, onChange }: RoleSelectProps) {
  const { id, name, role } = customer
  const { userId } = useSession()
  const [asked, setAsked] = useState<Role | null>(null)
  const choose = (to: Role) => (role === 'ADMIN' || to === 'ADMIN' ? setAsked(to) : onChange(to))
  return (
    <Box maxW="60">
      <SelectField
        label="Role"
        value={role}
        disabled={disabled}
        onChange={({ target }) => choose(target.value as Role)}
      >
        {Object.entries(roleNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Confirm
        open={asked !== null}
        {...questionOf(name, role, userId === id)}
        onConfirm={() => asked && onChange(asked)}
        onClose={() => setAsked(null)}
      />
    </Box>
  )
}

function questionOf(name: string, role: Role, isHerself: boolean) {
  if (role !== 'ADMIN')
    return {
      title: `Make ${name} an owner?`,
      question:
        'An owner sees what the shop earns, changes its settings, and decides on everybody’s role and account, yours included.',
      confirm: 'Make her an owner',
    }
  if (!isHerself)
    return {
      title: `${name} will be no owner any more`,
      question:
        'What the shop earns, its settings, the activity and everybody’s accounts close for her at once.',
      confirm: 'Take the role from her',
    }
  return {
    title: 'Give up being an owner yourself?',
    question:
      'This is your own account. The settings, the activity and everybody’s accounts close for you at once, and only another owner can make you one again.',
    confirm: 'Give it up',
  }
}
