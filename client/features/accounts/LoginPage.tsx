import { Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import { EmailField } from './EmailField.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useCameFrom, useLogIn } from './use-account.ts'

export function LoginPage() {
  const cameFrom = useCameFrom()
  const { t } = useLingui()
  const form = useAccountForm(
    { email: t`Enter your e-mail address.`, password: t`Enter your password.` },
    useLogIn(),
  )
  return (
    <AccountEntry
      tab={t`Login`}
      title={t`Welcome back`}
      lead={t`Log in to your cart, your orders and your measurements.`}
      submit={t`Sign In`}
      google="signin_with"
      form={form}
      footer={
        <>
          <ForgottenPassword />
          <Text>
            <Trans>
              New here?{' '}
              <Link asChild variant="underline" fontWeight="semibold" minH="11">
                <RouterLink to={paths.signup()} state={cameFrom}>
                  Create an account
                </RouterLink>
              </Link>
            </Trans>
          </Text>
        </>
      }
    >
      <EmailField error={form.errors.email} />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        name="password"
        error={form.errors.password}
      />
    </AccountEntry>
  )
}
