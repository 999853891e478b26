import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import type { ChangePasswordInput, UpdateProfileInput } from '../../__generated__/graphql.ts'
import { hasUnsent } from '../../app/session/has-unsent.ts'
import { clearSession, updateSession } from '../../app/session/session.ts'
import { readShopDevice } from '../../app/session/shop-device.ts'

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

/**
 * Invalidates all tokens of the account and signs this browser out. It is cleared, unless that would lose what the shop doesn't have yet,
 * or what is of others: one of the shop's tablets is locked.
 */
export function useLogOutEverywhere() {
  const [mutate] = useMutation(LogOutEverywhere_mutation)
  return async () => {
    const payload = (await mutate()).data?.logOutEverywhere
    if (!payload) return payload
    if (readShopDevice() || hasUnsent()) updateSession({ token: '' })
    else await clearSession()
    return payload
  }
}
