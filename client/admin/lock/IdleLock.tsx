import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { idleMs, touch } from './last-touch.ts'
import { lockTablet } from './lock-tablet.ts'

const checkEvery = 5_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Locks the tablet when nobody has touched it for so long, in any tab. */
export function IdleLock({ minutes }: { minutes: number }) {
  const client = useApolloClient()
  const lockIfIdle = useEffectEvent(async () => {
    if (idleMs() >= minutes * 60_000) await lockTablet(client)
  })
  useEffect(() => {
    let checking = false
    const check = async () => {
      if (checking) return
      checking = true
      await lockIfIdle().catch(() => null)
      checking = false
    }
    const checkNow = () => void check()
    // A tablet that was put away is locked before it is touched again.
    checkNow()
    const timer = setInterval(checkNow, checkEvery)
    document.addEventListener('visibilitychange', checkNow)
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkNow)
      for (const name of touches) removeEventListener(name, touch, { capture: true })
    }
  }, [])
  return null
}
