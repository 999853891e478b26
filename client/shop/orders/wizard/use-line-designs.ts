import { useApolloClient, useFragment } from '@apollo/client/react'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { designName, localizedPicture } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import type { OrderLine_ProductFragment } from '../../../__generated__/graphql.ts'

export const OrderLine_product = graphql(`
  fragment OrderLine_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    category
    discount
    quantityInStock
    sizes {
      label
      chest
      waist
      hip
      length
      quantityInStock
    }
    images {
      url
      alt
      width
      height
      thumbhash
    }
    readyMadeOffer {
      listPrice
      unitPrice
    }
    tailorOffer {
      listPrice
      unitPrice
    }
  }
`)

const OrderLine_query = graphql(`
  query OrderLine($id: ID!) {
    product(id: $id) {
      ...OrderLine_product
    }
  }
`)

export type LineDesign = OrderLine_ProductFragment
export type LineDesigns = ReadonlyMap<string, LineDesign>

/** A design may be partly cached, for example its name from the cart. */
const isComplete = (design: { [Field in keyof LineDesign]?: unknown }) =>
  (['productName', 'images', 'sizes', 'readyMadeOffer', 'tailorOffer'] as const).every(
    (field) => design[field] !== undefined,
  )

/** The current catalogue data of the order's designs, named in the page's language; those still loading are absent. */
export function useLineDesigns(ids: string[]): LineDesigns {
  const client = useApolloClient()
  const { i18n } = useLingui()
  const requestedIds = ids.join(' ')
  useEffect(() => {
    for (const id of requestedIds.split(' ').filter(Boolean))
      void client.query({ query: OrderLine_query, variables: { id } }).catch(() => null)
  }, [client, requestedIds])
  const found = useFragment({
    fragment: OrderLine_product,
    from: ids.map((id) => ({ __typename: 'Product' as const, id })),
  })
  const designs = ids.flatMap((id, index) => {
    const design = found.data[index]
    if (!design || !isComplete(design)) return []
    const complete = design as LineDesign
    const images = complete.images.map((image) => localizedPicture(i18n, complete, image))
    return [[id, { ...complete, images, productName: designName(i18n, complete) }] as const]
  })
  return new Map(designs)
}
