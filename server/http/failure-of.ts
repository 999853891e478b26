import type { Logger } from 'pino'
import { isOutage } from '../database/outage.ts'
import {
  Forbidden,
  InvalidToken,
  Refused,
  TooManyRequests,
  Unauthenticated,
  Unavailable,
} from '../domain/errors.ts'
import { invalidTokenChallenge } from './bearer-token.ts'
import { bodyError } from './body-errors.ts'

export interface RequestFailure {
  status: number
  /** A sentence for people. */
  message: string
  headers: Record<string, string>
}

/** What a protocol for programs says of an error. Unknown ones are logged and masked. */
export function failureOf(error: unknown, log: Logger): RequestFailure {
  const as = (status: number, headers: Record<string, string> = {}) => ({
    status,
    message: (error as Error).message,
    headers,
  })
  if (error instanceof InvalidToken) return as(401, { 'WWW-Authenticate': invalidTokenChallenge })
  if (error instanceof Unauthenticated) return as(401)
  if (error instanceof Forbidden) return as(403)
  if (error instanceof TooManyRequests) return as(429, retryAfter(error.retryAfterSeconds))
  if (error instanceof Unavailable) return as(503, retryAfter(error.retryAfterSeconds))
  if (error instanceof Refused) return as(400)
  if (isOutage(error)) return { status: 503, message: busy, headers: retryAfter(2) }
  const unreadable = bodyError(error)
  if (unreadable) return { ...unreadable, headers: {} }
  log.error({ err: error }, 'a request failed')
  return { status: 500, message: 'Something went wrong on our side. Please try again.', headers: {} }
}

const busy = 'The shop is very busy at the moment. Please try again shortly.'

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })
