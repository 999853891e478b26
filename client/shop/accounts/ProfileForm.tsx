import { useLingui } from '@lingui/react/macro'
import type { ProfileForm_UserFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { TextField } from '../../ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useUpdateProfile } from './use-profile.ts'

export const ProfileForm_user = graphql(`
  fragment ProfileForm_user on User {
    id
    name
  }
`)

/** Changes the display name. */
export function ProfileForm({ user }: { user: ProfileForm_UserFragment }) {
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
          defaultValue={user.name}
          error={errors.name}
        />
      </AccountForm>
    </Panel>
  )
}
