import type { FieldPolicy, Reference } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

interface Pages {
  edges: { cursor: string; node: Reference }[]
  pageInfo: { endCursor?: string | null }
  /** The cursor that the first page kept comes after; undefined from the beginning on. */
  startsAfter?: string
}

/**
 * Keeps the pages of a connection as one growing list. A list that began in the middle, at an address with
 * `after`, never passes for one from the beginning.
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
      // More of a list that was renewed meanwhile: what lies between isn't here.
      if (existing.startsAfter === undefined) return existing
      return begin(relay.merge({ ...existing, edges: [] }, incoming, options), after)
    },
  }
}

const isIn = ({ edges, pageInfo }: Pages, after: string) =>
  pageInfo.endCursor === after || edges.some(({ cursor }) => cursor === after)

const begin = ({ startsAfter: _, ...pages }: Pages, startsAfter: string | undefined): Pages =>
  startsAfter === undefined ? pages : { ...pages, startsAfter }
