import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { heartPress } from './heart-press.ts'
import { useWishlistChanges } from './use-wishlist-changes.ts'
import { useIsInWishlist } from './wishlist-copy.ts'

/** Adds the page's design to the wishlist or takes it off. Like, beside it, only counts. */
export function WishlistButton({ productId }: { productId: string }) {
  const { setWished } = useWishlistChanges()
  const wished = useIsInWishlist(productId)
  return (
    <Button
      variant="ghost"
      css={heartPress}
      colorPalette="rani"
      px="3"
      gap="2"
      onClick={() => void setWished(productId, !wished)}
    >
      <Heart aria-hidden fill={wished ? 'currentColor' : 'none'} />
      {wished ? <Trans>In wishlist</Trans> : <Trans>Wishlist</Trans>}
    </Button>
  )
}
