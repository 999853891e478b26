import { useFragment, useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EmailPanel_UserFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { updateSession } from '../../app/session/session.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { useAccountForm } from './use-account-form.ts'

export const EmailPanel_user = graphql(`
  fragment EmailPanel_user on User {
    id
    email
    emailVerifiedAt
  }
`)
const EmailPanel_shop = graphql(`
  fragment EmailPanel_shop on Shop {
    sendsEmail
  }
`)
const ChangeEmail_mutation = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      user {
        email
        ...EmailPanel_user
      }
      linkSentTo
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const RequestEmailVerification_mutation = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The e-mail of the account, whether it is verified, and a form to change it. */
export function EmailPanel({ user }: { user: EmailPanel_UserFragment }) {
  const { t } = useLingui()
  const [mutate] = useMutation(ChangeEmail_mutation)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, shell } = useAccountForm(
    { email: t`Enter your e-mail address.`, currentPassword: t`Enter the password that you have now.` },
    async (input) => {
      const payload = (await mutate({ variables: { input } })).data?.changeEmail
      setSentTo(payload?.linkSentTo ?? null)
      if (payload?.user) updateSession({ email: payload.user.email })
      return payload
    },
    {
      done: sentTo
        ? t`We have sent a link to ${sentTo}. When you open it, that is your e-mail.`
        : t`Your e-mail has been changed. Log in with it from now on.`,
      clears: true,
    },
  )
  return (
    <Panel size="lg" gap="4" title={t`E-mail`}>
      <Text overflowWrap="anywhere">{user.email}</Text>
      <Verification key={user.email} isVerified={Boolean(user.emailVerifiedAt)} />
      <AccountForm submit={t`Change e-mail`} variant="outline" {...shell}>
        <EmailField label={t`New e-mail`} error={errors.email} />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          name="currentPassword"
          error={errors.currentPassword}
        />
      </AccountForm>
    </Panel>
  )
}

function Verification({ isVerified }: { isVerified: boolean }) {
  const { t } = useLingui()
  const { data, complete } = useFragment({ fragment: EmailPanel_shop, from: { __typename: 'Shop' } })
  const [mutate] = useMutation(RequestEmailVerification_mutation)
  const { shell } = useAccountForm({}, async () => (await mutate()).data?.requestEmailVerification, {
    done: t`The link is on its way. It works for a week.`,
  })
  if (isVerified)
    return (
      <Text color="fg.success">
        <Trans context="an e-mail address">Confirmed</Trans>
      </Text>
    )
  if (!complete || !data.sendsEmail) return null
  return (
    <>
      <Text color="fg.muted">
        <Trans>Not confirmed yet: open the link that we have sent you.</Trans>
      </Text>
      <AccountForm submit={t`Send the link again`} variant="outline" {...shell}>
        {null}
      </AccountForm>
    </>
  )
}
