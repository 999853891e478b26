import { useLingui } from '@lingui/react/macro'
import type { PasswordForm_UserFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useChangePassword } from './use-profile.ts'

export const PasswordForm_user = graphql(`
  fragment PasswordForm_user on User {
    id
    email
  }
`)

/** Changes the password, which signs the user out everywhere else. */
export function PasswordForm({ user }: { user: PasswordForm_UserFragment }) {
  const { t } = useLingui()
  const { errors, shell } = useAccountForm(
    {
      currentPassword: t`Enter the password that you have now.`,
      newPassword: t`Choose a password of at least 8 characters.`,
    },
    useChangePassword(),
    { done: t`Your password has been changed. All other devices are signed out.`, clears: true },
  )
  return (
    <Panel size="lg" gap="4" title={t`Password`}>
      <AccountForm submit={t`Change password`} variant="outline" {...shell}>
        {/* For password managers: the account that the password belongs to. */}
        <input hidden readOnly name="username" autoComplete="username" value={user.email} />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          name="currentPassword"
          error={errors.currentPassword}
        />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          helper={t`At least 8 characters. A short sentence is best.`}
          name="newPassword"
          error={errors.newPassword}
        />
      </AccountForm>
    </Panel>
  )
}
