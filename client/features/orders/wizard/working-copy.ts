import { isLeaving } from '../../session/session.ts'
import type { OrderSubject, OrderValues } from './order-form.ts'

/** An attempt to place the order whose outcome isn't known yet: sent again, it is answered as the first time. */
export interface Placing {
  idempotencyKey: string
  draftId: string
  version: number
  /** Paise; null for a custom order, which has no price yet. */
  confirmedTotal: number | null
}

/** What this browser keeps of an order that is being described. */
export interface WorkingCopy {
  values: OrderValues
  /** Whose account it belongs to; null while she is a guest. */
  owner: string | null
  /** The draft in her account that it is a copy of. */
  draft: { id: string; version: number } | null
  /** It holds what her account doesn't. */
  unsaved: boolean
  placing: Placing | null
}

/** Nothing has been filled in or saved: it is what it was made of, and may be made again of what is known now. */
export const isUntouched = ({ draft, unsaved, placing }: WorkingCopy) =>
  draft === null && !unsaved && placing === null

export const prefix = 'orderDraft:'

/**
 * Where the order of an address is kept. A draft that the address names may be the one kept under its design already:
 * there are never two copies to be told apart.
 */
export function workingCopyKey({ productId, type, draftId }: OrderSubject) {
  const ofDesign = `${prefix}${productId}:${type}`
  if (draftId === null) return ofDesign
  const ofDraft = `${prefix}${draftId}`
  const holders = [ofDesign, ofDraft].filter((key) => readWorkingCopy(key)?.draft?.id === draftId)
  return holders.find((key) => readWorkingCopy(key)?.unsaved) ?? holders[0] ?? ofDraft
}

export function readWorkingCopy(key: string): WorkingCopy | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? null : (JSON.parse(kept) as WorkingCopy)
  } catch {
    return null
  }
}

/** False when the browser keeps nothing: storage may be full or switched off. */
export function keepWorkingCopy(key: string, copy: WorkingCopy) {
  // What she clears by logging out must not come back.
  if (isLeaving()) return false
  try {
    localStorage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function dropWorkingCopy(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
