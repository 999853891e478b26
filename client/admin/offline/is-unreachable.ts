import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Whether the shop could not be reached, or can't work now, as against a refusal. */
export const isUnreachable = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) ||
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE')
