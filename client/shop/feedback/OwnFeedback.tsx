import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import {
  type FeedbackEdit,
  removeFeedbackDraft,
  storeFeedbackDraft,
  readFeedbackDraft,
  readFeedbackEdit,
  storeFeedbackEdit,
} from './feedback-draft.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import type { FeedbackValues } from './feedback-values.ts'
import { useFeedbackChanges } from './use-feedback-changes.ts'

/** Loaded beside the form, which is usable before it. */
const FeedbackSummary = lazy(async () => ({
  default: (await import('./FeedbackSummary.tsx')).FeedbackSummary,
}))

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

/** The values of a new form, and after a save: specification, section 9. */
const firstRating = 5
const nextRating = 3

const blank = (rating: number): FeedbackValues => ({
  rating,
  comments: '',
  screenshotUrl: null,
  design: null,
  fit: null,
  asDrawn: null,
})

/** The signed-in user's form and feedback, and that of others. */
export function OwnFeedback() {
  const { t } = useLingui()
  const changes = useFeedbackChanges()
  const [editing, setEditing] = useState<FeedbackEdit | null>(readFeedbackEdit)
  const [fresh, setFresh] = useState(() => ({ round: 0, values: readFeedbackDraft() ?? blank(firstRating) }))
  const [toDelete, setToDelete] = useState<string | null>(null)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const formTitle = useRef<HTMLHeadingElement>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<Element | null>(null)

  const edit = (id: string, values: FeedbackValues) => {
    setEditing({ id, values })
    storeFeedbackEdit({ id, values })
    requestAnimationFrame(() => {
      formTitle.current?.scrollIntoView({ block: 'center' })
      formTitle.current?.focus({ preventScroll: true })
    })
  }
  const stopEditing = () => {
    setEditing(null)
    storeFeedbackEdit(null)
    // Restores the draft of a new entry.
    setFresh(({ round, values }) => ({ round, values: readFeedbackDraft() ?? values }))
  }
  const afterAdding = () => {
    removeFeedbackDraft()
    setFresh(({ round }) => ({ round: round + 1, values: blank(nextRating) }))
  }
  const remove = async (id: string) => {
    if (editing?.id === id) stopEditing()
    if (!(await changes.remove(id))) return
    // The card is removed with the focused button, so the focus moves to the list's heading.
    const focused = document.activeElement
    if (focused === document.body || focused === pressed.current) listTitle.current?.focus()
  }
  const confirmDeletion = async (id: string) => {
    pressed.current = document.activeElement
    if (await want()) setToDelete(id)
  }

  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '6' }} alignItems="start">
        {editing ? (
          <FeedbackForm
            key={editing.id}
            mode="edit"
            titleRef={formTitle}
            initial={editing.values}
            save={(values) => changes.update(editing.id, values)}
            onSaved={stopEditing}
            onCancel={stopEditing}
            onChange={(values) => storeFeedbackEdit({ id: editing.id, values })}
          />
        ) : (
          <FeedbackForm
            key={fresh.round}
            mode="add"
            titleRef={formTitle}
            initial={fresh.values}
            save={changes.add}
            onSaved={afterAdding}
            onChange={storeFeedbackDraft}
          />
        )}
        <Suspense fallback={<Skeleton height="60" borderRadius="l3" />}>
          <FeedbackSummary />
        </Suspense>
      </SimpleGrid>
      <FeedbackList
        title={t`Your Feedback`}
        mine
        empty={t`You have not submitted any feedback yet.`}
        titleRef={listTitle}
        actions={{ edit, remove: (id) => void confirmDeletion(id), deleting: changes.deleting }}
      />
      <FeedbackList
        title={t`Feedback From Others`}
        mine={false}
        empty={t`No feedback from other users yet.`}
      />
      {ConfirmDialog && (
        <ConfirmDialog
          open={toDelete !== null}
          title={t`Delete feedback`}
          text={t`Are you sure you want to delete this feedback?`}
          confirm={t`Delete`}
          onConfirm={() => toDelete !== null && void remove(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  )
}
