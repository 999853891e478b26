import type { UserErrorsFragment } from '../__generated__/graphql.ts'
import { graphql } from '../__generated__/index.ts'

/** The errors of a mutation's input. */
export const UserErrors = graphql(`
  fragment UserErrors on UserError {
    field
    code
    message
  }
`)

/** For a payload with neither a result nor errors. */
export const unexplainedError: UserErrorsFragment = {
  __typename: 'UserError',
  field: null,
  code: 'INVALID',
  message: 'Please check what you have written.',
}
