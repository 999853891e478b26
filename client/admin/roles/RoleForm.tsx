import { useMutation } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RoleForm_RoleFragment } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { PermissionChecks } from './PermissionChecks.tsx'
import { DeleteStaffRole_mutation, SaveStaffRole_mutation } from './role-documents.ts'

interface RoleFormProps {
  /** Null for a new one. */
  role: RoleForm_RoleFragment | null
  onChanged: () => void
}

/** A role for staff: its name and what its members may do. */
export function RoleForm({ role, onChanged }: RoleFormProps) {
  const { t } = useLingui()
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
    void notify({ title: role ? t`Role saved` : t`Role added` })
    onChanged()
  }
  const deleteRole = async () => {
    const { state } = await submit(
      async () => (await remove({ variables: { input: { id: role!.id } } })).data?.deleteStaffRole,
    )
    if (state !== 'done') return
    void notify({ title: t`Role deleted` })
    onChanged()
  }
  const memberCount = role?.memberCount ?? 0
  return (
    <Panel title={role?.name ?? t`Another role`}>
      <Form
        submit={role ? t`Save the role` : t`Add the role`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        noValidate
        button={{ size: 'md', variant: role ? 'outline' : 'solid' }}
        actions={
          role &&
          !role.isDefault &&
          memberCount === 0 && (
            <Button variant="ghost" size="md" onClick={() => setConfirming(true)}>
              <Trans>Delete</Trans>
            </Button>
          )
        }
      >
        <Stack gap="4">
          {role && (
            <Text color="fg.muted">
              <Plural value={memberCount} one="# person has it." other="# people have it." />{' '}
              {role.isDefault && t`New staff get it.`}
            </Text>
          )}
          <TextField
            label={t`Name`}
            maxLength={60}
            value={name}
            error={errors.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <PermissionChecks
            label={t`May`}
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
          text={t`Delete this role? Nobody has it.`}
          confirm={t`Delete`}
          onConfirm={() => void deleteRole()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}
