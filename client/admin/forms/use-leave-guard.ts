import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'

/**
 * Asks for confirmation before a page with unsaved changes is left: with our dialog within the shop,
 * with the browser's otherwise.
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
    isConfirming: blocker.state === 'blocked',
    goOn: () => {
      agreed.current = true
      blocker.proceed?.()
    },
    // The dialog closes before it reports that the user agreed.
    stay: () =>
      queueMicrotask(() => {
        if (!agreed.current) blocker.reset?.()
      }),
  }
}
