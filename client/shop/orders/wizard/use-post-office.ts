import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { pincodeDigits } from '../../../../shared/grammars/phone.ts'
import type { PostOfficeQuery } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import type { DraftStore } from './draft-store.ts'
import type { OrderValues } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

const PostOffice_query = graphql(`
  query PostOffice($pincode: String!) {
    postOffice(pincode: $pincode) {
      pincode
      city
      state
    }
  }
`)

const filledFields = ['city', 'state'] as const

/** By draft, what was filled in: only that is replaced when the pincode changes. */
const filledIn = new WeakMap<DraftStore, Partial<Record<(typeof filledFields)[number], string>>>()

/** City and state come from elsewhere: they stay when the pincode changes. */
export const keepCityAndState = (store: DraftStore) => void filledIn.delete(store)

/**
 * Fills in city and state of a complete pincode where they are empty or were filled in before. What the shopper has typed
 * stays, and so does everything when the pincode is unknown or the request fails.
 */
export function usePostOffice(typed: string) {
  const client = useApolloClient()
  const { store } = useWizard()
  const { getValues, setValue } = useFormContext<OrderValues>()
  const pincode = pincodeDigits(typed)
  const fill = useEffectEvent(({ postOffice }: PostOfficeQuery) => {
    // The pincode may have changed meanwhile.
    if (!postOffice || pincodeDigits(getValues('customer.pincode')) !== postOffice.pincode) return
    const before = filledIn.get(store) ?? {}
    const filled: typeof before = {}
    for (const field of filledFields) {
      const value = getValues(`customer.${field}`)
      if (value.trim() !== '' && value !== before[field]) continue
      filled[field] = postOffice[field]
      setValue(`customer.${field}`, postOffice[field], { shouldValidate: true })
    }
    filledIn.set(store, filled)
  })
  useEffect(() => {
    if (pincode === null) return
    client
      .query({ query: PostOffice_query, variables: { pincode } })
      .then(({ data }) => data && fill(data))
      .catch(() => null)
  }, [client, pincode])
}
