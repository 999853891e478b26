import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { notify } from '../../ui/notify.ts'
import { useHasOwnSessionNotice } from './own-session-notice.ts'
import { useSession } from './session.ts'

/**
 * Notifies once when the session has expired, with a link to sign in that returns to this page. Not on
 * pages with a form that has its own notice.
 */
export function SessionNotice() {
  const { expired } = useSession()
  const hasOwnNotice = useHasOwnSessionNotice()
  const navigate = useNavigate()
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const signIn = useEffectEvent(() => {
    // The log-in page may be open already, with another page to return to.
    if (pathname !== paths.login()) void navigate(paths.login(), { state: { from: pathname + search } })
  })
  const showNotice = useEffectEvent(() => {
    void notify({
      id: 'log-in',
      type: 'info',
      title: t`Your session has ended. Please sign in again to go on.`,
      action: { label: t`Sign in`, onClick: () => signIn() },
    })
  })
  useEffect(() => {
    if (expired && !hasOwnNotice) showNotice()
  }, [expired, hasOwnNotice])
  return null
}
