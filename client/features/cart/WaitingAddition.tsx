import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSession } from '../session/session.ts'
import { isAdditionWaiting } from './waiting-addition.ts'

const MakeWaitingAddition = lazy(async () => ({
  default: (await import('./MakeWaitingAddition.tsx')).MakeWaitingAddition,
}))

/** Makes the addition that a guest was sent to log in for, once she is back. */
export function WaitingAddition() {
  const { token, expired } = useSession()
  const waiting = useHydrated() && token !== null && !expired && isAdditionWaiting()
  return (
    waiting && (
      <Suspense>
        <MakeWaitingAddition />
      </Suspense>
    )
  )
}
