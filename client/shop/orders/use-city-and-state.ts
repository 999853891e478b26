import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { pincodeDigits } from '../../../shared/grammars/phone.ts'
import type { PostOfficeQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

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

/** What was filled in: only that is replaced when the pincode changes. */
export type FilledIn = Partial<Record<(typeof filledFields)[number], string>>

/** The fields of a form's address. */
interface AddressFields {
  read: (field: 'pincode' | 'city' | 'state') => string
  write: (field: 'city' | 'state', value: string) => void
  filledIn: () => FilledIn
  setFilledIn: (filled: FilledIn) => void
}

/**
 * Fills in city and state of a complete pincode where they are empty or were filled in before. What the shopper has typed
 * stays, and so does everything when the pincode is unknown or the request fails.
 */
export function useCityAndState(typed: string, { read, write, filledIn, setFilledIn }: AddressFields) {
  const client = useApolloClient()
  const pincode = pincodeDigits(typed)
  const fill = useEffectEvent(({ postOffice }: PostOfficeQuery) => {
    // The pincode may have changed meanwhile.
    if (!postOffice || pincodeDigits(read('pincode')) !== postOffice.pincode) return
    const before = filledIn()
    const filled: FilledIn = {}
    for (const field of filledFields) {
      const value = read(field)
      if (value.trim() !== '' && value !== before[field]) continue
      filled[field] = postOffice[field]
      write(field, postOffice[field])
    }
    setFilledIn(filled)
  })
  useEffect(() => {
    if (pincode === null) return
    client
      .query({ query: PostOffice_query, variables: { pincode } })
      .then(({ data }) => data && fill(data))
      .catch(() => null)
  }, [client, pincode])
}
