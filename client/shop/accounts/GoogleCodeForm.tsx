import { useLingui } from '@lingui/react/macro'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { useLogInWithGoogle } from './use-account.ts'
import { useAccountForm } from './use-account-form.ts'

/** The second factor of an account that signs in with Google. */
export function GoogleCodeForm({ credential }: { credential: string }) {
  const { t } = useLingui()
  const logInWithGoogle = useLogInWithGoogle()
  const { errors, shell } = useAccountForm({ code: t`Enter a code.` }, ({ code }) =>
    logInWithGoogle({ credential, code }),
  )
  return (
    <AccountForm submit={t`Sign In`} {...shell}>
      <CodeField autoFocus error={errors.code} />
    </AccountForm>
  )
}
