import { useMutation } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { RoleForm_RoleFragment } from '../../../__generated__/graphql.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { Confirm } from '../Confirm.tsx'
import { PermissionChecks } from './PermissionChecks.tsx'
import { DeleteStaffRole_mutation, SaveStaffRole_mutation } from './role-documents.ts'

interface RoleFormProps {
  /** Null for a new one. */
  role: RoleForm_RoleFragment | null
  onChanged: () => void
}

/** A role for staff: its name and what its members may do. */
export function RoleForm({ role, onChanged }: RoleFormProps) {
  const [name, setName] = useState(role?.name ?? '')
  const [permissions, setPermissions] = useState([...(role?.permissions ?? [])])
  const [version, setVersion] = useState(role?.version)
  const [isConfirming, setConfirming] = useState(false)
  const [save] = useMutation(SaveStaffRole_mutation)
  const [remove] = useMutation(DeleteStaffRole_mutation)
  const { loading, errors, submitError, submit } = useSubmission(['name'])
  const send = async () => {
    const { state } = await submit(async () => {
      const input = { id: role?.id, version, name, permissions }
      const payload = (await save({ variables: { input } })).data?.saveStaffRole
      if (payload?.staffRole) setVersion(payload.staffRole.version)
      return payload
    })
    if (state !== 'done') return
    void notify({ title: role ? 'Role saved' : 'Role added' })
    onChanged()
  }
  const deleteRole = async () => {
    const { state } = await submit(
      async () => (await remove({ variables: { input: { id: role!.id } } })).data?.deleteStaffRole,
    )
    if (state !== 'done') return
    void notify({ title: 'Role deleted' })
    onChanged()
  }
  return (
    <Panel title={role?.name ?? 'Another role'}>
      <Form
        submit={role ? 'Save the role' : 'Add the role'}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        noValidate
        button={{ size: 'md', variant: role ? 'outline' : 'solid' }}
        actions={
          role &&
          !role.isDefault &&
          role.memberCount === 0 && (
            <Button variant="ghost" size="md" onClick={() => setConfirming(true)}>
              Delete
            </Button>
          )
        }
      >
        <Stack gap="4">
          {role && (
            <Text color="fg.muted">
              {role.memberCount === 1 ? '1 person has it.' : `${role.memberCount} people have it.`}{' '}
              {role.isDefault && 'New staff get it.'}
            </Text>
          )}
          <TextField
            label="Name"
            maxLength={60}
            value={name}
            error={errors.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <PermissionChecks
            label="May"
            permissions={permissions}
            disabled={loading}
            onChange={setPermissions}
          />
        </Stack>
      </Form>
      {role && (
        <Confirm
          open={isConfirming}
          title={role.name}
          text="Delete this role? Nobody has it."
          confirm="Delete"
          onConfirm={() => void deleteRole()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}
