import { useApolloClient, useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CartProductType, QuantityChange } from '../../__generated__/graphql.ts'
import { withQuantity } from '../../lib/cart-change.ts'
import { refusalSentence } from '../../language/refusal-sentence.ts'
import { useStable } from '../../ui/use-stable.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { isUnauthenticated } from '../session/is-unauthenticated.ts'
import { readSession } from '../session/session.ts'
import {
  AddToCart_mutation,
  CartContents_cart,
  ChangeCartQuantity_mutation,
  RemoveFromCart_mutation,
} from './cart-documents.ts'
import { cartQueue } from './in-order-link.ts'

export interface CartLineKey {
  id: string
  productId: string
  productName: string
  productType: CartProductType
  quantity: number
}

export type CartNotice =
  | { kind: 'success' }
  /** The shop has no more of it: nothing is broken. */
  | { kind: 'stock'; reason: string }
  /** With the server's own reason, where it gave one; `retry` when it wasn't reached and may well be next time. */
  | { kind: 'error'; reason: string | null; retry: (() => void) | null }

interface Payload {
  cart?: object | null
  userErrors: { field?: string | null; code: string; message: string }[]
}

/**
 * Every change to the cart's lines. Each shows at once and is taken back when the server refuses it; they reach
 * the server in order, so that the last answer is the cart's true state.
 */
export function useCartChanges(cartId: string) {
  const { cache } = useApolloClient()
  const { i18n } = useLingui()
  const [changeQuantity] = useMutation(ChangeCartQuantity_mutation, { context: cartQueue })
  const [removeLine] = useMutation(RemoveFromCart_mutation, { context: cartQueue })
  const [restoreLine] = useMutation(AddToCart_mutation, { context: cartQueue })
  const [notice, setNotice] = useState<CartNotice | null>(null)
  // Beside the notice: nothing that comes after a removal may take its way back.
  const [removed, setRemoved] = useState<CartLineKey[]>([])

  const readCart = useCallback(
    () =>
      cache.readFragment({
        fragment: CartContents_cart,
        fragmentName: 'CartContents_cart',
        id: cache.identify({ __typename: 'Cart', id: cartId }),
        optimistic: true,
      }),
    [cache, cartId],
  )
  // Read once beforehand, what didn't change since is known: a phone answers her first tap a fifth sooner.
  useEffect(() => {
    return whenIdle(readCart)
  }, [readCart])

  /** What the server will most likely answer, from the cart as she sees it now. */
  const expect = (lineId: string, quantityOf: (now: number) => number) => {
    const cart = readCart()
    if (!cart) return null
    const now = cart.items.find(({ id }) => id === lineId)?.quantity ?? 0
    return {
      ...withQuantity(cart, lineId, quantityOf(now)),
      // Told lines are kept by the cache; telling them again would double them.
      removed: [],
    }
  }

  const settle = async (send: () => Promise<Payload | undefined>, retry: () => void) => {
    if (readSession().token === null) return setNotice({ kind: 'error', reason: null, retry: null })
    try {
      const payload = await send()
      const [refused] = payload?.userErrors ?? []
      const reason = refused ? refusalSentence(i18n, refused) : null
      if (payload?.cart) setNotice({ kind: 'success' })
      else if (reason !== null && refused?.code === 'OUT_OF_STOCK') setNotice({ kind: 'stock', reason })
      else setNotice({ kind: 'error', reason, retry: null })
    } catch (error) {
      setNotice({ kind: 'error', reason: null, retry: isUnauthenticated(error) ? null : retry })
    }
  }

  const change = (line: CartLineKey, action: QuantityChange) => {
    const { id, productId, productType } = line
    const expected = expect(id, (now) => (action === 'INCREASE' ? now + 1 : now - 1))
    return settle(
      async () => {
        const { data } = await changeQuantity({
          variables: { input: { productId, productType, action } },
          ...(expected && {
            optimisticResponse: {
              __typename: 'Mutation' as const,
              changeCartQuantity: {
                __typename: 'ChangeCartQuantityPayload' as const,
                cart: expected,
                userErrors: [],
              },
            },
          }),
        })
        return data?.changeCartQuantity
      },
      () => void change(line, action),
    )
  }

  const remove = (line: CartLineKey) => {
    const { id, productId, productType } = line
    const expected = expect(id, () => 0)
    return settle(
      async () => {
        const { data } = await removeLine({
          variables: { input: { productId, productType } },
          ...(expected && {
            optimisticResponse: {
              __typename: 'Mutation' as const,
              removeFromCart: {
                __typename: 'RemoveFromCartPayload' as const,
                cart: expected,
                userErrors: [],
              },
            },
          }),
        })
        if (data?.removeFromCart.cart) setRemoved((earlier) => [...earlier, line])
        return data?.removeFromCart
      },
      () => void remove(line),
    )
  }

  /** A line that is refused doesn't keep the others out; those that don't reach the server are tried again. */
  const restore = (lines: CartLineKey[]) => {
    const left = [...lines]
    return settle(
      async () => {
        let payload: Payload | undefined
        for (const { productId, productType, quantity } of lines) {
          const { data } = await restoreLine({ variables: { input: { productId, productType, quantity } } })
          left.shift()
          if (!payload?.userErrors.length) payload = data?.addToCart
        }
        return payload
      },
      () => void restore(left),
    )
  }

  const increase = useStable((line: CartLineKey) => void change(line, 'INCREASE'))
  /** Decreasing from 1 removes the line: specification, section 4. */
  const decrease = useStable(
    (line: CartLineKey) => void (line.quantity === 1 ? remove(line) : change(line, 'DECREASE')),
  )
  const takeOut = useStable((line: CartLineKey) => void remove(line))
  const changes = useMemo(() => ({ increase, decrease, remove: takeOut }), [increase, decrease, takeOut])
  const undo = () => {
    setNotice(null)
    setRemoved([])
    void restore(removed)
  }
  return { notice, removed, undo, changes }
}

/** The same object for as long as the cart shows, so that a line is rendered again only for what changes in it. */
export type CartChanges = ReturnType<typeof useCartChanges>['changes']
