import { fits, likenesses } from '../../../shared/catalogue/feedback-answers.ts'
import { isNumber, isString, nullOr, objectOf, oneOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { readSession } from '../../app/session/session.ts'
import type { OrderedDesign } from './DesignField.tsx'
import type { FeedbackValues } from './feedback-values.ts'

/** An edited entry with the form's values. */
export interface FeedbackEdit {
  id: string
  values: FeedbackValues
}

const isFeedback = objectOf<FeedbackValues>({
  rating: isNumber,
  comments: isString,
  screenshotUrl: nullOr(isString),
  design: nullOr(objectOf<OrderedDesign>({ id: isString, productName: isString })),
  fit: nullOr(oneOf(...fits)),
  asDrawn: nullOr(oneOf(...likenesses)),
})

/** What was being written in this tab before a reload or another log-in. */
const draft = storedValue({
  key: 'feedbackDraft',
  version: 3,
  area: 'session',
  isValid: isFeedback,
  fallback: null,
})

export const readFeedbackDraft = draft.read
export const storeFeedbackDraft: (values: FeedbackValues) => void = draft.write
export const removeFeedbackDraft = draft.remove

const editing = storedValue({
  key: 'feedbackEdit',
  version: 3,
  area: 'session',
  isValid: objectOf<FeedbackEdit & { userId: string | null }>({
    id: isString,
    values: isFeedback,
    userId: nullOr(isString),
  }),
  fallback: null,
})

/** The edit that was open in this tab before a reload; null when it was another account's. */
export function readFeedbackEdit(): FeedbackEdit | null {
  const stored = editing.read()
  return stored?.userId === readSession().userId ? stored : null
}

/** Stores an edit for a reload; null removes it. */
export function storeFeedbackEdit(edit: FeedbackEdit | null) {
  if (edit) editing.write({ ...edit, userId: readSession().userId })
  else editing.remove()
}
