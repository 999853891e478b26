import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReturnAtCounterMutation } from '../../../__generated__/graphql.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { ReturnAtCounter_mutation } from './counter-return-documents.ts'
import type { inputOf } from './counter-return.ts'

type Payload = ReturnAtCounterMutation['returnAtCounter']

/** What a return comes to by the server, for exactly what is chosen now. */
export type ReturnPrice =
  | { state: 'incomplete' | 'calculating' }
  | { state: 'known'; price: NonNullable<Payload['price']> }
  | { state: 'refused'; errors: Payload['userErrors'] }
  | { state: 'failed'; message: string }

/** @param input null while something isn't chosen */
export function useReturnPrice(input: ReturnType<typeof inputOf>): { price: ReturnPrice; retry: () => void } {
  const { i18n } = useLingui()
  const [tryRun] = useMutation(ReturnAtCounter_mutation, { fetchPolicy: 'no-cache' })
  const [attempt, setAttempt] = useState(0)
  const key = input && JSON.stringify([attempt, input])
  const [found, setFound] = useState<{ key: string; price: ReturnPrice } | null>(null)
  const calculate = useEffectEvent(async (): Promise<ReturnPrice> => {
    if (!input) return { state: 'incomplete' }
    try {
      const variables = { input: { ...input, dryRun: true, idempotencyKey: randomKey() } }
      const payload = (await tryRun({ variables })).data?.returnAtCounter
      return payload?.price
        ? { state: 'known', price: payload.price }
        : { state: 'refused', errors: payload?.userErrors ?? [] }
    } catch (error) {
      return { state: 'failed', message: failureMessage(i18n, error) }
    }
  })
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    void calculate().then((calculated) => isCurrent && setFound({ key, price: calculated }))
    return () => {
      isCurrent = false
    }
  }, [key])
  // What was found for another choice is never shown.
  const price: ReturnPrice =
    key === null ? { state: 'incomplete' } : found?.key === key ? found.price : { state: 'calculating' }
  return { price, retry: () => setAttempt((count) => count + 1) }
}
