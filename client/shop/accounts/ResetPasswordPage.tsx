import { Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { CodeField } from './CodeField.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { useAccountForm } from './use-account-form.ts'
import { requiresCode, useResetPassword } from './use-account.ts'

/** Opened by a password reset link. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  // The token is in the fragment, which the server never receives: until hydration the page shows the
  // form.
  const hasToken = !useHydrated() || hash.length > 1
  return (
    <AccountPanel>
      <PageHead title={t`Choose a new password`} description={t`For the link that the shop has sent you.`} />
      <Stack gap="1" textAlign="center">
        <Heading as="h1" size="3xl">
          <Trans>Choose a new password</Trans>
        </Heading>
        <Text color="fg.muted">
          {hasToken ? (
            <Trans>You will be signed in with it, and signed out on all other devices.</Trans>
          ) : (
            <Trans>This address is incomplete. Open the whole link that the shop has sent you.</Trans>
          )}
        </Text>
        {!hasToken && <ForgottenPassword />}
      </Stack>
      {hasToken && <ResetForm token={hash.slice(1)} />}
    </AccountPanel>
  )
}

function ResetForm({ token }: { token: string }) {
  const { t } = useLingui()
  const resetPassword = useResetPassword()
  const [needsCode, setNeedsCode] = useState(false)
  const { errors, shell } = useAccountForm(
    { newPassword: t`Choose a password of at least 8 characters.`, code: t`Enter a code.` },
    async ({ newPassword, code }) => {
      const payload = await resetPassword({ token, newPassword, ...(code !== '' && { code }) })
      if (requiresCode(payload)) setNeedsCode(true)
      return payload
    },
  )
  return (
    <AccountForm submit={t`Save the password`} {...shell}>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        helper={t`At least 8 characters. A short sentence is best.`}
        name="newPassword"
        error={errors.newPassword}
      />
      {needsCode && <CodeField autoFocus error={errors.code} />}
    </AccountForm>
  )
}
