import { Heading, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { EmailField } from './EmailField.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useCameFrom, useRequestPasswordReset } from './use-account.ts'

/** Requests a link that resets the password, by e-mail. */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  const cameFrom = useCameFrom()
  const { errors, shell } = useAccountForm(
    { email: t`Enter your e-mail address.` },
    useRequestPasswordReset(),
    {
      done: t`If there is an account with this e-mail, a link is on its way. It works once, and for an hour. Look in your spam folder, too.`,
    },
  )
  return (
    <AccountPanel>
      <PageHead title={t`Forgot password`} description={t`We send you a link to choose a new one.`} />
      <Stack gap="1" textAlign="center">
        <Heading as="h1" size="3xl">
          <Trans>Forgot password?</Trans>
        </Heading>
        <Text color="fg.muted">
          <Trans>We send you a link to choose a new one.</Trans>
        </Text>
      </Stack>
      <AccountForm submit={t`Send me a link`} {...shell}>
        <EmailField error={errors.email} />
      </AccountForm>
      <Text textAlign="center" color="fg.muted">
        <Link asChild variant="underline" fontWeight="semibold" minH="11">
          <RouterLink to={paths.login()} state={cameFrom}>
            <Trans>Log in</Trans>
          </RouterLink>
        </Link>
      </Text>
    </AccountPanel>
  )
}
