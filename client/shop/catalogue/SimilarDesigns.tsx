import { useQuery } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { DesignRow } from './DesignRow.tsx'
import { ProductCard } from './ProductCard.tsx'

const SimilarDesigns_query = graphql(`
  query SimilarDesigns($productId: ID!) {
    similarProducts(productId: $productId, first: 10) {
      id
      ...ProductCard_product
    }
  }
`)

/** Designs like the page's own. */
export function SimilarDesigns({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(SimilarDesigns_query, { variables: { productId } })
  return (
    <DesignRow
      title={t`Similar designs`}
      most={[6, 6, 10]}
      error={error}
      onRetry={() => void refetch().catch(() => null)}
    >
      {data?.similarProducts.map((node) => (
        <ProductCard key={node.id} product={node} eager={false} />
      ))}
    </DesignRow>
  )
}
