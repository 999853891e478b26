import { CombinedGraphQLErrors } from '@apollo/client'
import type { GraphQLError } from 'graphql'

/**
 * Whether the server rejected the cursor. Over HTTP this is an error code; during server rendering it
 * is the original error.
 */
export const isBadCursor = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some((each) => {
    const { extensions } = each
    if (extensions?.['code'] === 'BAD_USER_INPUT') return extensions['field'] === 'after'
    const refusal = (each as Partial<GraphQLError>).originalError as
      { issues?: { field: string }[] } | undefined
    return refusal?.issues?.[0]?.field === 'after'
  })
