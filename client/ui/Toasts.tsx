import { useEffect } from 'react'
import { loadToaster, useToasts } from './notify.ts'
import { whenUsed } from './when-used.ts'

/** The container of the toasts; see `notify`. */
export function Toasts() {
  useEffect(() => {
    return whenUsed(() => void loadToaster())
  }, [])
  return useToasts()
}
