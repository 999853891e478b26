import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { isMultiplePart } from '../../../../shared/style-options/sewn-options.ts'
import type { StyleChoicesQuery, StyleOptionsQuery } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'

/** The whole style book: it is small, and cached by the server. */
export const StyleOptions_query = graphql(`
  query StyleOptions {
    styleOptions {
      id
      part
      garments
      name
      translations {
        locale
        name
      }
      drawing
      image
      price
      extraDays
      excludes {
        id
      }
    }
  }
`)

export type StyleOption = StyleOptionsQuery['styleOptions'][number]

/** What a design has of the style book. */
export type DesignOption = NonNullable<StyleChoicesQuery['product']>['style'][number]

/** The options of the style book by their ids, in its order. */
export type StyleOptions = ReadonlyMap<string, StyleOption>

const byId = ({ styleOptions }: StyleOptionsQuery): StyleOptions =>
  new Map(styleOptions.map((option) => [option.id, option]))

/** @throws when the shop doesn't answer */
export async function loadStyleOptions(client: ApolloClient): Promise<StyleOptions | undefined> {
  const { data } = await client.query({ query: StyleOptions_query })
  return data && byId(data)
}

export function useStyleOptions({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(StyleOptions_query, { skip })
  return {
    options: data && byId(data),
    failed: error !== undefined && !data,
    retry: () => void refetch().catch(() => null),
  }
}

/** The option that one can't be chosen with; undefined without one. It may be of the same part where that can have several. */
export const excludedBy = <Chosen extends StyleOption | DesignOption>(
  option: StyleOption,
  chosen: readonly Chosen[],
): Chosen | undefined =>
  chosen.find(
    (other) =>
      other.id !== option.id &&
      (other.part !== option.part || isMultiplePart(option.part)) &&
      (option.excludes.some(({ id }) => id === other.id) ||
        other.excludes.some(({ id }) => id === option.id)),
  )

/** The ids with an option chosen, or given up where it was among several. */
export const withOption = (chosen: readonly StyleOption[], option: StyleOption): string[] => {
  if (isMultiplePart(option.part) && chosen.some(({ id }) => id === option.id))
    return chosen.filter(({ id }) => id !== option.id).map(({ id }) => id)
  const kept = isMultiplePart(option.part) ? chosen : chosen.filter(({ part }) => part !== option.part)
  return [...kept, option].map(({ id }) => id)
}

/** The ids without the options of a part. */
export const withoutPart = (chosen: readonly StyleOption[], part: StyleOption['part']): string[] =>
  chosen.filter((option) => option.part !== part).map(({ id }) => id)
