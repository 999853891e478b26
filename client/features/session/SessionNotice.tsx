import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { notify } from '../../ui/notify.ts'
import { useHasOwnSessionNotice } from './own-session-notice.ts'
import { useSession } from './session.ts'

/**
 * Tells her once that the server no longer takes her token, and brings her back here after signing in. A form that would
 * lose by that says it in its own way.
 */
export function SessionNotice() {
  const { expired } = useSession()
  const hasOwnNotice = useHasOwnSessionNotice()
  const navigate = useNavigate()
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const signIn = useEffectEvent(() => {
    // She may be there already, with another way back.
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
