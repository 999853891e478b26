import { useQuery } from '@apollo/client/react'
import { Flex, Heading, Separator, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useSignedInName } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { GoogleCodeForm } from './GoogleCodeForm.tsx'
import { SignedIn } from './SignedIn.tsx'
import { requiresCode, useLogInWithGoogle } from './use-account.ts'
import type { AccountFormState } from './use-account-form.ts'

const AccountEntry_query = graphql(`
  query AccountEntry {
    shop {
      googleClientId
    }
  }
`)

interface AccountEntryProps {
  /** The document title. */
  tab: string
  title: string
  lead: string
  submit: string
  /** The button text, by Google's own name for it; Google translates it. */
  google: 'signin_with' | 'signup_with'
  form: Pick<AccountFormState, 'shell' | 'run' | 'fail'>
  /** Beside the form's button. */
  actions?: ReactNode
  /** The link below the form to the other page. */
  footer: ReactNode
  /** The form's fields. */
  children: ReactNode
}

/**
 * The layout shared by the log-in and sign-up pages: a form, and Google's button if the shop has Google
 * sign-in.
 */
export function AccountEntry(props: AccountEntryProps) {
  const { tab, title, lead, submit, actions, google, form, footer, children } = props
  const { data } = useQuery(AccountEntry_query)
  const signedIn = useSignedInName()
  const logInWithGoogle = useLogInWithGoogle()
  const clientId = data?.shop.googleClientId
  const [googleFailed, setGoogleFailed] = useState(false)
  /** Google's ID token, once the account turned out to require a second factor. */
  const [credential, setCredential] = useState<string | null>(null)
  const { shell, run, fail } = form
  const { t } = useLingui()
  const wasUnsent = useSearchParams()[0].has('unsent')
  return (
    <>
      <PageHead title={tab} description={lead} />
      {/* While the user is being signed in, the form stays until the next page is loaded. */}
      {signedIn !== null && !shell.loading ? (
        <SignedIn name={signedIn} />
      ) : credential !== null ? (
        <AccountPanel>
          <Heading as="h1" size="3xl" textAlign="center">
            {title}
          </Heading>
          <GoogleCodeForm credential={credential} />
        </AccountPanel>
      ) : (
        <AccountPanel>
          <Stack gap="1" textAlign="center">
            <Heading as="h1" size="3xl">
              {title}
            </Heading>
            <Text color="fg.muted">{lead}</Text>
          </Stack>
          {clientId && !googleFailed && (
            <>
              <GoogleButton
                clientId={clientId}
                kind={google}
                onCredential={(token) =>
                  run(async () => {
                    const payload = await logInWithGoogle({ credential: token })
                    if (requiresCode(payload)) setCredential(token)
                    return payload
                  })
                }
                onFailure={() => {
                  setGoogleFailed(true)
                  fail(t`Google’s button did not load. Use your e-mail and password, or load the page again.`)
                }}
              />
              <Flex align="center" gap="3" color="fg.muted" aria-hidden>
                <Separator flex="1" />
                <Trans>or</Trans>
                <Separator flex="1" />
              </Flex>
            </>
          )}
          {wasUnsent && (
            <FormMessage kind="error">
              {t`The page had not finished loading. Please write your details again and send them.`}
            </FormMessage>
          )}
          <AccountForm submit={submit} actions={actions} {...shell}>
            {children}
          </AccountForm>
          <Stack gap="2" textAlign="center" color="fg.muted">
            {footer}
          </Stack>
        </AccountPanel>
      )}
    </>
  )
}
