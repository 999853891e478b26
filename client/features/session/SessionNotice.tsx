import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { useSession } from './session.ts'

/** Tells her once that the server no longer takes her token. */
export function SessionNotice() {
  const { expired } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (!expired) return
    void notify({
      id: 'session-expired',
      type: 'info',
      title: 'Your session has ended. Please sign in again to go on.',
      action: { label: 'Sign in', onClick: () => void navigate(paths.login()) },
    })
  }, [expired, navigate])
  return null
}
