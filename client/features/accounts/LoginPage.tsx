import { Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSignedInName } from '../session/session.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useCameFrom, useLogIn } from './use-account.ts'

export function LoginPage() {
  const cameFrom = useCameFrom()
  const signedIn = useSignedInName()
  const { errors, shell } = useAccountForm(
    { email: 'Enter your e-mail address.', password: 'Enter your password.' },
    useLogIn(),
  )
  return (
    <>
      <PageHead
        title="Login"
        description="Log in to your cart, your orders and your measurements."
        path={paths.login()}
      />
      {/* While she is being signed in, the form stays until the next page is here. */}
      {signedIn !== null && !shell.loading ? (
        <SignedIn name={signedIn} />
      ) : (
        <AccountForm
          title="Welcome back"
          lead="Log in to your cart, your orders and your measurements."
          submit="Sign In"
          footer={
            <Text>
              New here?{' '}
              <Link asChild variant="underline" fontWeight="semibold" minH="11">
                <RouterLink to={paths.signup()} state={cameFrom}>
                  Create an account
                </RouterLink>
              </Link>
            </Text>
          }
          {...shell}
        >
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            name="email"
            error={errors.email}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            name="password"
            error={errors.password}
          />
        </AccountForm>
      )}
    </>
  )
}
