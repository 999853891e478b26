import type { ApolloClient } from '@apollo/client'
import { phoneInSearch } from '../../../shared/grammars/phone.ts'
import { CounterCustomer_query, CounterMeasurements_query } from '../counter/counter-documents.ts'
import { localIdOf, type QueuedWrite } from './writes.ts'
import type { CopiedCustomer, CopiedDesign, CopiedOrder, CounterCopy } from './counter-copy.ts'

const most = 6

/** The customers whose phone number begins so. */
export function customersByPhone({ customers }: CounterCopy, typed: string): CopiedCustomer[] {
  const digits = phoneInSearch(typed)
  return digits === null ? [] : customers.filter(({ phone }) => phone?.startsWith(digits)).slice(0, most)
}

/** The new customers of the queue whose phone number begins so. */
export function queuedByPhone(writes: readonly QueuedWrite[], typed: string) {
  const digits = phoneInSearch(typed)
  return writes.flatMap(({ write, state }) =>
    write.kind === 'customer' &&
    state !== 'sent' &&
    digits !== null &&
    phoneInSearch(write.input.phone)?.startsWith(digits)
      ? [{ id: localIdOf(write), name: write.input.name, phone: write.input.phone, orderCount: 0 }]
      : [],
  )
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The ready-made designs whose name has all words of the search, or their beginnings. */
export const designsByName = ({ designs }: CounterCopy, search: string): CopiedDesign[] =>
  designs
    .filter(
      ({ productName, readyMadePrice }) =>
        readyMadePrice != null &&
        words(search).every((word) => words(productName).some((name) => name.startsWith(word))),
    )
    .slice(0, most)

/** The open orders by a part of their number, or of the customer's name or phone number. */
export function ordersBy({ orders }: CounterCopy, search: string): CopiedOrder[] {
  const text = search.trim().toLowerCase()
  const digits = phoneInSearch(search)
  return orders.filter(
    ({ orderNumber, customer }) =>
      orderNumber.toLowerCase().includes(text) ||
      customer.name?.toLowerCase().includes(text) ||
      (digits !== null && digits.length >= 4 && customer.phone?.includes(digits)),
  )
}

/** Lets the counter's queries of a customer begin with the copy, unless the page knows newer data. */
export function showCopied(client: ApolloClient, copy: CounterCopy | null, id: string) {
  const customer = copy?.customers.find((each) => each.id === id)
  if (!customer) return
  const variables = { id }
  const data = { __typename: 'Query', customer } as const
  if (!client.readQuery({ query: CounterCustomer_query, variables }))
    client.writeQuery({ query: CounterCustomer_query, variables, data })
  if (!client.readQuery({ query: CounterMeasurements_query, variables }))
    client.writeQuery({ query: CounterMeasurements_query, variables, data })
}
