import { IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { heartPress } from './heart-press.ts'
import { useWishlistChanges } from './use-wishlist-changes.ts'
import { useIsInWishlist } from './wishlist-copy.ts'

interface WishlistToggleProps {
  product: { id: string; productName: string }
  /** Called when the user takes the design off. */
  onRemove?: ((product: { id: string; productName: string }) => void) | undefined
}

/** The heart on a card's picture, above the link of the card. */
export function WishlistToggle({ product, onRemove }: WishlistToggleProps) {
  const { t } = useLingui()
  const { setWished } = useWishlistChanges()
  const { id, productName } = product
  const wished = useIsInWishlist(id)
  const toggle = () => {
    void setWished(id, !wished)
    if (wished) onRemove?.(product)
  }
  return (
    <IconButton
      variant="plain"
      css={heartPress}
      position="absolute"
      top="0"
      insetEnd="0"
      zIndex="1"
      aria-label={t`Wishlist: ${productName}`}
      aria-pressed={wished}
      onClick={toggle}
      color={wished ? 'rani.fg' : 'brand.fg'}
      // The disc is smaller than the button, which is as large as a fingertip.
      _before={{
        content: '""',
        position: 'absolute',
        inset: '1.5',
        borderRadius: 'full',
        bg: 'bg.panel',
        boxShadow: 'xs',
        zIndex: '-1',
      }}
    >
      <Heart aria-hidden fill={wished ? 'currentColor' : 'none'} style={{ width: 18, height: 18 }} />
    </IconButton>
  )
}
