import { useQuery } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const SearchSuggestions_query = graphql(`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text, first: 5) {
      products {
        id
        productName
        hindiName: productName(locale: HI, fallback: false)
        priceRange {
          min
          max
        }
        cover {
          url
          alt
          width
          height
          thumbhash
        }
      }
      categories {
        category
        text
      }
      terms {
        text
      }
      helpTopics
    }
  }
`)

const minLetters = 2

/**
 * The suggestions for a text, or the previous ones while they load. A response to an earlier text never replaces a later
 * one's: Apollo shows the results of the current variables only.
 */
export function useSuggestions(typed: string) {
  const wanted = typed.trim()
  const text = useDebounced(wanted)
  const isLongEnough = wanted.length >= minLetters
  const skip = !isLongEnough || text.length < minLetters
  const { data, previousData, error } = useQuery(SearchSuggestions_query, { variables: { text }, skip })
  const isCurrent = text === wanted && data !== undefined
  return {
    suggestions: isLongEnough && !error ? (data ?? previousData)?.searchSuggestions : undefined,
    /** Whether they are those for the text. */
    isCurrent,
    failed: isLongEnough && text === wanted && error !== undefined,
  }
}
