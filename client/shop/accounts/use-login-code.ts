import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import type { LogInWithCodeInput } from '../../__generated__/graphql.ts'
import { type SentCode, storeSentCode } from './sent-code.ts'
import { useBeginSession } from './use-account.ts'

const RequestLoginCode_mutation = graphql(`
  mutation RequestLoginCode($input: RequestLoginCodeInput!) {
    requestLoginCode(input: $input) {
      request
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const LogInWithCode_mutation = graphql(`
  mutation LogInWithCode($input: LogInWithCodeInput!) {
    logInWithCode(input: $input) {
      token
      user {
        ...Account_user
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Has a code sent, and stores for this tab what it belongs to. */
export function useRequestLoginCode(onSent: (sent: SentCode) => void) {
  const [mutate] = useMutation(RequestLoginCode_mutation)
  return async (email: string) => {
    const payload = (await mutate({ variables: { input: { email } } })).data?.requestLoginCode
    if (payload?.request) {
      const sent = { request: payload.request, email, sentAt: Date.now() }
      storeSentCode(sent)
      onSent(sent)
    }
    return payload
  }
}

/** @param onSigningIn called before the session begins, after which the next page is loaded */
export function useLogInWithCode(onSigningIn: () => void) {
  const [mutate] = useMutation(LogInWithCode_mutation)
  const begin = useBeginSession()
  return async (input: LogInWithCodeInput) => {
    const payload = (await mutate({ variables: { input } })).data?.logInWithCode
    if (payload?.token) {
      storeSentCode(null)
      onSigningIn()
    }
    return begin(payload)
  }
}
