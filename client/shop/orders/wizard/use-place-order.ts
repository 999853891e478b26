import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { graphql } from '../../../__generated__/index.ts'
import type { PaymentType } from '../../../../shared/orders/payment-types.ts'
import { paths } from '../../../../shared/paths.ts'
import { cartQueue } from '../../cart/in-order-link.ts'
import { storeItemCount } from '../../../app/session/session.ts'
import type { DraftStore } from './draft-store.ts'
import { OrderCart_query } from './order-cart.ts'
import { storePlacedOrder } from './store-placed-order.ts'
import { randomKey } from '../../../lib/random-key.ts'
import type { PlacementAttempt } from './working-copy.ts'

const PlaceOrder_mutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        id
        orderNumber
        placedBy
      }
      orderDraft {
        ...OrderWizard_draft
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The page of the order: among the admin pages when staff placed it for a shopper. */
async function orderPathFor({ id, placedBy }: { id: string; placedBy: string | null }) {
  const ownPath = paths.placedOrder(id)
  if (placedBy === null) return ownPath
  return import('../../../../shared/admin-paths.ts').then(
    ({ adminPaths }) => adminPaths.order(id),
    () => ownPath,
  )
}

/** A refusal by the server, of a form field or the whole order. */
export interface Refusal {
  /** The form's field, such as `lines.0.size`; null when it isn't about one field. */
  field: string | null
  code: string
  message: string
}

type Outcome =
  | { kind: 'placed' }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'unknown' }
  | { kind: 'unsaved' }
  /** Another window or device was faster: it changed, placed or discarded the draft. */
  | { kind: 'overtaken' }

const formField = (field: string | null | undefined) =>
  field == null || ['version', 'confirmedTotal', 'idempotencyKey', 'paymentType'].includes(field)
    ? null
    : field.replace(/^cartItems\b/, 'lines').replace(/\bstyle\.\d+$/, 'style')

/**
 * Places the order exactly once: an attempt without a response is repeated with the same idempotency
 * key, also after a reload, and returns the first attempt's result.
 */
export function usePlaceOrder(store: DraftStore, signedIn: boolean) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [placing, setPlacing] = useState(false)

  const send = async (attempt: PlacementAttempt): Promise<Outcome> => {
    try {
      const { data } = await client.mutate({
        mutation: PlaceOrder_mutation,
        variables: { input: attempt },
        context: cartQueue,
      })
      const { order, orderDraft, userErrors = [] } = data?.placeOrder ?? {}
      if (order) {
        store.done()
        void countCart()
        const path = await orderPathFor(order)
        await navigate(path, { replace: true, state: { justPlaced: true, pays: attempt.paymentType } })
        storePlacedOrder(store.subject, path, attempt.draftId)
        return { kind: 'placed' }
      }
      store.placing(null)
      if (userErrors.some(({ field }) => field === 'draftId')) {
        store.closed()
        return { kind: 'overtaken' }
      }
      if (orderDraft && userErrors.some(({ field }) => field === 'version')) {
        store.outdated(orderDraft)
        return { kind: 'overtaken' }
      }
      if (orderDraft) store.setVersion(orderDraft)
      const refusals = userErrors.map(({ field, code, message }) => ({
        field: formField(field),
        code,
        message,
      }))
      return { kind: 'refused', refusals }
    } catch {
      return { kind: 'unknown' }
    }
  }

  const countCart = async () => {
    const { data } = await client.query({
      query: OrderCart_query,
      fetchPolicy: 'network-only',
      context: cartQueue,
    })
    if (data) storeItemCount(data.cart.items.length)
  }

  const place = async (confirmedTotal: number | null, paymentType: PaymentType): Promise<Outcome> => {
    if (!(await store.ensureDraft())) return { kind: 'unsaved' }
    const { draft, placing: earlier, values } = store.snapshot().copy
    if (draft === null) return { kind: 'unsaved' }
    const same =
      earlier?.draftId === draft.id &&
      earlier.version === draft.version &&
      earlier.confirmedTotal === confirmedTotal &&
      (earlier.paymentType ?? 'COD') === paymentType
    // Not part of what is repeated: the shopper may have changed it since an attempt without a response.
    const saveAddress = values.fulfilment === 'DELIVERY' && values.saveAddress !== false
    const attempt = same
      ? { ...earlier, saveAddress }
      : {
          saveAddress,
          idempotencyKey: randomKey(),
          draftId: draft.id,
          version: draft.version,
          confirmedTotal,
          ...(paymentType !== 'COD' && { paymentType }),
          ...(values.confirmedDay && values.confirmedDay === values.neededBy && { confirmedDay: true }),
        }
    store.placing(attempt)
    return send(attempt)
  }

  const busy = async (work: () => Promise<Outcome>) => {
    setPlacing(true)
    try {
      return await work()
    } finally {
      setPlacing(false)
    }
  }

  /** An attempt of an earlier page load had no response. */
  const settle = useEffectEvent(() => {
    const { placing: earlier } = store.snapshot().copy
    if (earlier) void send(earlier)
  })
  useEffect(() => {
    if (signedIn) settle()
  }, [signedIn])

  return {
    placing,
    placeOrder: (confirmedTotal: number | null, paymentType: PaymentType) =>
      busy(() => place(confirmedTotal, paymentType)),
  }
}
