import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Headers for every answer. Scripts come from the shop alone; styles are inline because the pages carry their own.
 * Pictures may be any https address: a product's may lie elsewhere.
 */
export function securityHeaders(mode: 'development' | 'production', https: boolean): RequestHandler {
  const development = mode === 'development'
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The development server's hot reload puts a script into the page.
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
        mediaSrc: ["'self'", 'https:'],
        fontSrc: ["'self'"],
        connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // The catalogue's pictures may be shown by integrators elsewhere.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
