import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'

const StartTwoFactor_mutation = graphql(`
  mutation StartTwoFactor {
    startTwoFactor {
      secret
      appAddress
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ConfirmTwoFactor_mutation = graphql(`
  mutation ConfirmTwoFactor($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      recoveryCodes
      user {
        ...TwoFactor_user
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const TurnOffTwoFactor_mutation = graphql(`
  mutation TurnOffTwoFactor($input: TurnOffTwoFactorInput!) {
    turnOffTwoFactor(input: $input) {
      user {
        ...TwoFactor_user
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The changes of the viewer's two-factor authentication. */
export function useTwoFactor() {
  const [start] = useMutation(StartTwoFactor_mutation)
  const [confirm] = useMutation(ConfirmTwoFactor_mutation)
  const [turnOff] = useMutation(TurnOffTwoFactor_mutation)
  return {
    start: async () => (await start()).data?.startTwoFactor,
    confirm: async (code: string) =>
      (await confirm({ variables: { input: { code } } })).data?.confirmTwoFactor,
    turnOff: async (code: string) =>
      (await turnOff({ variables: { input: { code } } })).data?.turnOffTwoFactor,
  }
}
