import { useMutation } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { LogInInput, SignUpInput } from '../../__generated__/graphql.ts'
import { paths } from '../../paths.ts'
import { beginSession } from '../session/session.ts'

const LogIn_mutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      token
      user {
        id
        name
        email
        role
        profilePicture
      }
      userErrors {
        field
        message
      }
    }
  }
`)
const SignUp_mutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      user {
        id
        name
        email
        role
        profilePicture
      }
      userErrors {
        field
        message
      }
    }
  }
`)

/** The page that sent her here, as the router's state carries it from there. */
export interface CameFrom {
  from: string
}

export const useCameFrom = () => useLocation().state as CameFrom | null

interface Account {
  token?: string | null
  user?: {
    id: string
    name: string
    email: string
    role: 'ADMIN' | 'SHOPPER'
    profilePicture?: string | null
  } | null
}

/** Remembers the session and loads, afresh and in the form's place, the page that sent her here, or the home page. */
function useEnter() {
  const cameFrom = useCameFrom()
  return <Result extends Account>(account: Result | undefined) => {
    const { token, user } = account ?? {}
    if (!token || !user) return account
    beginSession({
      token,
      userId: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      profilePicture: user.profilePicture ?? null,
    })
    location.replace(cameFrom?.from ?? paths.home())
    return account
  }
}

export function useLogIn() {
  const [mutate] = useMutation(LogIn_mutation)
  const enter = useEnter()
  return async (input: LogInInput) => enter((await mutate({ variables: { input } })).data?.logIn)
}

export function useSignUp() {
  const [mutate] = useMutation(SignUp_mutation)
  const enter = useEnter()
  return async (input: SignUpInput) => enter((await mutate({ variables: { input } })).data?.signUp)
}
