import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { cspReportPath } from './csp-reports.ts'

export interface SecurityOptions {
  mode: 'development' | 'production'
  /** Whether the shop's own address is https. */
  https: boolean
  /** Whether Google's sign-in button is on the shop's pages. */
  google: boolean
  /** Whether Razorpay's checkout can be opened on the shop's pages. */
  razorpay: boolean
}

/** What Google documents that its button needs. */
const googleIdentity = 'https://accounts.google.com/gsi/'

/** What Razorpay's checkout loads, shows and sends. */
const razorpaySources = {
  script: 'https://checkout.razorpay.com',
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}

/**
 * Headers for every response. Scripts come from the shop only; styles are inline because the pages contain their own.
 * Pictures may have any https address: a product's may be on another host.
 */
export function securityHeaders({
  mode,
  https,
  google,
  razorpay,
}: SecurityOptions): (response: ServerResponse) => void {
  const development = mode === 'development'
  const from = (own: string[], googles: string, ofRazorpay: string[] = []) => [
    ...own,
    ...(google ? [googles] : []),
    ...(razorpay ? ofRazorpay : []),
  ]
  const frames = from([], googleIdentity, razorpaySources.frames)
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          // The development server's hot reload adds a script to the page.
          scriptSrc: from(
            development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
            `${googleIdentity}client`,
            [razorpaySources.script],
          ),
          styleSrc: from(["'self'", "'unsafe-inline'"], `${googleIdentity}style`),
          imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
          // Voice notes are loaded with the session, and played from memory.
          mediaSrc: ["'self'", 'https:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: from(
            development ? ["'self'", 'ws:'] : ["'self'"],
            googleIdentity,
            razorpaySources.connections,
          ),
          ...(frames.length > 0 && { frameSrc: frames }),
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          reportUri: [cspReportPath],
          ...(https && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: https,
      xFrameOptions: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
      // Google's popup, and a bank's page opened by Razorpay, send their result to the page that opened them.
      crossOriginOpenerPolicy: { policy: google || razorpay ? 'same-origin-allow-popups' : 'same-origin' },
      // Integrators may embed the catalogue's pictures.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  )
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
}

/** The headers are equal for every response: they are computed once. */
function headersOf(set: ReturnType<typeof helmet>): [name: string, value: string][] {
  const headers: [string, string][] = []
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader() {},
  }
  let isDone = false
  set({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error as Error
    isDone = true
  })
  if (!isDone) throw new Error('The headers for security hang on the request')
  return headers
}
