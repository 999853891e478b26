import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { SaveStaffRole_mutation } from './role-documents.ts'

/** Adds a role that may do nothing yet: a column of the table. */
export function AddRole({ onAdded }: { onAdded: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [save] = useMutation(SaveStaffRole_mutation)
  const { loading, errors, submitError, submit } = useSubmission(['name'])
  const send = async () => {
    const { state } = await submit(
      async () => (await save({ variables: { input: { name, permissions: [] } } })).data?.saveStaffRole,
    )
    if (state !== 'done') return
    void notify({ title: t`Role added` })
    setName('')
    onAdded()
  }
  return (
    <Panel title={t`Another role`} maxW="md">
      <Form
        noValidate
        submit={t`Add the role`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        button={{ size: 'md', variant: 'outline' }}
      >
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Form>
    </Panel>
  )
}
