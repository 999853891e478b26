import type { ApolloClient } from '@apollo/client'
import type {
  CopiedCustomersQuery,
  CopiedDesignsQuery,
  CopiedOrdersQuery,
  CopiedShopQuery,
  MeasurementFieldsQuery,
  PriceListQuery,
  StyleOptionsQuery,
} from '../../__generated__/graphql.ts'
import { readSession } from '../../app/session/session.ts'
import { isRecord } from '../../lib/guards.ts'
import { MeasurementFields_query } from '../../shop/orders/measurement-documents.ts'
import { StyleOptions_query } from '../../shop/orders/style/style-options.ts'
import { PriceList_query } from '../price-list/price-list-documents.ts'
import {
  CopiedCustomers_query,
  CopiedDesigns_query,
  CopiedOrders_query,
  CopiedShop_query,
} from './copy-documents.ts'
import { canStore, openCounterDatabase, seal, unseal } from './counter-database.ts'

type NodeOf<List extends { edges: readonly { node: unknown }[] }> = List['edges'][number]['node']
export type CopiedCustomer = NodeOf<CopiedCustomersQuery['customers']>
export type CopiedOrder = NodeOf<CopiedOrdersQuery['orders']>
export type CopiedDesign = NodeOf<CopiedDesignsQuery['products']>

/** What the counter works with while the shop can't be reached. */
export interface CounterCopy {
  takenAt: string
  priceList: PriceListQuery
  measurementFields: MeasurementFieldsQuery
  styleOptions: StyleOptionsQuery
  seller: CopiedShopQuery['seller']
  roundsTotals: boolean
  stages: CopiedShopQuery['workshopStages']['stages']
  customers: CopiedCustomer[]
  orders: CopiedOrder[]
  designs: CopiedDesign[]
}

/** At most so many customers, open orders and designs: the newest ones. */
const maxEntries = 500

/** A copy that was made with other documents may lack fields that are read now. */
const shape = [
  PriceList_query,
  MeasurementFields_query,
  StyleOptions_query,
  CopiedShop_query,
  CopiedCustomers_query,
  CopiedOrders_query,
  CopiedDesigns_query,
]
  .map((document) => (document as unknown as { __meta__: { hash: string } }).__meta__.hash)
  .join()

let current: { userId: string; copy: CounterCopy } | null = null
const listeners = new Set<() => void>()

/** Of the account that is signed in; null without one. */
export const currentCopy = (): CounterCopy | null =>
  current !== null && current.userId === readSession().userId ? current.copy : null

export function subscribeToCopy(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(userId: string, copy: CounterCopy) {
  current = { userId, copy }
  for (const listener of listeners) listener()
}

/** Reads the copy that this browser has of the account's counter, and lets the page's queries begin with it. */
export async function restoreCopy(client: ApolloClient): Promise<void> {
  const { userId } = readSession()
  if (userId === null || !canStore()) return
  if (currentCopy() === null) {
    try {
      const sealed = await (await openCounterDatabase()).get('copies', userId)
      const stored = sealed && (await unseal(userId, sealed))
      if (isRecord(stored) && stored['shape'] === shape) show(userId, stored['copy'] as CounterCopy)
    } catch {
      // Without storage, or its key: the copy is taken again.
    }
  }
  const copy = currentCopy()
  if (!copy) return
  // The cache of an open page may be newer.
  const { cache } = client
  if (!cache.readQuery({ query: PriceList_query }))
    client.writeQuery({ query: PriceList_query, data: copy.priceList })
  if (!cache.readQuery({ query: MeasurementFields_query }))
    client.writeQuery({ query: MeasurementFields_query, data: copy.measurementFields })
  if (!cache.readQuery({ query: StyleOptions_query }))
    client.writeQuery({ query: StyleOptions_query, data: copy.styleOptions })
}

/** How old a copy may become while the shop can be reached. */
const freshFor = 10 * 60_000

let taking: Promise<void> | undefined

/** Takes the copy anew, unless it is fresh. Does nothing where the shop can't be reached. */
export function refreshCopy(client: ApolloClient): Promise<void> {
  const copy = currentCopy()
  const { userId } = readSession()
  if (userId === null || !canStore()) return Promise.resolve()
  if (copy && Date.now() - Date.parse(copy.takenAt) < freshFor) return Promise.resolve()
  taking ??= take(client, userId)
    .catch(() => null)
    .then(() => {
      taking = undefined
    })
  return taking
}

async function take(client: ApolloClient, userId: string): Promise<void> {
  const takenAt = new Date().toISOString()
  const fetchPolicy = 'no-cache'
  const read = async <Data>(request: Promise<{ data?: Data | undefined }>): Promise<Data> => {
    const { data } = await request
    if (data === undefined) throw new Error('The response has no data')
    return data
  }
  const { seller, shop, workshopStages } = await read(client.query({ query: CopiedShop_query, fetchPolicy }))
  const copy: CounterCopy = {
    takenAt,
    priceList: await read(client.query({ query: PriceList_query, fetchPolicy })),
    measurementFields: await read(client.query({ query: MeasurementFields_query, fetchPolicy })),
    styleOptions: await read(client.query({ query: StyleOptions_query, fetchPolicy })),
    seller,
    roundsTotals: shop.roundsTotals,
    stages: workshopStages.stages,
    customers: await allOf(
      async (after) =>
        (await read(client.query({ query: CopiedCustomers_query, variables: { after }, fetchPolicy })))
          .customers,
    ),
    orders: await allOf(
      async (after) =>
        (await read(client.query({ query: CopiedOrders_query, variables: { after }, fetchPolicy }))).orders,
    ),
    designs: await allOf(
      async (after) =>
        (await read(client.query({ query: CopiedDesigns_query, variables: { after }, fetchPolicy })))
          .products,
    ),
  }
  // Another account may have signed in meanwhile, or this one may have left.
  if (readSession().userId !== userId) return
  show(userId, copy)
  await (await openCounterDatabase()).put('copies', await seal(userId, { shape, copy }), userId)
}

/** Deletes the copies of all other accounts: of those who have left a tablet that several people use. */
export async function keepCopiesOf(userIds: readonly string[]): Promise<void> {
  if (!canStore()) return
  const database = await openCounterDatabase()
  for (const userId of await database.getAllKeys('copies'))
    if (!userIds.includes(userId)) await database.delete('copies', userId)
}

interface ListPage<Node> {
  edges: readonly { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
}

/** The first entries of a list, page by page. */
async function allOf<Node>(readPage: (after: string | null) => Promise<ListPage<Node>>): Promise<Node[]> {
  const nodes: Node[] = []
  let after: string | null = null
  do {
    const { edges, pageInfo }: ListPage<Node> = await readPage(after)
    nodes.push(...edges.map(({ node }) => node))
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
  } while (after !== null && nodes.length < maxEntries)
  return nodes
}
