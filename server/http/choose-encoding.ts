import type { Request } from 'express'

/** The best compression that the browser takes, whatever order it names them in. */
export const chooseEncoding = (request: Request) =>
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding))
