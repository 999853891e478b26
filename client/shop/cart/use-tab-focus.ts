import { useEffect, useEffectEvent } from 'react'

/** Calls back when this tab becomes active: another tab may have changed the cart meanwhile. */
export function useTabFocus(onReturn: () => void) {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    const notice = () => returned()
    document.addEventListener('visibilitychange', notice)
    addEventListener('focus', notice)
    return () => {
      document.removeEventListener('visibilitychange', notice)
      removeEventListener('focus', notice)
    }
  }, [])
}
