import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import type { FeedbackValues } from './feedback-values.ts'
import type { UserErrorsFragment as UserError } from '../../__generated__/graphql.ts'

const done = { add: msg`Feedback submitted!`, edit: msg`Feedback updated!` }

/** The fields that show their own errors. */
const fields = ['rating', 'comments', 'screenshotUrl', 'productId', 'fit', 'asDrawn'] as const

export interface FeedbackSave {
  mode: keyof typeof done
  initial: FeedbackValues
  /** Submits the values and returns errors; empty after success. */
  save: (values: FeedbackValues) => Promise<readonly UserError[]>
  onSaved: () => void
  /** Called after each change. */
  onChange?: (values: FeedbackValues) => void
}

/** The state of the form. Nothing that was entered is lost before it is saved. */
export function useFeedbackForm({ mode, initial, save, onSaved, onChange }: FeedbackSave) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(initial)
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(fields)
  const [uploading, setUploading] = useState(false)

  const change = (changed: Partial<FeedbackValues>) => {
    const next = { ...values, ...changed }
    setValues(next)
    // A field's error is removed once the field is edited.
    const mended = 'design' in changed ? ['productId'] : Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.includes(field))))
    onChange?.(next)
  }

  const onSubmit = async (form: HTMLFormElement) => {
    setSubmitError(null)
    if (uploading) return
    if (values.comments.trim() === '') {
      setErrors({ comments: t`Please write a few words about your experience.` })
      const comments = form.elements.namedItem('comments')
      if (comments instanceof HTMLElement) comments.focus()
      return
    }
    const outcome = await submit(async () => ({ userErrors: await save(values) }))
    if (outcome.state === 'done') {
      void notify({ title: i18n._(done[mode]) })
      onSaved()
    }
    if (outcome.state === 'refused') void notify({ title: t`Something went wrong`, type: 'error' })
    if (outcome.state === 'failed') console.error('The feedback could not be sent:', outcome.error)
  }

  return {
    values,
    change,
    errors,
    submitError,
    loading,
    uploading,
    setUploading,
    onSubmit: (form: HTMLFormElement) => void onSubmit(form),
  }
}
