import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isOutage } from '../../database/outage.ts'
import {
  Forbidden,
  InvalidToken,
  type IssueCode,
  Refused,
  TooManyRequests,
  Unacceptable,
  type UnacceptableReason,
  Unauthenticated,
  Unavailable,
} from '../../domain/errors.ts'
import { challenge, invalidTokenChallenge } from '../../http/bearer-token.ts'
import { bodyError } from '../../http/body-errors.ts'

const statuses: Record<IssueCode, number> = {
  INVALID: 400,
  BAD_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 409,
  PAYMENT_SERVICE_UNAVAILABLE: 503,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  PROMOTION_ENDED: 409,
  PINCODE_NOT_SERVED: 409,
}

const unacceptable: Record<UnacceptableReason, number> = { TOO_LARGE: 413, UNSUPPORTED: 415, NO_ROOM: 507 }

interface Failure {
  status: number
  message: string
  field?: string
  errors?: { field: string | null; message: string }[]
  retryAfter?: number
}

/** Every failure as JSON; unknown ones are logged and masked. If the response has started, `next` ends it. */
export const errorHandler =
  (log: Logger) =>
  (error: unknown, _request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
    if (response.headersSent) return next(error)
    const { status, retryAfter, ...body } = translate(error, log)
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (status === 401)
      response.setHeader(
        'WWW-Authenticate',
        error instanceof InvalidToken ? invalidTokenChallenge : challenge,
      )
    response.statusCode = status
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ success: false, ...body }))
  }

function translate(error: unknown, log: Logger): Failure {
  if (error instanceof Unauthenticated) return { status: 401, message: error.message }
  if (error instanceof Forbidden) return { status: 403, message: error.message }
  if (error instanceof TooManyRequests)
    return { status: 429, message: error.message, retryAfter: error.retryAfterSeconds }
  if (error instanceof Unacceptable) {
    const { reason, field, message } = error
    return { status: unacceptable[reason], message, ...(field !== null && { field }) }
  }
  if (error instanceof Unavailable)
    return { status: 503, message: error.message, retryAfter: error.retryAfterSeconds }
  if (error instanceof Refused) {
    const [{ code, field, message }] = error.issues
    return {
      status: statuses[code],
      message,
      ...(field !== null && { field }),
      ...(error.issues.length > 1 && {
        errors: error.issues.map(({ field, message }) => ({ field, message })),
      }),
    }
  }
  if (isOutage(error))
    return {
      status: 503,
      message: 'The shop is very busy at the moment. Please try again shortly.',
      retryAfter: 2,
    }
  return bodyError(error) ?? unknownFailure(error, log)
}

function unknownFailure(error: unknown, log: Logger): Failure {
  log.error({ err: error }, 'a REST call failed')
  return { status: 500, message: 'Something went wrong on our side. Please try again.' }
}
