import type { ApolloCache } from '@apollo/client'
import type { SavedAddress_FieldsFragment } from '../../__generated__/graphql.ts'
import { SavedAddresses_query } from '../../lib/saved-addresses.ts'

/** Shows the account's addresses as they are after a change; after a refused one they stay. */
export function showAddresses(
  cache: ApolloCache,
  savedAddresses: SavedAddress_FieldsFragment[] | null | undefined,
): void {
  if (savedAddresses)
    cache.writeQuery({ query: SavedAddresses_query, data: { __typename: 'Query', savedAddresses } })
}
