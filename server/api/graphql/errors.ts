import { HeaderMap } from '@apollo/server'
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { isOutage, OutcomeUnknown } from '../../platform/database/outage.ts'
import { challenge, invalidTokenChallenge } from '../http/bearer-token.ts'
import { busy, ourFault, outcomeUnknown } from '../http/failure-of.ts'
import { mayHaveChanged } from '../../request-budget.ts'
import {
  ConfirmationRequired,
  Forbidden,
  InvalidToken,
  type Issue,
  Refused,
  LocalizedError,
  TooManyRequests,
  Unacceptable,
  Unauthenticated,
  Unavailable,
} from '../../domain/errors.ts'
import { say } from '../../request-language.ts'

/**
 * Runs a mutation's use case: errors that the sender can correct become the payload's `userErrors`, others are
 * thrown. `nothing` is the payload without a result.
 */
export async function withUserErrors<Result extends object, Nothing extends object>(
  nothing: Nothing,
  run: () => Promise<Result>,
): Promise<(Result | Nothing) & { userErrors: Issue[] }> {
  try {
    return { userErrors: [], ...(await run()) }
  } catch (error) {
    if (error instanceof Refused) return { ...nothing, userErrors: error.issues }
    throw error
  }
}

/** Apollo's own errors for malformed requests: their messages refer to the query only. */
const aboutTheQuery: string[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
]

/**
 * The domain's errors as GraphQL errors, with the same HTTP status as in REST. Unknown ones are logged and masked. After a
 * mutation's change, no failure looks as if it had not happened.
 */
export function formatError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = thrownBy(error)
    const known = translate(cause)
    const location = { ...(formatted.path && { path: formatted.path }) }
    const isBelowPayload = (formatted.path?.length ?? 0) > 1
    if (isOutage(cause) && mayHaveChanged())
      return { ...(isBelowPayload ? committed() : unknownOutcome()), ...location }
    if (known) return { ...known, ...location }
    const code = formatted.extensions?.code
    if (typeof code === 'string' && aboutTheQuery.includes(code))
      return { message: formatted.message, locations: formatted.locations, ...location, extensions: { code } }
    log.error({ err: cause }, 'a GraphQL operation failed')
    if (mayHaveChanged()) return { ...(isBelowPayload ? committed() : unknownOutcome()), ...location }
    return {
      message: say(ourFault),
      ...location,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }
  }
}

/**
 * What our own code threw: in a resolver, or before any of them, where Apollo's `unwrapResolverError` does not apply.
 */
function thrownBy(error: unknown): unknown {
  const cause = unwrapResolverError(error)
  const wrapped = (cause as { originalError?: unknown } | undefined)?.originalError
  return translate(wrapped) === null ? cause : wrapped
}

interface Translated {
  message: string
  extensions: { code: string; retryAfter?: number; field?: string | null }
}

function translate(error: unknown): Translated | null {
  if (error instanceof OutcomeUnknown) return unknownOutcome()
  if (isOutage(error)) return { message: say(busy), extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }
  if (!(error instanceof LocalizedError)) return null
  const as = (code: string, extras = {}) => ({
    message: say(error.sentence),
    extensions: { code, ...extras },
  })
  if (error instanceof Unauthenticated) return as('UNAUTHENTICATED')
  if (error instanceof ConfirmationRequired) return as('CONFIRMATION_REQUIRED')
  if (error instanceof Forbidden) return as('FORBIDDEN')
  if (error instanceof TooManyRequests) return as('RATE_LIMITED', { retryAfter: error.retryAfterSeconds })
  if (error instanceof Unacceptable)
    return error.reason === 'NO_ROOM' ? as('UNAVAILABLE') : as('BAD_USER_INPUT', { field: error.field })
  if (error instanceof Unavailable) return as('UNAVAILABLE', { retryAfter: error.retryAfterSeconds })
  if (error instanceof Refused) return as('BAD_USER_INPUT', { field: error.issues[0].field })
  return null
}

const unknownOutcome = (): Translated => ({
  message: say(outcomeUnknown),
  extensions: { code: 'OUTCOME_UNKNOWN' },
})

/** The mutation's resolver has returned: only what its payload reads has failed. */
const committed = (): Translated => ({
  message: say((i18n) =>
    i18n._('Your change is saved, but it can’t be shown at the moment. Please load the page again.'),
  ),
  extensions: { code: 'COMMITTED' },
})

/** Without a context no plugin runs: the error itself carries its HTTP status and headers. */
export function contextFailure(error: unknown): never {
  const known = translate(error)
  const refusal = known && statusOf([known])
  if (!refusal || !(error instanceof Error)) throw error
  const { status, headers } = refusal
  if (error instanceof InvalidToken) headers.set('www-authenticate', invalidTokenChallenge)
  throw new GraphQLError(known.message, {
    originalError: error,
    extensions: { ...known.extensions, http: { status, headers } },
  })
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFIRMATION_REQUIRED: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 500,
  COMMITTED: 200,
  INTERNAL_SERVER_ERROR: 500,
}

/** Every code of a top-level error. */
export const errorCodes: ReadonlySet<string> = new Set([...Object.keys(statuses), ...aboutTheQuery])

/** The HTTP status of a response that carries errors and no data, with its headers; null for 200. */
export function statusOf(
  errors: readonly GraphQLFormattedError[],
): { status: number; headers: HeaderMap } | null {
  for (const { extensions } of errors) {
    const status = statuses[String(extensions?.code)]
    if (!status) continue
    const headers = new HeaderMap()
    if (status === 401) headers.set('www-authenticate', challenge)
    const retryAfter = extensions?.['retryAfter'] as number | undefined
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
    return { status, headers }
  }
  return null
}

/** A value of a custom scalar that isn't one. */
export const badScalar = (message: string) =>
  new GraphQLError(message, { extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT } })
