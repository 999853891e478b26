import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { reloadForMissingCode, reloadIfReachable } from './reload-if-reachable.ts'
import { notify } from './notify.ts'
import { whenUsed } from './when-used.ts'

/**
 * A component with a chunk of its own, which is preloaded when the page is used and rendered on
 * demand. A failed download doesn't affect the rest of the page, but reloads it once if the server is reachable: its
 * code was replaced by a deploy. `load` must be stable. Rarely used components are loaded with
 * `ahead: false`.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, { ahead = true } = {}) {
  const { t } = useLingui()
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const warmUp = () => void load().catch(() => null)
  useEffect(() => {
    return ahead ? whenUsed(() => void load().catch(() => null)) : undefined
  }, [load, ahead])
  /** Returns whether the component is loaded; if not, an error was shown. */
  const want = async () => {
    try {
      const loaded = await load()
      setComponent(() => loaded)
      return true
    } catch {
      if ((await reloadForMissingCode()) || (failed && (await reloadIfReachable()))) return false
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
