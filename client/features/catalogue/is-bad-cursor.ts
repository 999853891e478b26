import { CombinedGraphQLErrors } from '@apollo/client'
import type { GraphQLError } from 'graphql'

/**
 * Whether the shop doesn't know the place in the list that was asked for. Over HTTP its answer says so by a code;
 * while the server renders, the refusal itself comes along.
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
