import { useMutation } from '@apollo/client/react'
import { IconButton, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RolesForm_RoleFragment } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { DeleteStaffRole_mutation } from './role-documents.ts'

interface RoleFootProps {
  role: RolesForm_RoleFragment
  onDeleted: () => void
}

/** Who has a role; one that nobody has is deleted. */
export function RoleFoot({ role, onDeleted }: RoleFootProps) {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const [remove] = useMutation(DeleteStaffRole_mutation)
  const { loading, submitError, submit } = useSubmission()
  const { id, name, memberCount, isDefault } = role
  const deleteRole = async () => {
    const { state } = await submit(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteStaffRole,
    )
    if (state !== 'done') return
    void notify({ title: t`Role deleted` })
    onDeleted()
  }
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        <Plural value={memberCount} one="# person has it." other="# people have it." />{' '}
        {isDefault && <Trans>New staff get it.</Trans>}
      </Text>
      {!isDefault && memberCount === 0 && (
        <IconButton
          variant="ghost"
          minW="11"
          minH="11"
          loading={loading}
          aria-label={t`Delete ${name}`}
          onClick={() => setConfirming(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={isConfirming}
        title={name}
        text={t`Delete this role? Nobody has it.`}
        confirm={t`Delete`}
        onConfirm={() => void deleteRole()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
