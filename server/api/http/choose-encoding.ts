import type { Request } from 'express'

/**
 * The smallest compressed form that the client accepts, regardless of the order in which it lists them; undefined for
 * none.
 */
export const chooseEncoding = (request: Request): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding))
