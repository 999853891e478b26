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
import { useCameFrom, useSignUp } from './use-account.ts'

export function SignupPage() {
  const cameFrom = useCameFrom()
  const signedIn = useSignedInName()
  const { errors, shell } = useAccountForm(
    {
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      password: 'Choose a password of at least 8 characters.',
    },
    useSignUp(),
  )
  return (
    <>
      <PageHead
        title="Sign up"
        description="One account for your cart, your orders and your measurements."
        path={paths.signup()}
      />
      {/* While she is being signed in, the form stays until the next page is here. */}
      {signedIn !== null && !shell.loading ? (
        <SignedIn name={signedIn} />
      ) : (
        <AccountForm
          title="Create your account"
          lead="Your cart, your orders and your measurements in one place."
          submit="Create Account"
          footer={
            <>
              <Text fontSize="sm">
                By signing up, you agree to our{' '}
                <Link asChild variant="underline">
                  <RouterLink to={paths.terms()}>Terms</RouterLink>
                </Link>{' '}
                &amp;{' '}
                <Link asChild variant="underline">
                  <RouterLink to={paths.privacy()}>Privacy Policy</RouterLink>
                </Link>
              </Text>
              <Text>
                Have an account already?{' '}
                <Link asChild variant="underline" fontWeight="semibold" minH="11">
                  <RouterLink to={paths.login()} state={cameFrom}>
                    Log in
                  </RouterLink>
                </Link>
              </Text>
            </>
          }
          {...shell}
        >
          <TextField label="Full name" autoComplete="name" name="name" error={errors.name} />
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
            autoComplete="new-password"
            helper="At least 8 characters. A short sentence is best."
            name="password"
            error={errors.password}
          />
        </AccountForm>
      )}
    </>
  )
}
