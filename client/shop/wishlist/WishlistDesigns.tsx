import { useQuery } from '@apollo/client/react'
import { Box, Button, Center, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { notify } from '../../ui/notify.ts'
import { useStable } from '../../ui/use-stable.ts'
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'
import { ProductSkeletons } from '../catalogue/ProductSkeletons.tsx'
import { EmptyWishlist } from './EmptyWishlist.tsx'
import { useWishlistChanges, wishlistToast } from './use-wishlist-changes.ts'

const WishlistDesigns_query = graphql(`
  query WishlistDesigns($ids: [ID!]!) {
    productsByIds(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)

/** As many cards at first, and more by the button. */
const batch = 24

/** The wishlist's designs as cards. */
export function WishlistDesigns({ productIds }: { productIds: readonly string[] }) {
  const { t } = useLingui()
  const { setWished } = useWishlistChanges()
  const [count, setCount] = useState(batch)
  const wanted = productIds.slice(0, count)
  const { data, previousData, error, refetch } = useQuery(WishlistDesigns_query, {
    variables: { ids: wanted },
    // Prices and stock may have changed since the designs were seen elsewhere.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const summary = useRef<HTMLParagraphElement>(null)

  const remove = useStable(({ id, productName }: { id: string; productName: string }) => {
    // The card disappears with its focused button.
    summary.current?.focus({ preventScroll: true })
    void notify({
      id: wishlistToast,
      type: 'info',
      title: t`${productName} is off your wishlist.`,
      action: { label: t`Undo`, onClick: () => void setWished(id, true) },
    })
  })
  const move = useStable((id: string) => {
    summary.current?.focus({ preventScroll: true })
    void setWished(id, false)
  })

  const designs = (data ?? previousData)?.productsByIds.filter(({ id }) => wanted.includes(id))
  if (designs === undefined)
    return error ? (
      <CatalogueFailure error={error} onRetry={() => void refetch().catch(() => null)} />
    ) : (
      <ProductSkeletons />
    )
  if (designs.length === 0) return <EmptyWishlist />
  // Those that have left the catalogue come back when they return to it.
  const missing = data ? wanted.length - designs.length : 0
  const total = productIds.length - missing
  return (
    <Box>
      <Text ref={summary} role="status" tabIndex={-1} outline="none" color="fg.muted" mb="4">
        <Plural value={total} one="# design" other="# designs" />
      </Text>
      <ProductGrid>
        {designs.map((node, index) => (
          <ProductCard
            key={node.id}
            product={node}
            eager={index < 2}
            onRemoveFromWishlist={remove}
            onAdded={move}
          />
        ))}
      </ProductGrid>
      {productIds.length > count && (
        <Center>
          <Button variant="outline" onClick={() => setCount(count + batch)}>
            <Trans>Show more designs</Trans>
          </Button>
        </Center>
      )}
    </Box>
  )
}
