import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { useSession } from '../session/session.ts'

const RefreshCart = lazy(async () => ({ default: (await import('./RefreshCart.tsx')).RefreshCart }))

/** Specification, section 4: on start the cart is refreshed. Not before the browser has time for it. */
export function CartOnStart() {
  const { token, expired } = useSession()
  const [idle, setIdle] = useState(false)
  const onCart = useMatch(paths.cart()) !== null
  useEffect(() => {
    return whenIdle(() => setIdle(true))
  }, [])
  // The cart's own page reads it anyway.
  return (
    idle &&
    !onCart &&
    token !== null &&
    !expired && (
      <Suspense>
        <RefreshCart />
      </Suspense>
    )
  )
}
