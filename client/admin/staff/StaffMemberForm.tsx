import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { AdminStaffQuery, StaffMember_FieldsFragment } from '../../__generated__/graphql.ts'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { SaveStaffMember_mutation } from './staff-documents.ts'

interface StaffMemberFormProps {
  /** Null for a new one. */
  member: StaffMember_FieldsFragment | null
  roles: AdminStaffQuery['staffRoles']
  onClose: () => void
}

/** Name, role and PIN of somebody on the staff. */
export function StaffMemberForm({ member, roles, onClose }: StaffMemberFormProps) {
  const { t } = useLingui()
  const [save] = useMutation(SaveStaffMember_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['name', 'staffRoleId', 'pin'])
  const send = async (form: HTMLFormElement) => {
    const name = textIn(form, 'name')
    const input = {
      id: member?.id ?? null,
      name,
      staffRoleId: textIn(form, 'staffRoleId') || null,
      pin: textIn(form, 'pin') || null,
    }
    const { state } = await submit(async () => (await save({ variables: { input } })).data?.saveStaffMember)
    if (state !== 'done') return
    void notify({ title: member ? t`${name} is changed.` : t`${name} can sign in on the shop’s tablets.` })
    onClose()
  }
  return (
    <ClosableForm
      noValidate
      submit={member ? t`Save` : t`Add staff`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      button={{ size: 'md' }}
      mt="3"
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={member?.name}
          readOnly={Boolean(member?.email)}
          helper={member?.email ? t`Changed in the person’s own account.` : undefined}
          error={errors.name}
        />
        <SelectField
          label={t`Role`}
          name="staffRoleId"
          defaultValue={member?.staffRole?.id ?? ''}
          error={errors.staffRoleId}
        >
          <option value="">{member ? t`As it is` : t`Choose`}</option>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {!member?.hasTwoFactor && (
          <TextField
            label={member?.hasPin ? t`New PIN (optional)` : t`PIN`}
            name="pin"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            helper={t`4 to 6 digits. It is not shown again.`}
            error={errors.pin}
          />
        )}
      </SimpleGrid>
    </ClosableForm>
  )
}
