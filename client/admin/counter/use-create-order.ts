import { useMutation } from '@apollo/client/react'
import type { CreateOrderInput } from '../../__generated__/graphql.ts'
import type { useSubmission } from '../../ui/use-submission.ts'
import { CreateOrder_mutation } from './counter-documents.ts'

/**
 * Sends an order of the counter.
 * @returns what became of it, and the id of the order that was created; null without one
 */
export function useCreateOrder(submit: ReturnType<typeof useSubmission<string>>['submit']) {
  const [createOrder] = useMutation(CreateOrder_mutation, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' }),
  })
  return async (input: CreateOrderInput) => {
    let orderId: string | null = null
    const { state } = await submit(async () => {
      const payload = (await createOrder({ variables: { input } })).data?.createOrder
      orderId = payload?.order?.id ?? null
      return payload
    })
    return { state, orderId: state === 'done' ? orderId : null }
  }
}
