import { useApolloClient, useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { notify } from '../../ui/notify.ts'
import { isUnauthenticated } from '../../app/session/is-unauthenticated.ts'
import { readSession, storeItemCount } from '../../app/session/session.ts'
import { AddToCart_mutation } from './cart-documents.ts'
import { cartQueue, serverCart } from './in-order-link.ts'
import { type Addition, addPendingItem } from './pending-items.ts'

const CartLines_query = graphql(`
  query CartLines {
    cart {
      id
      items {
        id
        productType
        size
        product {
          id
        }
      }
      ...CartContents_cart
    }
  }
`)

/**
 * Adds a product to the cart, by default one, and shows the outcome. With the intent `order`, only if
 * it isn't in the cart yet. A guest is sent to log in first; the item is added afterwards.
 */
export function useAddToCart() {
  const client = useApolloClient()
  const [mutate] = useMutation(AddToCart_mutation, { context: cartQueue })
  const [adding, setAdding] = useState(false)
  const { t } = useLingui()
  const failure = t`Failed to add product to cart. Please try again.`
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const isInCart = async ({ productId, productType, size }: Addition) => {
    const { data } = await client.query({
      query: CartLines_query,
      fetchPolicy: 'network-only',
      context: serverCart,
    })
    const items = data?.cart.items ?? []
    return items.some(
      (item) =>
        item.product.id === productId &&
        item.productType === productType &&
        (size === null || item.size === size),
    )
  }

  const logInFirst = (addition: Addition) => {
    addPendingItem(addition)
    const title =
      readSession().token === null
        ? t`Please login first!`
        : t`Your session has ended. Please sign in again to go on.`
    // The same id as the session notice, so that only one of them is shown.
    void notify({ id: 'log-in', title, type: 'info' })
    void navigate(paths.login(), { state: { from: pathname + search } })
    return false
  }

  /** Returns whether the product is in the cart now. */
  const addToCart = async (addition: Addition): Promise<boolean> => {
    const { token, expired } = readSession()
    if (token === null || expired) return logInFirst(addition)
    const { productId, productType, productName, size, intent, quantity = 1 } = addition
    const added =
      productType === 'TAILOR'
        ? t`Tailor Made option for ${productName} added to cart!`
        : t`Readymade option for ${productName} added to cart!`
    setAdding(true)
    try {
      if (intent === 'order' && (await isInCart(addition))) return true
      const { data } = await mutate({ variables: { input: { productId, productType, size, quantity } } })
      const { cart, userErrors: [refused] = [] } = data?.addToCart ?? {}
      if (!cart) {
        void notify({
          title: failure,
          ...(refused && { text: refused.message }),
          type: 'error',
        })
        return false
      }
      storeItemCount(cart.items.length)
      void notify({
        title: added,
        ...(pathname !== paths.cart() && {
          action: { label: t`View Cart`, onClick: () => void navigate(paths.cart()) },
        }),
      })
      return true
    } catch (error) {
      // The session had expired already: the addition waits for the log-in.
      if (isUnauthenticated(error)) return logInFirst(addition)
      void notify({
        title: failure,
        type: 'error',
        action: { label: t`Try Again`, onClick: () => void addToCart(addition) },
      })
      return false
    } finally {
      setAdding(false)
    }
  }

  return { addToCart, adding }
}
