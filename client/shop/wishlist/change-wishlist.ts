import type { ApolloClient } from '@apollo/client'
import { readSession } from '../../app/session/session.ts'
import { readCopy, writeCopy } from './wishlist-copy.ts'
import {
  AddToWishlist_mutation,
  MergeWishlist_mutation,
  RemoveFromWishlist_mutation,
  WishedIds_query,
  wishlistQueue,
} from './wishlist-documents.ts'

/** The maximum number of designs on a wishlist, as on the server. */
const maxItems = 200

interface Change {
  productId: string
  wished: boolean
}

/** Why a change was refused. */
export type WishlistRefusal = 'FULL' | 'MISSING'

type Wishlist = { id: string; items: { product: { id: string } }[] } | null | undefined

/** The changes without a response yet, and an account's wishlist without them: it may be logged out in another tab first. */
const pending: { change: Change; userId: string | null }[] = []
let confirmed: { userId: string | null; productIds: readonly string[] } | null = null

const pendingChanges = () => {
  const session = readSession()
  return pending.filter(({ userId }) => userId === session.userId).map(({ change }) => change)
}

const confirm = (productIds: readonly string[]) => (confirmed = { userId: readSession().userId, productIds })

const confirmedIds = () => (confirmed?.userId === readSession().userId ? confirmed.productIds : null)

/** The account with whose wishlist the browser's copy was compared; until then the copy may be outdated. */
let comparedWith: string | null = null

/** Neither the shop's responses to it are cached, nor is its own result: the copy is the one place. */
const options = { context: wishlistQueue, fetchPolicy: 'no-cache' } as const

const apply = (productIds: readonly string[], { productId, wished }: Change) => {
  if (!wished) return productIds.filter((id) => id !== productId)
  return productIds.includes(productId) ? productIds : [productId, ...productIds]
}

const show = (userId: string | null) =>
  writeCopy({ userId, productIds: pendingChanges().reduce(apply, confirmedIds() ?? readCopy().productIds) })

/** The server's wishlist, with the changes without a response yet. */
function receive(wishlist: Wishlist) {
  // The user may have logged out meanwhile.
  if (!wishlist || readSession().userId !== wishlist.id) return
  confirm(wishlist.items.map(({ product }) => product.id))
  show(wishlist.id)
  comparedWith = wishlist.id
  if (pendingChanges().length === 0) confirmed = null
}

let merging: Promise<void> | null = null

/** What was collected before the log-in is added to the account's wishlist before anything else happens to it. */
function mergeCollected(client: ApolloClient): Promise<void> {
  const copy = readCopy()
  const collected = confirmedIds() ?? copy.productIds
  if (copy.userId !== null || collected.length === 0) return Promise.resolve()
  const merge = async () => {
    const { data } = await client.mutate({
      mutation: MergeWishlist_mutation,
      variables: { input: { productIds: collected.slice(0, maxItems) } },
      ...options,
    })
    receive(data?.mergeWishlist.wishlist)
  }
  merging ??= merge().finally(() => (merging = null))
  return merging
}

/**
 * Brings the account's wishlist into this browser, and what a guest has collected into the account.
 * @throws when the server can't be reached
 */
export async function refreshWishlist(client: ApolloClient, { again }: { again: boolean }) {
  if (readSession().token === null) return
  await mergeCollected(client)
  if (comparedWith === readSession().userId && !again) return
  const { data } = await client.query({ query: WishedIds_query, ...options })
  receive(data?.wishlist)
}

/**
 * Adds a design to the wishlist or takes it off: at once in this browser, and for a signed-in user in the account.
 * Returns why it was refused; null when it was not.
 * @throws when the server can't be reached; the change is reverted
 */
export async function changeWishlist(client: ApolloClient, change: Change): Promise<WishlistRefusal | null> {
  const { userId, productIds } = readCopy()
  if (change.wished && productIds.length >= maxItems) return 'FULL'
  if (readSession().token === null) {
    writeCopy({ userId: null, productIds: apply(productIds, change) })
    return null
  }
  confirm(confirmedIds() ?? productIds)
  const entry = { change, userId: readSession().userId }
  pending.push(entry)
  show(userId)
  const settle = () => void pending.splice(pending.indexOf(entry), 1)
  try {
    await mergeCollected(client)
    const { productId, wished } = change
    const { data } = await client.mutate({
      mutation: wished ? AddToWishlist_mutation : RemoveFromWishlist_mutation,
      variables: { input: { productId } },
      ...options,
    })
    settle()
    const { wishlist, userErrors: [refused] = [] } = data?.change ?? {}
    if (wishlist) receive(wishlist)
    else revert()
    return refused ? (refused.code === 'CONFLICT' ? 'FULL' : 'MISSING') : null
  } catch (error) {
    if (pending.includes(entry)) settle()
    revert()
    throw error
  }
}

/** Shows the wishlist without a change that failed. */
function revert() {
  show(readCopy().userId)
  if (pendingChanges().length === 0) confirmed = null
}
