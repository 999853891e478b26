import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import { notify } from '../../../ui/notify.ts'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import { deleteLocalCopies } from '../wizard/delete-local-copies.ts'

const DiscardOrderDraft_mutation = graphql(`
  mutation DiscardOrderDraft($input: DiscardOrderDraftInput!) {
    discardOrderDraft(input: $input) {
      discardedOrderDraftId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const loadDialog = async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog

/** Discards a draft after confirmation, with its local copies. */
export function useDiscardDraft(onDiscarded: () => void) {
  const { t, i18n } = useLingui()
  const [pending, setPending] = useState<{ id: string; name: string } | null>(null)
  const [discarding, setDiscarding] = useState<string | null>(null)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const [send] = useMutation(DiscardOrderDraft_mutation, {
    // A draft that doesn't exist any more counts as discarded.
    update: (cache, _result, { variables }) => {
      cache.evict({ id: cache.identify({ __typename: 'OrderDraft', id: variables?.input.id ?? null }) })
      cache.gc()
    },
  })

  const discard = async (id: string) => {
    setDiscarding(id)
    try {
      await send({ variables: { input: { id } } })
      deleteLocalCopies(id)
      onDiscarded()
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error', id: 'discard' })
    } finally {
      setDiscarding(null)
    }
  }

  return {
    /** The id of the draft that is being discarded. */
    discarding,
    confirm: (draft: { id: string; name: string }) =>
      void want().then((loaded) => {
        if (loaded) setPending(draft)
      }),
    dialog: ConfirmDialog && (
      <ConfirmDialog
        open={pending !== null}
        title={t`Discard this order?`}
        text={t`What you have filled in for it is thrown away. This can’t be undone.`}
        confirm={t`Discard`}
        onConfirm={() => pending && void discard(pending.id)}
        onClose={() => setPending(null)}
      />
    ),
  }
}
