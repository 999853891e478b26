import { readSession } from '../session/session.ts'
import type { FeedbackValues } from './use-feedback-changes.ts'

const key = 'feedbackDraft'
const editKey = 'feedbackEdit'

/** Feedback that is being edited, with what its form holds. */
export interface FeedbackEdit {
  id: string
  values: FeedbackValues
}

/** Values as they were stored; null for anything else. */
function valuesOf(stored: unknown): FeedbackValues | null {
  const { rating, comments, screenshotUrl = null, design = null } = (stored ?? {}) as Partial<FeedbackValues>
  const isDraft = typeof rating === 'number' && typeof comments === 'string'
  return isDraft ? { rating, comments, screenshotUrl, design } : null
}

/** What she was writing in this tab before it was loaded anew, or before she had to log in again. */
export function readFeedbackDraft(): FeedbackValues | null {
  try {
    return valuesOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

export function keepFeedbackDraft(values: FeedbackValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetFeedbackDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}

/** The edit that this tab was in the middle of when it was loaded anew; null when it was another account's. */
export function readFeedbackEdit(): FeedbackEdit | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(editKey) ?? 'null') as Record<string, unknown> | null
    const values = valuesOf(stored?.['values'])
    const isOwn = stored?.['userId'] === readSession().userId
    return isOwn && values && typeof stored?.['id'] === 'string' ? { id: stored['id'], values } : null
  } catch {
    return null
  }
}

/** Stores an edit for a reload; null forgets it. */
export function storeFeedbackEdit(edit: FeedbackEdit | null) {
  try {
    if (edit) sessionStorage.setItem(editKey, JSON.stringify({ ...edit, userId: readSession().userId }))
    else sessionStorage.removeItem(editKey)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
