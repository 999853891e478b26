import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { refusalSentence } from '../../language/refusal-sentence.ts'
import { notify } from '../../ui/notify.ts'
import type { FeedbackValues } from './feedback-values.ts'
import type { UserError } from './use-feedback-changes.ts'

const done = { add: msg`Feedback submitted!`, edit: msg`Feedback updated!` }

/** The fields that show their own errors. */
const fields = ['rating', 'comments', 'screenshotUrl', 'productId'] as const
type Errors = Partial<Record<(typeof fields)[number], string>>

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
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [uploading, setUploading] = useState(false)

  const change = (changed: Partial<FeedbackValues>) => {
    const next = { ...values, ...changed }
    setValues(next)
    // A field's error is removed once the field is edited.
    const mended = 'design' in changed ? ['productId'] : Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.includes(field))))
    onChange?.(next)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const comments = event.currentTarget.elements.namedItem('comments')
    setFailure(null)
    if (saving || uploading) return
    if (values.comments.trim() === '') {
      setErrors({ comments: t`Please write a few words about your experience.` })
      if (comments instanceof HTMLElement) comments.focus()
      return
    }
    setSaving(true)
    try {
      const refused = await save(values)
      if (refused.length === 0) {
        void notify({ title: i18n._(done[mode]) })
        onSaved()
        return
      }
      void notify({ title: t`Something went wrong`, type: 'error' })
      const sentences = refused.map((each) => ({ field: each.field, sentence: refusalSentence(i18n, each) }))
      setErrors(Object.fromEntries(sentences.map(({ field, sentence }) => [field ?? '', sentence])))
      setFailure(sentences.find(({ field }) => !isField(field))?.sentence ?? null)
    } catch (error) {
      console.error('The feedback could not be sent:', error)
      setFailure(failureMessage(i18n, error))
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    change,
    errors,
    failure,
    saving,
    uploading,
    setUploading,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
  }
}

const isField = (field: unknown): field is keyof Errors => (fields as readonly unknown[]).includes(field)
