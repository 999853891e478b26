import { Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import { EmailField } from './EmailField.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useCameFrom, useSignUp } from './use-account.ts'

export function SignupPage() {
  const { t } = useLingui()
  const form = useAccountForm(
    {
      name: t`Enter your name.`,
      email: t`Enter your e-mail address.`,
      password: t`Choose a password of at least 8 characters.`,
    },
    useSignUp(),
  )
  return (
    <AccountEntry
      tab={t`Sign up`}
      title={t`Create your account`}
      lead={t`Your cart, your orders and your measurements in one place.`}
      submit={t`Create Account`}
      google="signup_with"
      form={form}
      footer={<SignupFooter />}
    >
      <TextField label={t`Full name`} autoComplete="name" name="name" error={form.errors.name} />
      <EmailField error={form.errors.email} />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        helper={t`At least 8 characters. A short sentence is best.`}
        name="password"
        error={form.errors.password}
      />
    </AccountEntry>
  )
}

function SignupFooter() {
  const cameFrom = useCameFrom()
  return (
    <>
      <Text fontSize="sm">
        <Trans>
          By signing up, you agree to our{' '}
          <Link asChild variant="underline">
            <RouterLink to={paths.terms()}>Terms</RouterLink>
          </Link>{' '}
          &amp;{' '}
          <Link asChild variant="underline">
            <RouterLink to={paths.privacy()}>Privacy Policy</RouterLink>
          </Link>
        </Trans>
      </Text>
      <Text>
        <Trans>
          Have an account already?{' '}
          <Link asChild variant="underline" fontWeight="semibold" minH="11">
            <RouterLink to={paths.login()} state={cameFrom}>
              Log in
            </RouterLink>
          </Link>
        </Trans>
      </Text>
    </>
  )
}
