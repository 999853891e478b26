import { useApolloClient, useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { refusalSentence } from '../../language/refusal-sentence.ts'
import { paths } from '../../../shared/paths.ts'
import { notify } from '../../ui/notify.ts'
import { isUnauthenticated } from '../session/is-unauthenticated.ts'
import { readSession, rememberItems } from '../session/session.ts'
import { AddToCart_mutation } from './cart-documents.ts'
import { cartQueue, serverCart } from './in-order-link.ts'
import { type Addition, keepWaitingAddition } from './waiting-addition.ts'

const CartLines_query = graphql(`
  query CartLines {
    cart {
      id
      items {
        id
        productType
        product {
          id
        }
      }
      ...CartContents_cart
    }
  }
`)

/**
 * Adds a product to the cart, one of it unless told otherwise, and tells what came of it; on the way to an order, only if it isn't there
 * already. A guest is sent to log in first; her addition waits and is made when she is back.
 */
export function useAddToCart() {
  const client = useApolloClient()
  const [mutate] = useMutation(AddToCart_mutation, { context: cartQueue })
  const [adding, setAdding] = useState(false)
  const { t, i18n } = useLingui()
  const failure = t`Failed to add product to cart. Please try again.`
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const isInCart = async ({ productId, productType }: Addition) => {
    const { data } = await client.query({
      query: CartLines_query,
      fetchPolicy: 'network-only',
      context: serverCart,
    })
    const items = data?.cart.items ?? []
    return items.some((item) => item.product.id === productId && item.productType === productType)
  }

  const logInFirst = (addition: Addition) => {
    keepWaitingAddition(addition)
    const title =
      readSession().token === null
        ? t`Please login first!`
        : t`Your session has ended. Please sign in again to go on.`
    // It takes the place of the session's own notice, or gives way to it.
    void notify({ id: 'log-in', title, type: 'info' })
    void navigate(paths.login(), { state: { from: pathname + search } })
    return false
  }

  /** Whether it is in the cart now. */
  const addToCart = async (addition: Addition): Promise<boolean> => {
    const { token, expired } = readSession()
    if (token === null || expired) return logInFirst(addition)
    const { productId, productType, productName, intent, quantity = 1 } = addition
    const added =
      productType === 'TAILOR'
        ? t`Tailor Made option for ${productName} added to cart!`
        : t`Readymade option for ${productName} added to cart!`
    setAdding(true)
    try {
      if (intent === 'order' && (await isInCart(addition))) return true
      const { data } = await mutate({ variables: { input: { productId, productType, quantity } } })
      const { cart, userErrors: [refused] = [] } = data?.addToCart ?? {}
      if (!cart) {
        void notify({
          title: failure,
          ...(refused && { text: refusalSentence(i18n, refused) }),
          type: 'error',
        })
        return false
      }
      rememberItems(cart.items.length)
      void notify({ title: added })
      return true
    } catch (error) {
      // The session has ended since she was here last: nothing is lost by it.
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
