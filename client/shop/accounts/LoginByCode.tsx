import { Heading, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { LOGIN_CODE_MINUTES } from '../../../shared/accounts/login-code.ts'
import { paths } from '../../../shared/paths.ts'
import { useSignedInName } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { EmailField } from './EmailField.tsx'
import { readSentCode, type SentCode, storeSentCode } from './sent-code.ts'
import { SentCodeForm } from './SentCodeForm.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useCameFrom } from './use-account.ts'
import { useAccountForm } from './use-account-form.ts'
import { useRequestLoginCode } from './use-login-code.ts'

/** Signs in without a password, by six digits that the shop sends by e-mail. */
export function LoginByCode() {
  const { t } = useLingui()
  const cameFrom = useCameFrom()
  const signedIn = useSignedInName()
  const hydrated = useHydrated()
  const [isSigningIn, setSigningIn] = useState(false)
  const [latest, setLatest] = useState<SentCode | null>()
  const sent = latest === undefined ? (hydrated ? readSentCode() : null) : latest
  const email = sent?.email
  const lead = t`We send you six digits by e-mail. You need no password.`
  const startAnew = () => {
    storeSentCode(null)
    setLatest(null)
  }
  // While the shopper is being signed in, the form stays until the next page is loaded.
  if (signedIn !== null && !isSigningIn) return <SignedIn name={signedIn} />
  return (
    <AccountPanel>
      <PageHead title={t`Log in with a code`} description={lead} />
      <Stack gap="1" textAlign="center">
        <Heading as="h1" size="3xl">
          <Trans>Log in with a code</Trans>
        </Heading>
        <Text role="status" color="fg.muted" overflowWrap="anywhere">
          {email === undefined
            ? lead
            : t`If there is an account with ${email}, a code is on its way. It works once, and for ${{ minutes: LOGIN_CODE_MINUTES }} minutes. Look in your spam folder, too.`}
        </Text>
      </Stack>
      {sent ? (
        <SentCodeForm
          sent={sent}
          onSent={setLatest}
          onAnother={startAnew}
          onSigningIn={() => setSigningIn(true)}
        />
      ) : (
        <RequestForm email={cameFrom?.email} onSent={setLatest} />
      )}
      <Text textAlign="center">
        <Link asChild variant="underline" fontWeight="semibold" minH="11">
          <RouterLink to={paths.login()} state={cameFrom}>
            <Trans>Log in with your password</Trans>
          </RouterLink>
        </Link>
      </Text>
    </AccountPanel>
  )
}

interface RequestFormProps {
  /** What was typed on the log-in page. */
  email: string | undefined
  onSent: (sent: SentCode) => void
}

function RequestForm({ email, onSent }: RequestFormProps) {
  const { t } = useLingui()
  const request = useRequestLoginCode(onSent)
  const { errors, shell } = useAccountForm({ email: t`Enter your e-mail address.` }, (typed) =>
    request(typed.email.trim()),
  )
  return (
    <AccountForm submit={t`Send me a code`} {...shell}>
      <EmailField defaultValue={email} error={errors.email} />
    </AccountForm>
  )
}
