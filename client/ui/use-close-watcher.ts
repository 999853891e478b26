import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not every browser has it, nor do TypeScript's own types. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** A phone's Back closes what lies open over the page instead of leaving the page, where the browser tells of it. */
export function useCloseWatcher(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [open])
}
