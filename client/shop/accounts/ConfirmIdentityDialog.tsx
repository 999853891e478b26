import '../../theme/dialog.ts'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { answerConfirmation } from '../../app/session/confirmation.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { requiresCode } from './use-account.ts'
import { useAccountForm } from './use-account-form.ts'

const ConfirmIdentityDialog_query = graphql(`
  query ConfirmIdentityDialog {
    shop {
      googleClientId
    }
    viewer {
      id
      email
      twoFactor {
        since
      }
    }
  }
`)
const ConfirmIdentity_mutation = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      confirmedUntil
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const decline = () => answerConfirmation(false)

/** Asks for the password, and the code, before something that a stolen session must not do. */
export function ConfirmIdentityDialog() {
  useCloseWatcher(true, decline)
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => !change.open && decline()}
      placement={{ base: 'bottom', md: 'center' }}
      size="sm"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mb={{ base: '0', md: 'auto' }} borderBottomRadius={{ base: 'none', md: 'l3' }}>
            <Dialog.Header pb="1">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                <Trans>Is it you?</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="4">
              <Dialog.Description>
                <Trans>Please confirm it before this change. You are not asked again for ten minutes.</Trans>
              </Dialog.Description>
              <ConfirmationForm />
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline" size="xl" flex="1">
                  <Trans>Cancel</Trans>
                </Button>
              </Dialog.ActionTrigger>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function ConfirmationForm() {
  const { t } = useLingui()
  const { data } = useQuery(ConfirmIdentityDialog_query)
  const [mutate] = useMutation(ConfirmIdentity_mutation)
  const [asksCode, setAsksCode] = useState(false)
  /** Google's ID token, in place of the password. */
  const [credential, setCredential] = useState<string | null>(null)
  const [googleFailed, setGoogleFailed] = useState(false)
  const hasCode = asksCode || Boolean(data?.viewer?.twoFactor)

  const send = async (input: { password?: string; credential?: string; code?: string }) => {
    const payload = (await mutate({ variables: { input } })).data?.confirmIdentity
    if (requiresCode(payload)) setAsksCode(true)
    if (payload?.confirmedUntil) answerConfirmation(true)
    return payload
  }
  const { errors, shell, run, fail } = useAccountForm<'password' | 'code'>(
    { password: t`Enter your password.`, code: t`Enter a code.` },
    ({ password, code }) =>
      send({ ...(credential ? { credential } : { password }), ...(hasCode && { code }) }),
  )
  const clientId = data?.shop.googleClientId
  return (
    <>
      {clientId && !credential && !googleFailed && (
        <GoogleButton
          clientId={clientId}
          kind="signin_with"
          onCredential={(token) =>
            run(async () => {
              const payload = await send({ credential: token })
              if (requiresCode(payload)) setCredential(token)
              return payload
            })
          }
          onFailure={() => {
            setGoogleFailed(true)
            fail(t`Google’s button did not load. Use your password, or load the page again.`)
          }}
        />
      )}
      <AccountForm submit={t`Confirm`} {...shell}>
        <input hidden readOnly name="username" autoComplete="username" value={data?.viewer?.email ?? ''} />
        {credential ? (
          <Text color="fg.muted">
            <Trans>Google has confirmed it. The code is still missing.</Trans>
          </Text>
        ) : (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            name="password"
            error={errors.password}
          />
        )}
        {hasCode && <CodeField error={errors.code} />}
      </AccountForm>
    </>
  )
}
