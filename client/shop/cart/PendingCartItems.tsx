import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { isReloadingAfterLogIn, useSession } from '../../app/session/session.ts'
import { readPendingItems } from './pending-items.ts'

const loadComponent = async () => (await import('./AddPendingItems.tsx')).AddPendingItems

/** After a log-in, adds the items that a guest wanted to add to the cart. */
export function PendingCartItems() {
  const { token, expired } = useSession()
  const mayMake = useHydrated() && token !== null && !expired && !isReloadingAfterLogIn()
  const waiting = mayMake && readPendingItems().length > 0
  const { Component: AddPendingItems, want } = useLazyComponent(loadComponent, { ahead: false })
  const make = useEffectEvent(() => void want())
  useEffect(() => {
    if (waiting) make()
  }, [waiting])
  return AddPendingItems && <AddPendingItems />
}
