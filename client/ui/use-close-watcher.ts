import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not in every browser, nor in TypeScript's types. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Lets a phone's Back gesture close an open dialog instead of leaving the page, where the browser
 * supports it.
 */
export function useCloseWatcher(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [open])
}
