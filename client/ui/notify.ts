import { createElement, type ReactElement, useSyncExternalStore } from 'react'

export interface Notice {
  /** What happened, in one sentence. */
  title: string
  /** The reason or further details. */
  text?: string
  type?: 'success' | 'error' | 'info'
  /** A toast with the same id replaces the earlier one. */
  id?: string
  action?: { label: string; onClick: () => void }
}

let toasts: ReactElement | null = null
const listeners = new Set<() => void>()

/** The code of the toasts, or null when it can't be loaded. */
export const loadToaster = () => import('./toaster.tsx').catch(() => null)

/** Shows a toast for five seconds, top right. Does nothing if the toasts' code can't be loaded. */
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

/** The toasts' component; null until the first toast. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => null,
  )
