import { useApolloClient, useMutation } from '@apollo/client/react'
import type { CreateOrderInput } from '../../__generated__/graphql.ts'
import type { useSubmission } from '../../ui/use-submission.ts'
import { currentCopy } from '../offline/counter-copy.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { queuedReceipt } from '../offline/queued-receipt.ts'
import { sendWrites } from '../offline/send-writes.ts'
import { withinReach } from '../offline/within-reach.ts'
import { addWrite, newWrite, type OrderWrite, writeOf } from '../offline/writes.ts'
import { CreateOrder_mutation } from './counter-documents.ts'
import type { CounterCustomer } from './counter-order.ts'
import type { CounterPrice } from './use-counter-price.ts'

interface Taken {
  input: CreateOrderInput
  customer: CounterCustomer | null
  price: Extract<CounterPrice, { state: 'known' }>
  /** To be changed if the shop refuses it later. */
  typed: OrderWrite['typed']
}

/**
 * Sends an order of the counter. Where the shop can't be reached, it is queued under the same idempotency key, so that it is taken once
 * also if the shop has received it.
 * @returns what became of it, and the id of the order that was created, or of what waits to be sent; null without one
 */
export function useCreateOrder(submit: ReturnType<typeof useSubmission<string>>['submit']) {
  const client = useApolloClient()
  const [createOrder] = useMutation(CreateOrder_mutation, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' }),
  })
  const send = async (input: CreateOrderInput, canWait: boolean) => {
    const { data } = await createOrder({ variables: { input }, ...(canWait && { context: withinReach() }) })
    return data?.createOrder
  }
  return async ({ input, customer, price, typed }: Taken) => {
    let orderId: string | null = null
    let queuedId: string | null = null
    const common = newWrite(customer?.name ?? '', input.idempotencyKey)
    const copy = currentCopy()
    const receipt = copy && queuedReceipt(copy, { input, customer, price: price.price, at: common.at })
    const { state } = await submit(async () => {
      const isQueued = price.copiedAt !== null || writeOf(customer?.id) !== null
      if (!isQueued || !receipt) {
        try {
          const payload = await send(input, receipt !== null)
          orderId = payload?.order?.id ?? null
          return payload
        } catch (error) {
          if (!receipt || !isUnreachable(error)) throw error
        }
      }
      const write: OrderWrite = { ...common, kind: 'order', input, typed, receipt }
      await addWrite(write)
      queuedId = write.id
      void sendWrites(client).catch(() => null)
      return { userErrors: [] }
    })
    const isDone = state === 'done'
    return { state, orderId: isDone ? orderId : null, queuedId: isDone ? queuedId : null }
  }
}
