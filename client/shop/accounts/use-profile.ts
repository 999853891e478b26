import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import type { ChangePasswordInput, UpdateProfileInput } from '../../__generated__/graphql.ts'
import { clearSession, updateSession } from '../../app/session/session.ts'

const UpdateProfile_mutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...Account_user
        ...ProfileForm_user
        ...ProfilePicture_user
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ChangePassword_mutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      token
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const LogOutEverywhere_mutation = graphql(`
  mutation LogOutEverywhere {
    logOutEverywhere {
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Changes the name or the picture, in every tab. */
export function useUpdateProfile() {
  const [mutate] = useMutation(UpdateProfile_mutation)
  return async (input: UpdateProfileInput) => {
    const payload = (await mutate({ variables: { input } })).data?.updateProfile
    if (payload?.user) {
      const { name, profilePicture } = payload.user
      updateSession({ name, profilePicture: profilePicture ?? null })
    }
    return payload
  }
}

/** Changes the password; this browser continues with the new token. */
export function useChangePassword() {
  const [mutate] = useMutation(ChangePassword_mutation)
  return async (input: ChangePasswordInput) => {
    const payload = (await mutate({ variables: { input } })).data?.changePassword
    if (payload?.token) updateSession({ token: payload.token })
    return payload
  }
}

/** Invalidates all tokens of the account and signs this browser out. */
export function useLogOutEverywhere() {
  const [mutate] = useMutation(LogOutEverywhere_mutation)
  return async () => {
    const payload = (await mutate()).data?.logOutEverywhere
    if (payload) await clearSession()
    return payload
  }
}
