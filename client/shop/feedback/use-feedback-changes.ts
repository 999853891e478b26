import { useApolloClient, useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserErrorsFragment as UserError } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { whenAnswered } from '../../app/offline/cached-responses-link.ts'
import { unexplainedError } from '../../app/user-errors.ts'
import { notify } from '../../ui/notify.ts'
import { randomKey } from '../../lib/random-key.ts'
import { readSession } from '../../app/session/session.ts'
import { FeedbackCard_feedback } from './FeedbackCard.tsx'
import type { FeedbackValues } from './feedback-values.ts'
import { removeFeedback, insertFeedback } from './cached-lists.ts'

const AddFeedback_mutation = graphql(`
  mutation AddFeedback($input: AddFeedbackInput!) {
    addFeedback(input: $input) {
      feedback {
        id
        rating
        createdAt
        ...FeedbackCard_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const UpdateFeedback_mutation = graphql(`
  mutation UpdateFeedback($input: UpdateFeedbackInput!) {
    updateFeedback(input: $input) {
      feedback {
        id
        rating
        createdAt
        ...FeedbackCard_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const DeleteFeedback_mutation = graphql(`
  mutation DeleteFeedback($input: DeleteFeedbackInput!) {
    deleteFeedback(input: $input) {
      deletedFeedbackId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** How long a card shows that it is being deleted: specification, section 4. */
const overlayMs = 1_000

/**
 * All mutations of the viewer's feedback. They update all lists optimistically and are rolled back when
 * the server refuses them.
 */
export function useFeedbackChanges() {
  const { t } = useLingui()
  const client = useApolloClient()
  const { cache } = client
  const refetchQueries = ['FeedbackSummary']
  const [addMutation] = useMutation(AddFeedback_mutation, { refetchQueries })
  const [updateMutation] = useMutation(UpdateFeedback_mutation, { refetchQueries })
  const [deleteMutation] = useMutation(DeleteFeedback_mutation, { refetchQueries })
  const [deleting, setDeleting] = useState<readonly string[]>([])
  const listsArrive = () => whenAnswered(client, 'FeedbackPages')

  /** Returns the server's errors; empty after success. */
  const add = async (values: FeedbackValues): Promise<readonly UserError[]> => {
    const { name, profilePicture } = readSession()
    await listsArrive()
    const { data } = await addMutation({
      variables: { input: inputOf(values) },
      optimisticResponse: {
        __typename: 'Mutation',
        addFeedback: {
          __typename: 'AddFeedbackPayload',
          feedback: {
            __typename: 'Feedback',
            id: `expected-${randomKey()}`,
            name: name ?? '',
            profilePicture,
            ...expectedOf(values),
            createdAt: new Date().toISOString(),
            viewerCanEdit: false,
            viewerCanDelete: false,
            reply: null,
            hidden: null,
          },
          userErrors: [],
        },
      },
      update: (cache, { data }) => {
        const entry = data?.addFeedback.feedback
        if (entry) insertFeedback(cache, entry, { isNew: true })
      },
    })
    return refusals(data?.addFeedback)
  }

  const update = async (id: string, values: FeedbackValues): Promise<readonly UserError[]> => {
    await listsArrive()
    const now = cache.readFragment({
      fragment: FeedbackCard_feedback,
      fragmentName: 'FeedbackCard_feedback',
      id: cache.identify({ __typename: 'Feedback', id }) ?? '',
    })
    const { data } = await updateMutation({
      variables: { input: { id, ...inputOf(values) } },
      ...(now && {
        optimisticResponse: {
          __typename: 'Mutation' as const,
          updateFeedback: {
            __typename: 'UpdateFeedbackPayload' as const,
            feedback: { ...now, ...expectedOf(values) },
            userErrors: [],
          },
        },
      }),
      update: (cache, { data }) => {
        const entry = data?.updateFeedback.feedback
        if (entry) insertFeedback(cache, entry, { isNew: false })
      },
    })
    return refusals(data?.updateFeedback)
  }

  /**
   * Returns whether it was deleted. The card shows the deletion for a second, then disappears without
   * waiting for the server.
   */
  const remove = async (id: string): Promise<boolean> => {
    setDeleting((ids) => [...ids, id])
    await listsArrive()
    const sent = deleteMutation({ variables: { input: { id } } }).then(
      ({ data }) => data?.deleteFeedback.deletedFeedbackId === id,
      () => false,
    )
    await new Promise((resolve) => setTimeout(resolve, overlayMs))
    setDeleting((ids) => ids.filter((each) => each !== id))
    const expectation = `delete-${id}`
    cache.recordOptimisticTransaction((cache) => removeFeedback(cache, id), expectation)
    const deleted = await sent
    cache.removeOptimistic(expectation)
    if (deleted) removeFeedback(cache, id)
    void notify(
      deleted ? { title: t`Feedback deleted` } : { title: t`Failed to delete feedback`, type: 'error' },
    )
    return deleted
  }

  return { add, update, remove, deleting }
}

const inputOf = ({ design, ...values }: FeedbackValues) => ({ ...values, productId: design?.id ?? null })

/** The optimistic response. */
const expectedOf = ({ design, ...values }: FeedbackValues) => ({
  ...values,
  product: design && {
    __typename: 'Product' as const,
    id: design.id,
    productName: design.productName,
    hindiName: design.productName,
  },
})

/** A payload without an entry and without errors counts as a refusal. */
const refusals = (payload?: {
  feedback?: unknown
  userErrors: readonly UserError[]
}): readonly UserError[] => {
  if (payload?.feedback) return []
  return payload?.userErrors.length ? payload.userErrors : [unexplainedError]
}
