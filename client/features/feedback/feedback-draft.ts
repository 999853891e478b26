import type { FeedbackValues } from './use-feedback-changes.ts'

const key = 'feedbackDraft'

/** What she was writing in this tab before it was loaded anew, or before she had to log in again. */
export function readFeedbackDraft(): FeedbackValues | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<FeedbackValues> | null
    const { rating, comments, screenshotUrl = null, design = null } = kept ?? {}
    const isDraft = typeof rating === 'number' && typeof comments === 'string'
    return isDraft ? { rating, comments, screenshotUrl, design } : null
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
