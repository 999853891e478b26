import { useQuery } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { DesignRow } from './DesignRow.tsx'
import { ProductCard } from './ProductCard.tsx'

const CompleteTheLook_query = graphql(`
  query CompleteTheLook($productId: ID!) {
    completeTheLook(productId: $productId, first: 6) {
      id
      ...ProductCard_product
    }
  }
`)

/** What the shop names as going with the design. Nothing until that is known: most designs have none. */
export function CompleteTheLook({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(CompleteTheLook_query, { variables: { productId } })
  if (!data) return null
  return (
    <DesignRow
      title={t`Complete the look`}
      most={[6, 6, 5]}
      error={error}
      onRetry={() => void refetch().catch(() => null)}
    >
      {data.completeTheLook.map((node) => (
        <ProductCard key={node.id} product={node} eager={false} />
      ))}
    </DesignRow>
  )
}
