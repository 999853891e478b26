import type { FieldPolicy, Reference } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

interface Pages {
  edges: { cursor: string; node: Reference }[]
  pageInfo: { endCursor?: string | null }
  /** The cursor after which the first cached page starts; undefined for the beginning of the list. */
  startsAfter?: string
}

/**
 * Merges the pages of a connection into one growing list. A list that starts in the middle, from an
 * address with `after`, is never read as one from the beginning.
 */
export function connectionPages(keyArgs: string[]): FieldPolicy<Pages> {
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
