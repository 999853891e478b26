import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'

/**
 * Asks before a page with unsaved changes is left: within the shop by a dialog of ours, otherwise by the browser's.
 */
export function useLeaveGuard(unsaved: boolean) {
  const leavesPage = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  )
  const blocker = useBlocker(leavesPage)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault()
      },
      [unsaved],
    ),
  )
  /** The user has agreed to leave. */
  const agreed = useRef(false)
  useEffect(() => {
    if (blocker.state === 'blocked') agreed.current = false
  }, [blocker])
  return {
    asking: blocker.state === 'blocked',
    goOn: () => {
      agreed.current = true
      blocker.proceed?.()
    },
    // The dialog closes first, and then says that the user has agreed.
    stay: () =>
      queueMicrotask(() => {
        if (!agreed.current) blocker.reset?.()
      }),
  }
}
