import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { refusalSentence } from '../../language/refusal-sentence.ts'
import { notify } from '../../ui/notify.ts'
import type { FeedbackValues, UserError } from './use-feedback-changes.ts'

const done = { add: msg`Feedback submitted!`, edit: msg`Feedback updated!` }

/** The fields that say themselves what is wrong with them. */
const fields = ['rating', 'comments', 'screenshotUrl', 'productId'] as const
type Errors = Partial<Record<(typeof fields)[number], string>>

export interface FeedbackSave {
  mode: keyof typeof done
  initial: FeedbackValues
  /** Answers what is wrong with the values; nothing when they are saved. */
  save: (values: FeedbackValues) => Promise<readonly UserError[]>
  onSaved: () => void
  /** Each time she has changed something. */
  onChange?: (values: FeedbackValues) => void
}

/** What is in the form and what becomes of it. Nothing she has put in is lost before it is saved. */
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
    // What was wrong with a field is old news once she mends it.
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
