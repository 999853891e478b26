import type { Logger } from 'pino'
import { isOutage, OutcomeUnknown } from '../../platform/database/outage.ts'
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
import { challenge, invalidTokenChallenge } from './bearer-token.ts'
import { mayHaveChanged } from '../../request-budget.ts'
import { bodyError } from './body-errors.ts'
import type { Sentence } from '../../i18n.ts'
import { say } from '../../request-language.ts'

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
  NEEDS_CONFIRMATION: 409,
  PROMOTION_ENDED: 409,
  PINCODE_NOT_SERVED: 409,
}

const unacceptable: Record<UnacceptableReason, number> = { TOO_LARGE: 413, UNSUPPORTED: 415, NO_ROOM: 507 }

/** How a transport answers an error. */
export interface Failure {
  status: number
  /** For programs, where the status does not say it. */
  code?: 'OUTCOME_UNKNOWN'
  /** A sentence for people. */
  message: string
  field?: string
  errors?: { field: string | null; message: string }[]
  /** In seconds. */
  retryAfter?: number
}

/** How an error is answered over HTTP, outside of GraphQL. Unknown ones are logged and masked. */
export function failureOf(error: unknown, log: Logger): Failure {
  if (error instanceof Unauthenticated) return { status: 401, message: say(error.sentence) }
  if (error instanceof Forbidden) return { status: 403, message: say(error.sentence) }
  if (error instanceof TooManyRequests)
    return { status: 429, message: say(error.sentence), retryAfter: error.retryAfterSeconds }
  if (error instanceof Unacceptable) {
    const { reason, field, sentence } = error
    return { status: unacceptable[reason], message: say(sentence), ...(field !== null && { field }) }
  }
  if (error instanceof Unavailable)
    return { status: 503, message: say(error.sentence), retryAfter: error.retryAfterSeconds }
  if (error instanceof Refused) {
    const [{ code, field, message }] = error.issues
    return {
      status: statuses[code],
      message: say(message),
      ...(field !== null && { field }),
      ...(error.issues.length > 1 && {
        errors: error.issues.map(({ field, message }) => ({ field, message: say(message) })),
      }),
    }
  }
  if (error instanceof OutcomeUnknown || (isOutage(error) && mayHaveChanged())) return unknownOutcome()
  if (isOutage(error)) return { status: 503, message: say(busy), retryAfter: 2 }
  return bodyError(error) ?? unknownFailure(error, log)
}

/** Nothing was changed. */
export const busy: Sentence = (i18n) =>
  i18n._('The shop is very busy at the moment. Please try again shortly.')

export const outcomeUnknown: Sentence = (i18n) =>
  i18n._(
    'The connection was lost while your change was being saved: it may be saved or not. Please look before you repeat it.',
  )

export const ourFault: Sentence = (i18n) => i18n._('Something went wrong on our side. Please try again.')

const unknownOutcome = (): Failure => ({ status: 500, code: 'OUTCOME_UNKNOWN', message: say(outcomeUnknown) })

function unknownFailure(error: unknown, log: Logger): Failure {
  log.error({ err: error }, 'a request failed')
  if (mayHaveChanged()) return unknownOutcome()
  return { status: 500, message: say(ourFault) }
}

/** The headers that belong to an error's answer. */
export const failureHeaders = (error: unknown, { status, retryAfter }: Failure): Record<string, string> => ({
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  ...(status === 401 && {
    'WWW-Authenticate': error instanceof InvalidToken ? invalidTokenChallenge : challenge,
  }),
})
