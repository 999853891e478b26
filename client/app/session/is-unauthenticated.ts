import { CombinedGraphQLErrors } from '@apollo/client/errors'

export const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
