import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Whether the server said that she has to sign in first. */
export const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
