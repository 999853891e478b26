import { useQuery } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import type { FiltersQuery } from '../../__generated__/graphql.ts'
import { type GalleryChoice, galleryVariables } from '../../lib/gallery-choice.ts'

const Filters_query = graphql(`
  query Filters($where: ProductWhere!, $everything: ProductWhere!, $search: String) {
    products(where: $where, search: $search, sort: NEWEST, first: 1) {
      totalCount
      totalCountIsCapped
      facets {
        category {
          value
          count
        }
        fabricType {
          value
          count
        }
        stitchingType {
          value
          count
        }
        pattern {
          value
          count
        }
        embellishment {
          value
          count
        }
        availabilityStatus {
          value
          count
        }
        color {
          value
          count
        }
        productType {
          value
          count
        }
        featuredProduct
        customizationAvailable
        areCapped
      }
    }
    all: products(where: $everything, search: $search, sort: NEWEST, first: 1) {
      totalCount
      totalCountIsCapped
    }
  }
`)

/** How many designs each filter would show, given the others. */
export type FilterFacets = FiltersQuery['products']['facets']

/**
 * What the filters count, asked for by themselves: a phone that never opens them has nothing to do with it. While others
 * load, the last ones stay. Their order makes them entries of their own in the cache: the catalogue may change between the
 * list's answer and this one, and what the page was made of must stay.
 */
export function useFilterCounts(choice: GalleryChoice) {
  const { after: _, sort: __, ...variables } = galleryVariables(choice)
  const { data: latest, previousData, error } = useQuery(Filters_query, { variables })
  return { counts: latest ?? previousData, failed: error !== undefined }
}
