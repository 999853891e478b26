import { useQuery } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { DesignRow } from './DesignRow.tsx'
import { ProductCard } from './ProductCard.tsx'
import { recentDesigns } from './recent-designs.ts'

const RecentDesigns_query = graphql(`
  query RecentDesigns($ids: [ID!]!) {
    productsByIds(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)

/** The designs that were viewed in this browser before this one, the last first. */
export function RecentDesigns({ productId }: { productId: string }) {
  const { t } = useLingui()
  const [ids] = useState(() => recentDesigns().filter((id) => id !== productId))
  const { data, error, refetch } = useQuery(RecentDesigns_query, {
    variables: { ids },
    skip: ids.length === 0,
    // The offline copies have room for the wishlist alone.
    context: { uncached: true },
  })
  if (ids.length === 0) return null
  return (
    <DesignRow
      title={t`Recently viewed`}
      most={[4, 3, 5]}
      error={error}
      onRetry={() => void refetch().catch(() => null)}
    >
      {data?.productsByIds.map((node) => (
        <ProductCard key={node.id} product={node} eager={false} />
      ))}
    </DesignRow>
  )
}
