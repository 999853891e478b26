import { useApolloClient } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { notify } from '../../ui/notify.ts'
import { isUnauthenticated } from '../../app/session/is-unauthenticated.ts'
import { changeWishlist } from './change-wishlist.ts'

/** One toast at a time is about the wishlist. */
export const wishlistToast = 'wishlist'

/** Changes the wishlist of this user, guests included, and says so when that fails. */
export function useWishlistChanges() {
  const client = useApolloClient()
  const { t } = useLingui()
  const setWished = async (productId: string, wished: boolean): Promise<void> => {
    try {
      const refusal = await changeWishlist(client, { productId, wished })
      if (refusal === null) return
      void notify({
        id: wishlistToast,
        type: 'info',
        title:
          refusal === 'FULL'
            ? t`Your wishlist holds 200 designs. Take one off that you don’t need.`
            : t`This design has left our catalogue.`,
      })
    } catch (error) {
      if (isUnauthenticated(error))
        return void notify({
          id: 'log-in',
          type: 'info',
          title: t`Your session has ended. Please sign in again to go on.`,
        })
      void notify({
        id: wishlistToast,
        type: 'error',
        title: t`We could not change your wishlist.`,
        action: { label: t`Try Again`, onClick: () => void setWished(productId, wished) },
      })
    }
  }
  return { setWished }
}
