import { graphql } from '../../__generated__/index.ts'

/** What an open page of the workshop shows of a garment that was moved without a connection. */
export const SendGarmentMove_mutation = graphql(`
  mutation SendGarmentMove($input: MoveGarmentInput!) {
    moveGarment(input: $input) {
      garment {
        id
        code
        status
        isOverdue
        undoableUntil
        version
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
