import type { IncomingMessage } from 'node:http'

/** The token of a request's `Authorization` header; null when it holds none. */
export const bearerToken = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
