import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { LastCustomerQuery, SavedAddressesQuery } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { isString } from '../../../lib/guards.ts'
import { SavedAddresses_query } from '../../../lib/saved-addresses.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import type { DraftStore, DraftState } from './draft-store.ts'
import { atAddress, filledFrom, hasNoContact, proposedAddress, withoutContact } from './last-customer.ts'
import type { OrderValues } from './order-form.ts'
import { keepCityAndState } from './use-post-office.ts'
import { useWizard } from './wizard-context.ts'

const LastCustomer_query = graphql(`
  query LastCustomer($draft: ID!, $saved: Boolean!) {
    orders(first: 1) {
      edges {
        node {
          id
          customer {
            name
            email
            phone
            street
            city
            state
            pincode
          }
        }
      }
    }
    orderDraft(id: $draft) @include(if: $saved) {
      id
      version
    }
  }
`)

/** By draft, whether its customer was filled in from the last order. */
const offers = new WeakMap<DraftStore, boolean>()

/** The draft in which the shopper cleared the fields: it isn't filled in again. */
const clearedIn = storedValue({
  key: 'contactCleared',
  version: 1,
  area: 'local',
  isValid: isString,
  fallback: null,
})

const wasCleared = ({ draft }: DraftState['copy']) => draft !== null && clearedIn.read() === draft.id

/** Only if the account has the whole draft without contact details: nothing can be overwritten. */
const isOpen = ({ status: keeping, copy }: DraftState) =>
  keeping === 'saved' && hasNoContact(copy.values.customer) && !wasCleared(copy)

/**
 * Fills in phone and address, once, if they are empty: of a saved address, otherwise of the last order. A failure changes
 * nothing.
 */
export function useLastCustomer() {
  const client = useApolloClient()
  const { store, state, signedIn, shopper } = useWizard()
  const { getValues, setValue, setFocus } = useFormContext<OrderValues>()
  const [isFilled, setFilled] = useState(offers.get(store) ?? false)
  const [requests, setRequests] = useState(0)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  const remember = (filled: boolean) => {
    offers.set(store, filled)
    setFilled(filled)
  }
  type Known = LastCustomerQuery & SavedAddressesQuery
  const take = useEffectEvent(({ orders, orderDraft, savedAddresses }: Known) => {
    const last = orders.edges[0]?.node.customer
    const now = store.snapshot()
    const [read, known] = [orderDraft?.version ?? 0, now.copy.draft?.version ?? 0]
    // Being saved, such as with the city of the pincode: what the shopper has typed is not overwritten then or later.
    if (!here.current || !isOpen(now)) return void offers.delete(store)
    // Another device has saved the draft meanwhile.
    if (read > known) return
    if (read < known) {
      offers.delete(store)
      return setRequests((count) => count + 1)
    }
    const customer = getValues('customer')
    const address = proposedAddress(savedAddresses, customer)
    const proposed = address ? atAddress(customer, address) : customer
    if (address) keepCityAndState(store)
    if (!address && !last) return
    setValue('customer', last ? filledFrom(last, proposed) : proposed, { shouldValidate: true })
    remember(!address)
  })
  const wanted = signedIn && shopper === null && isOpen(state)
  useEffect(() => {
    if (!wanted || offers.has(store)) return
    offers.set(store, false)
    const { draft } = store.snapshot().copy
    Promise.all([
      client.query({
        query: LastCustomer_query,
        variables: { draft: draft?.id ?? '', saved: draft !== null },
        fetchPolicy: 'no-cache',
      }),
      client.query({ query: SavedAddresses_query }),
    ])
      .then(([last, saved]) => last.data && saved.data && take({ ...last.data, ...saved.data }))
      .catch(() => offers.delete(store))
  }, [wanted, client, store, requests])

  const clear = () => {
    const { draft } = store.snapshot().copy
    if (draft !== null) clearedIn.write(draft.id)
    setValue('customer', withoutContact(getValues('customer')))
    remember(false)
    setFocus('customer.phone')
  }
  return { isFilled, clear }
}
