import type { FieldPolicy, Reference } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

interface Pages {
  edges: { cursor: string; node: Reference }[]
  pageInfo: object
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
      const startsAfter = existing && after !== undefined ? existing.startsAfter : after
      const merged = relay.merge(existing, incoming, options)
      return startsAfter === undefined ? without(merged) : { ...merged, startsAfter }
    },
  }
}

const without = ({ startsAfter: _, ...pages }: Pages): Pages => pages
