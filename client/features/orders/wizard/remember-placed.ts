import type { OrderSubject } from './order-form.ts'
import { type PlacedBefore, storageKey } from './placed-before.ts'

/** The wizard's steps stay in the tab's history when their order is placed. */
export function rememberPlaced(subject: OrderSubject, path: string, draftId: string) {
  const placed: PlacedBefore = { path, draftId, at: Date.now() }
  try {
    sessionStorage.setItem(storageKey(subject), JSON.stringify(placed))
  } catch {
    // Where nothing can be kept her way back leads to an empty wizard.
  }
}
