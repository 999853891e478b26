import { useEffect } from 'react'
import { loadToaster, useToasts } from './notify.ts'
import { whenIdle } from './when-idle.ts'

/** The container of the toasts; see `notify`. */
export function Toasts() {
  useEffect(() => {
    return whenIdle(() => void loadToaster())
  }, [])
  return useToasts()
}
