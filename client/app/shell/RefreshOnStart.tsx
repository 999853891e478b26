import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { useSession } from '../session/session.ts'

const RefreshAccountData = lazy(async () => ({
  default: (await import('./RefreshAccountData.tsx')).RefreshAccountData,
}))

/** Specification, section 4: the cart is refreshed on start, once the browser is idle. So is the wishlist. */
export function RefreshOnStart() {
  const { token, expired } = useSession()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    return whenIdle(() => setIdle(true))
  }, [])
  return (
    idle &&
    token !== null &&
    !expired && (
      <Suspense>
        <RefreshAccountData />
      </Suspense>
    )
  )
}
