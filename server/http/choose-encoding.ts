import type { Request } from 'express'

/** The smallest compressed form that the client accepts, in whatever order it names them; undefined for none. */
export const chooseEncoding = (request: Request): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding))
