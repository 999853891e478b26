import { graphql } from './__generated__/index.ts'

/** The errors of a mutation's input. Mutations spread it with `@unmask`, because their callers read it. */
export const UserErrors = graphql(`
  fragment UserErrors on UserError {
    field
    code
    message
  }
`)
