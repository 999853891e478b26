import { useMutation } from '@apollo/client/react'
import { type Location, useLocation } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type {
  Account_UserFragment,
  LogInInput,
  LogInWithGoogleInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignUpInput,
} from '../../__generated__/graphql.ts'
import { inLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { paths } from '../../../shared/paths.ts'
import { beginSession, reloadSignedIn } from '../../app/session/session.ts'

/** The fields of an account that the browser stores. */
export const Account_user = graphql(`
  fragment Account_user on User {
    id
    name
    email
    role
    profilePicture
  }
`)

const LogIn_mutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
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
const SignUp_mutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
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
const LogInWithGoogle_mutation = graphql(`
  mutation LogInWithGoogle($input: LogInWithGoogleInput!) {
    logInWithGoogle(input: $input) {
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

const ResetPassword_mutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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

const RequestPasswordReset_mutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The page to return to, from the router's state. */
export interface CameFrom {
  from?: string
  /** What was typed on the log-in page. */
  email?: string
}

/** The state of the page that sent the shopper here; null without one, and where it was a log-in page itself. */
export function useCameFrom(): CameFrom | null {
  const { state } = useLocation() as Location<CameFrom | null>
  const isLogIn = [paths.login(), paths.signup(), paths.forgotPassword()].some((page) =>
    state?.from?.startsWith(page),
  )
  return isLogIn ? null : state
}

/** Whether signing in failed only because the account requires a second factor. */
export const requiresCode = (payload: { userErrors: readonly { code: string }[] } | undefined) =>
  payload?.userErrors.some(({ code }) => code === 'TWO_FACTOR_REQUIRED') ?? false

interface Account {
  token?: string | null
  user?: Account_UserFragment | null
}

/**
 * Stores the session and loads the page to return to, or the home page, with a full page load that
 * replaces the form's history entry.
 */
export function useBeginSession() {
  const language = useLanguage()
  const cameFrom = useCameFrom()
  return <Result extends Account>(account: Result | undefined) => {
    const { token, user } = account ?? {}
    if (!token || !user) return account
    const { id, profilePicture, ...known } = user
    beginSession({ ...known, token, userId: id, profilePicture: profilePicture ?? null })
    reloadSignedIn(inLanguage(language, cameFrom?.from ?? paths.home()))
    return account
  }
}

export function useLogIn() {
  const [mutate] = useMutation(LogIn_mutation)
  const begin = useBeginSession()
  return async (input: LogInInput) => begin((await mutate({ variables: { input } })).data?.logIn)
}

export function useSignUp() {
  const [mutate] = useMutation(SignUp_mutation)
  const begin = useBeginSession()
  return async (input: SignUpInput) => begin((await mutate({ variables: { input } })).data?.signUp)
}

export function useLogInWithGoogle() {
  const [mutate] = useMutation(LogInWithGoogle_mutation)
  const begin = useBeginSession()
  return async (input: LogInWithGoogleInput) =>
    begin((await mutate({ variables: { input } })).data?.logInWithGoogle)
}

export function useResetPassword() {
  const [mutate] = useMutation(ResetPassword_mutation)
  const begin = useBeginSession()
  return async (input: ResetPasswordInput) =>
    begin((await mutate({ variables: { input } })).data?.resetPassword)
}

export function useRequestPasswordReset() {
  const [mutate] = useMutation(RequestPasswordReset_mutation)
  return async (input: RequestPasswordResetInput) =>
    (await mutate({ variables: { input } })).data?.requestPasswordReset
}
