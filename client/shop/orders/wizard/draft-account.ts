import type { ApolloClient } from '@apollo/client'
import type { OrderWizard_DraftFragment, SaveOrderDraftInput } from '../../../__generated__/graphql.ts'
import { OrderWizardDraft_query, OrderWizardDrafts_query, SaveOrderDraft_mutation } from './order-document.ts'
import { isOfSubject, type OrderSubject, orderTypes } from './order-form.ts'

type SavedDraft =
  | { outcome: 'saved' | 'conflict'; orderDraft: OrderWizard_DraftFragment }
  /** Options that can't be chosen (any more): where they are in the input. */
  | { outcome: 'style-refused'; fields: string[]; orderDraft: null }
  /** Placed or discarded meanwhile. */
  | { outcome: 'missing'; orderDraft: null }

/** The drafts in the user's account. All methods reject on failure. */
export interface DraftAccount {
  /**
   * The draft with that id or, without one, the last changed draft of that subject; null when there is
   * none.
   */
  find: (subject: OrderSubject, id: string | null) => Promise<OrderWizard_DraftFragment | null>
  save: (input: SaveOrderDraftInput, draft: { id: string; version: number } | null) => Promise<SavedDraft>
}

async function lastChanged(client: ApolloClient, subject: OrderSubject) {
  const { productId, type } = subject
  const where = { mine: true, orderType: orderTypes[type], ...(type !== 'custom' && { productId }) }
  const { data } = await client.query({
    query: OrderWizardDrafts_query,
    variables: { where },
    fetchPolicy: 'network-only',
  })
  const drafts = data?.orderDrafts.edges.map(({ node }) => node) ?? []
  return drafts.find((draft) => isOfSubject(subject, draft))?.id ?? null
}

export const draftAccount = (client: ApolloClient): DraftAccount => ({
  async find(subject, id) {
    const known = id ?? (await lastChanged(client, subject))
    if (known === null) return null
    const { data } = await client.query({
      query: OrderWizardDraft_query,
      variables: { id: known },
      fetchPolicy: 'network-only',
    })
    const draft = data?.orderDraft ?? null
    // A draft of another kind of order than the address names is ignored.
    const isOtherKind = draft !== null && subject.draftId !== null && !isOfSubject(subject, draft)
    return isOtherKind ? null : draft
  },

  async save(input, draft) {
    const { data } = await client.mutate({
      mutation: SaveOrderDraft_mutation,
      variables: { input: { ...input, ...draft } },
    })
    const { orderDraft = null, userErrors = [] } = data?.saveOrderDraft ?? {}
    const codes = userErrors.map(({ code }) => code)
    if (codes.includes('NOT_FOUND')) return { outcome: 'missing', orderDraft: null }
    if (orderDraft && codes.includes('CONFLICT')) return { outcome: 'conflict', orderDraft }
    if (orderDraft && codes.length === 0) return { outcome: 'saved', orderDraft }
    const { refusedOfStyle } = await import('./without-refused.ts')
    const fields = refusedOfStyle(userErrors)
    if (fields) return { outcome: 'style-refused', fields, orderDraft: null }
    throw new Error(userErrors[0]?.message ?? 'The shop didn’t answer')
  },
})
