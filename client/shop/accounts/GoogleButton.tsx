import { Box } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { loadGoogleIdentity } from './google-identity.ts'

interface GoogleButtonProps {
  clientId: string
  kind: 'signin_with' | 'signup_with'
  /** Called with the ID token. */
  onCredential: (credential: string) => void
  onFailure: () => void
}

/** Google's own button. Its script is loaded only by the pages that show it; its space is reserved. */
export function GoogleButton({ clientId, kind, onCredential, onFailure }: GoogleButtonProps) {
  const container = useRef<HTMLDivElement>(null)
  const signedIn = useEffectEvent(onCredential)
  const failed = useEffectEvent(onFailure)
  useEffect(() => {
    let left = false
    const show = async () => {
      const google = await loadGoogleIdentity()
      if (left || container.current === null) return
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => !left && signedIn(credential),
        ux_mode: 'popup',
      })
      google.renderButton(container.current, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: kind,
        // Google supports widths from 200 to 400 px.
        width: Math.max(200, Math.min(400, container.current.clientWidth)),
      })
    }
    show().catch((error: unknown) => {
      if (left) return
      console.error('Google’s button did not load:', error)
      failed()
    })
    return () => {
      left = true
    }
  }, [clientId, kind])
  return <Box ref={container} minH="11" display="flex" justifyContent="center" />
}
