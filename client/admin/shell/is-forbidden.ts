import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Whether the viewer lacks the role or the permission, which may have been revoked while the page was open. */
export const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')
