import type { IncomingMessage } from 'node:http'

/** The token of a request's `Authorization: Bearer` header, well-formed or not; null without such a header. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const match = /^Bearer(?: +(.*))?$/i.exec(headers.authorization ?? '')
  return match && (match[1] ?? '')
}

/** The `WWW-Authenticate` challenges of a 401 (RFC 6750, section 3): for a missing and for an invalid token. */
export const challenge = 'Bearer'
export const invalidTokenChallenge = 'Bearer error="invalid_token"'
