import { useApolloClient } from '@apollo/client/react'
import { Link } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRoute } from '../../../shared/admin-routes.ts'
import { useUnsent } from './unsent.ts'

/** How often the shop is tried while something waits. */
const tryEvery = 15_000

/** On all admin pages: how much the shop doesn't have yet. Sends it as soon as the shop can be reached. */
export function UnsentBadge() {
  const { t } = useLingui()
  const client = useApolloClient()
  const { waiting, refused } = useUnsent()
  const count = waiting + refused
  const send = useEffectEvent(async () => {
    if (waiting > 0) await (await import('./send-writes.ts')).sendWrites(client)
  })
  useEffect(() => {
    if (waiting === 0) return
    const sendNow = () => void send().catch(() => null)
    sendNow()
    const timer = setInterval(sendNow, tryEvery)
    addEventListener('online', sendNow)
    // The service worker tells its pages when the browser has a connection again.
    navigator.serviceWorker?.addEventListener('message', sendNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendNow)
      navigator.serviceWorker?.removeEventListener('message', sendNow)
    }
  }, [waiting])
  if (count === 0) return null
  return (
    <Link
      asChild
      minH="11"
      px="3"
      gap="2"
      borderRadius="l2"
      bg="bg.warning"
      color="fg.warning"
      fontWeight="semibold"
      whiteSpace="nowrap"
      textDecoration="none"
    >
      <RouterLink to={'/admin/unsent' satisfies AdminRoute}>
        {refused > 0 ? <TriangleAlert aria-hidden size={18} /> : <CloudUpload aria-hidden size={18} />}
        {refused > 0
          ? t`${plural({ refused }, { one: '# to decide', other: '# to decide' })}`
          : t`${plural({ waiting }, { one: '# to be sent', other: '# to be sent' })}`}
      </RouterLink>
    </Link>
  )
}
