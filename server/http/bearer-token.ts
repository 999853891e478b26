import type { Request } from 'express'

/** The token of a request's `Authorization` header; null when it holds none. */
export const bearerToken = ({ headers }: Request): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
