import { useSyncExternalStore } from 'react'

export interface Notice {
  /** What happened, in one sentence. */
  title: string
  type?: 'success' | 'error' | 'info'
  /** A notice of the same id replaces the earlier one. */
  id?: string
  action?: { label: string; onClick: () => void }
}

let wanted = false
const listeners = new Set<() => void>()

/** Shows a toast for five seconds, top right. The code for it comes with the first one. */
export async function notify({ title, type = 'success', id, action }: Notice) {
  wanted = true
  for (const listener of listeners) listener()
  const { toaster } = await import('./toaster.tsx')
  const options = { title, type, ...(id && { id }), ...(action && { action }) }
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, options)
  else toaster.create(options)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether any toast has been asked for yet. */
export const useToastsWanted = () =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
