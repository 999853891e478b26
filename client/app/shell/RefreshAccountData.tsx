import { useMatch } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { RefreshCart } from '../../shop/cart/RefreshCart.tsx'
import { RefreshWishlist } from '../../shop/wishlist/RefreshWishlist.tsx'

/** What another device may have changed in the account. The cart page reads the cart itself. */
export function RefreshAccountData() {
  const onCart = useMatch(paths.cart()) !== null
  return (
    <>
      {!onCart && <RefreshCart />}
      <RefreshWishlist />
    </>
  )
}
