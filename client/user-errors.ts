import { graphql } from './__generated__/index.ts'

/** What a mutation has against its input. Mutations spread it with `@unmask`, since their callers read it. */
export const UserErrors = graphql(`
  fragment UserErrors on UserError {
    field
    code
    message
  }
`)
