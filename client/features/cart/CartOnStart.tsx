import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { useSession } from '../session/session.ts'

const RefreshCart = lazy(async () => ({ default: (await import('./RefreshCart.tsx')).RefreshCart }))

/** Specification, section 4: the cart is refreshed on start, once the browser is idle. */
export function CartOnStart() {
  const { token, expired } = useSession()
  const [idle, setIdle] = useState(false)
  const onCart = useMatch(paths.cart()) !== null
  useEffect(() => {
    return whenIdle(() => setIdle(true))
  }, [])
  // The cart page reads the cart itself.
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
