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
let onMount: () => void
const mounted = new Promise<void>((resolve) => (onMount = resolve))

/** Loads the toasts' code and mounts their container; null when the code can't be loaded. */
export async function loadToaster() {
  const loaded = await import('./toaster.tsx').catch(() => null)
  if (loaded !== null && toasts === null) {
    toasts = createElement(loaded.Toaster, { onMount })
    for (const listener of listeners) listener()
  }
  return loaded
}

/** Shows a toast for five seconds, top right. Does nothing if the toasts' code can't be loaded. */
export async function notify({ title, text, type = 'success', id, action }: Notice) {
  const loaded = await loadToaster()
  if (loaded === null) return
  // A toast that is created while its container mounts can get lost.
  await mounted
  const { toaster } = loaded
  const options = { title, description: text, type, ...(id && { id }), ...(action && { action }) }
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, options)
  else toaster.create(options)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The toasts' container; null until its code is loaded. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => null,
  )
