import { useMutation } from '@apollo/client/react'
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { updateSession, useSignedInName } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { useAccountForm } from './use-account-form.ts'

const VerifyEmail_mutation = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      user {
        id
        email
        emailVerifiedAt
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Opened by a link that verifies the e-mail of the account that is signed in. */
export function VerifyEmailPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const name = useSignedInName()
  const isHydrated = useHydrated()
  return (
    <AccountPanel>
      <PageHead title={t`Confirm your e-mail`} description={t`For the link that the shop has sent you.`} />
      <Stack gap="1" textAlign="center">
        <Heading as="h1" size="3xl">
          <Trans>Confirm your e-mail</Trans>
        </Heading>
        <Text color="fg.muted">
          {isHydrated && hash.length < 2 ? (
            <Trans>This address is incomplete. Open the whole link that the shop has sent you.</Trans>
          ) : name === null ? (
            <Trans>Log in to the account that the link was sent for.</Trans>
          ) : (
            <Trans>Signed in as {name}</Trans>
          )}
        </Text>
      </Stack>
      {name === null ? (
        <Button asChild size="xl">
          <RouterLink to={paths.login()} state={{ from: paths.verifyEmail(hash.slice(1)) }}>
            <Trans>Log in</Trans>
          </RouterLink>
        </Button>
      ) : (
        hash.length > 1 && <VerificationForm token={hash.slice(1)} />
      )}
    </AccountPanel>
  )
}

function VerificationForm({ token }: { token: string }) {
  const { t } = useLingui()
  const [mutate] = useMutation(VerifyEmail_mutation)
  const { shell } = useAccountForm(
    {},
    async () => {
      const payload = (await mutate({ variables: { input: { token } } })).data?.verifyEmail
      // The link may have been sent to an e-mail that replaces the one before.
      if (payload?.user) updateSession({ email: payload.user.email })
      return payload
    },
    { done: t`Thank you: your e-mail is confirmed.` },
  )
  return (
    <>
      <AccountForm submit={t`Confirm my e-mail`} {...shell}>
        {null}
      </AccountForm>
      <Button asChild variant="outline" size="xl">
        <RouterLink to={paths.account()}>
          <Trans>Your account</Trans>
        </RouterLink>
      </Button>
    </>
  )
}
