import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { orderOptionNames } from '../../lib/order-options.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { readSession, rememberItems } from '../session/session.ts'
import { cartQueue } from './in-order-link.ts'
import { type Addition, keepWaitingAddition } from './waiting-addition.ts'

const AddToCart_mutation = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart {
        id
        items {
          id
        }
        ...CartContents_cart
      }
      userErrors {
        message
      }
    }
  }
`)

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

const failure = 'Failed to add product to cart. Please try again.'

/**
 * Adds one of a product to the cart and tells what came of it; on the way to an order, only if it isn't there
 * already. A guest is sent to log in first; her addition waits and is made when she is back.
 */
export function useAddToCart() {
  const client = useApolloClient()
  const [mutate] = useMutation(AddToCart_mutation, { context: cartQueue })
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const isInCart = async ({ productId, productType }: Addition) => {
    const { data } = await client.query({
      query: CartLines_query,
      fetchPolicy: 'network-only',
      context: cartQueue,
    })
    const items = data?.cart.items ?? []
    return items.some((item) => item.product.id === productId && item.productType === productType)
  }

  /** Whether it is in the cart now. */
  const addToCart = async (addition: Addition): Promise<boolean> => {
    const { token, expired } = readSession()
    if (token === null || expired) {
      keepWaitingAddition(addition)
      void notify({ title: 'Please login first!', type: 'info' })
      void navigate(paths.login(), { state: { from: pathname + search } })
      return false
    }
    const { productId, productType, productName, intent } = addition
    setAdding(true)
    try {
      if (intent === 'order' && (await isInCart(addition))) return true
      const { data } = await mutate({ variables: { input: { productId, productType, quantity: 1 } } })
      const { cart, userErrors = [] } = data?.addToCart ?? {}
      if (!cart) {
        void notify({ title: userErrors[0]?.message ?? failure, type: 'error' })
        return false
      }
      rememberItems(cart.items.length)
      void notify({ title: `${orderOptionNames[productType]} option for ${productName} added to cart!` })
      return true
    } catch {
      void notify({ title: failure, type: 'error' })
      return false
    } finally {
      setAdding(false)
    }
  }

  return { addToCart, adding }
}
