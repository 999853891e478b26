/** The part of the Google Identity Services API that the shop uses. */
export interface GoogleIdentity {
  initialize: (settings: {
    client_id: string
    callback: (response: { credential: string }) => void
    ux_mode: 'popup'
  }) => void
  renderButton: (
    container: HTMLElement,
    look: {
      type: 'standard'
      theme: 'outline'
      size: 'large'
      text: 'signin_with' | 'signup_with'
      width: number
    },
  ) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

const address = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | undefined

/** Loads Google's script on first use, and again after a failure. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const load = () =>
  new Promise<GoogleIdentity>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => {
      const identity = window.google?.accounts?.id
      if (identity) resolve(identity)
      else reject(new Error('Google’s script brought no sign-in'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} can’t be reached`))
    }
    document.head.append(script)
  })
