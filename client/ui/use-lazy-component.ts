import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { reloadIfReachable } from './reload-if-reachable.ts'
import { notify } from './notify.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part of the page that comes with its own code: fetched when the browser is idle, shown when it is wanted. A lost
 * connection costs the part alone, never the page around it; a second try in vain loads the page afresh if the shop is
 * there. `load` stays the same function. Few visitors want a part that isn't fetched `ahead`.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, { ahead = true } = {}) {
  const { t } = useLingui()
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const warmUp = () => void load().catch(() => null)
  useEffect(() => {
    return ahead ? whenIdle(() => void load().catch(() => null)) : undefined
  }, [load, ahead])
  /** Whether the part is there; if not, she has been told. */
  const want = async () => {
    try {
      const loaded = await load()
      setComponent(() => loaded)
      return true
    } catch {
      if (failed && (await reloadIfReachable())) return false
      setFailed(true)
      void notify({
        title: t`We could not reach the shop. Please check your connection and try again.`,
        type: 'error',
        id: 'unreachable',
      })
      return false
    }
  }
  return { Component, warmUp, want }
}
