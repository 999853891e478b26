import { Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { LoginCodeLink } from './LoginCodeLink.tsx'
import { useAccountForm } from './use-account-form.ts'
import { requiresCode, useCameFrom, useLogIn } from './use-account.ts'

const LoginByCode = lazy(async () => ({ default: (await import('./LoginByCode.tsx')).LoginByCode }))

export function LoginPage() {
  const isByCode = useSearchParams()[0].get('by') === 'code'
  return isByCode ? (
    <Suspense>
      <LoginByCode />
    </Suspense>
  ) : (
    <LoginByPassword />
  )
}

function LoginByPassword() {
  const cameFrom = useCameFrom()
  const { t } = useLingui()
  const logIn = useLogIn()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useAccountForm(
    {
      email: t`Enter your e-mail address.`,
      password: t`Enter your password.`,
      code: t`Enter a code.`,
    },
    async ({ code, ...credentials }) => {
      const payload = await logIn({ ...credentials, ...(code !== '' && { code }) })
      if (requiresCode(payload)) setNeedsCode(true)
      return payload
    },
  )
  return (
    <AccountEntry
      tab={t`Login`}
      title={t`Welcome back`}
      lead={t`Log in to your cart, your orders and your measurements.`}
      submit={t`Sign In`}
      actions={<LoginCodeLink />}
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
      {needsCode && <CodeField autoFocus error={form.errors.code} />}
    </AccountEntry>
  )
}
