import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { connectionFields } from '../__generated__/connection-fields.ts'

interface Pages {
  edges: { cursor: string; node: Reference }[]
  pageInfo: { endCursor?: string | null }
  /** The cursor after which the first cached page starts; undefined for the beginning of the list. */
  startsAfter?: string
}

/**
 * A policy for each connection of the schema, so that every list can grow by `fetchMore`. All arguments but the cursor
 * identify a list, also `first`: six entries of a strip must not count as the gallery's first page.
 */
export const connectionPolicies: TypePolicies = Object.fromEntries(
  Object.entries(connectionFields).map(([type, fields]) => [
    type,
    {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, keyArgs]) => [field, connectionPages(keyArgs)]),
      ),
    },
  ]),
)

/**
 * Merges the pages of a connection into one growing list. A list that starts in the middle, from an
 * address with `after`, is never read as one from the beginning.
 */
function connectionPages(keyArgs: string[]): FieldPolicy<Pages> {
  const relay = relayStylePagination(keyArgs) as FieldPolicy<Pages> & {
    merge: (...all: unknown[]) => Pages
    read: (...all: unknown[]) => Pages | undefined
  }
  return {
    keyArgs,
    read: (existing, options) =>
      existing?.startsAfter !== undefined && existing.startsAfter !== options.args?.['after']
        ? undefined
        : relay.read(existing, options),
    merge: (existing, incoming, options) => {
      const after = (options.args?.['after'] ?? undefined) as string | undefined
      if (!existing || after === undefined || isIn(existing, after)) {
        const startsAfter = existing && after !== undefined ? existing.startsAfter : after
        return begin(relay.merge(existing, incoming, options), startsAfter)
      }
      // The next page of a list that was refetched meanwhile: the pages in between are missing.
      if (existing.startsAfter === undefined) return existing
      return begin(relay.merge({ ...existing, edges: [] }, incoming, options), after)
    },
  }
}

const isIn = ({ edges, pageInfo }: Pages, after: string) =>
  pageInfo.endCursor === after || edges.some(({ cursor }) => cursor === after)

const begin = ({ startsAfter: _, ...pages }: Pages, startsAfter: string | undefined): Pages =>
  startsAfter === undefined ? pages : { ...pages, startsAfter }
