import { graphql } from '../../__generated__/index.ts'

export const ThisDevice_query = graphql(`
  query ThisDevice {
    thisDevice {
      id
      name
      lockAfterMinutes
      members {
        id
        name
        isLocked
      }
    }
  }
`)

export const LogInByPin_mutation = graphql(`
  mutation LogInByPin($input: LogInByPinInput!) {
    logInByPin(input: $input) {
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
