import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { TextField } from '../../ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useUpdateProfile } from './use-profile.ts'

const ProfileForm_user = graphql(`
  fragment ProfileForm_user on User {
    id
    name
  }
`)

/** Changes the display name. */
export function ProfileForm({ user }: { user: FragmentType<typeof ProfileForm_user> }) {
  const { data } = useSuspenseFragment({ fragment: ProfileForm_user, from: user })
  const { t } = useLingui()
  const { errors, shell } = useAccountForm({ name: t`Enter your name.` }, useUpdateProfile(), {
    done: t`Your name has been saved.`,
  })
  return (
    <Panel size="lg" gap="4" title={t`Profile`}>
      <AccountForm submit={t`Save name`} variant="outline" {...shell}>
        <TextField
          label={t`Full name`}
          autoComplete="name"
          name="name"
          maxLength={100}
          defaultValue={data.name}
          error={errors.name}
        />
      </AccountForm>
    </Panel>
  )
}
