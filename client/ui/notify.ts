import { createElement, type ReactElement, useSyncExternalStore } from 'react'

export interface Notice {
  /** What happened, in one sentence. */
  title: string
  /** Why, or what else is to be known. */
  text?: string
  type?: 'success' | 'error' | 'info'
  /** A notice of the same id replaces the earlier one. */
  id?: string
  action?: { label: string; onClick: () => void }
}

let toasts: ReactElement | null = null
const listeners = new Set<() => void>()

/** The code of the toasts, or null while the shop can't be reached. */
export const loadToaster = () => import('./toaster.tsx').catch(() => null)

/** Shows a toast for five seconds, top right. Without its code there is nothing to say it with. */
export async function notify({ title, text, type = 'success', id, action }: Notice) {
  const loaded = await loadToaster()
  if (loaded === null) return
  toasts ??= createElement(loaded.Toaster)
  for (const listener of listeners) listener()
  const { toaster } = loaded
  const options = { title, description: text, type, ...(id && { id }), ...(action && { action }) }
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, options)
  else toaster.create(options)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The toasts' place in the page; null until the first one. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => null,
  )
