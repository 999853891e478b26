import type { Described, ErrorStatus } from './call.ts'

/** The errors of a call: its own, and those of every call of its kind. */
export function errorsOf({ method, access, scope, input, errors }: Described): [ErrorStatus, string][] {
  const takesBody = method !== 'GET'
  const shared: Partial<Record<ErrorStatus, string>> = {
    ...(takesBody && { 400: unreadable, 413: 'The request has more than 100 kB.', 415: strange }),
    401:
      access === 'anyone'
        ? 'A token was sent that is broken, expired or revoked.'
        : 'There is no token, or it is broken, expired or revoked.',
    403:
      access === 'anyone' ? otherSite : `${access === 'admin' ? 'You are no admin. ' : ''}${keysOf(scope)}`,
    429: `More than ${method === 'GET' ? '600 reads' : '120 writes'} in a minute.`,
    500: `An internal error. Its cause is in the log only.${takesBody ? ` ${unknownOutcome}` : ''}`,
    503: `The shop is too busy, or its database is away.${takesBody ? ' Nothing was changed.' : ''}`,
  }
  const statuses = [...new Set([...Object.keys(shared), ...Object.keys(errors)].map(Number))] as ErrorStatus[]
  return statuses
    .sort((one, other) => one - other)
    .map((status) => {
      const reasons = [errors[status], input?.in === 'form' && errors[status] ? undefined : shared[status]]
      return [status, reasons.filter(Boolean).join(' ')]
    })
}

const keysOf = (scope: Described['scope']) =>
  scope ? `The API key lacks the scope ${scope}.` : 'An API key was sent: this call is for people.'

const unknownOutcome =
  'With `code` `OUTCOME_UNKNOWN`: the connection was lost while the change was being saved. Read what it changes before you repeat it.'
const otherSite = 'An API key was sent from the page of a site that is not named for its client.'
const unreadable = 'The body isn’t JSON.'
const strange = 'The body’s encoding or character set is unknown.'

/** Statuses with a Retry-After header. */
export const hasRetryAfter = (status: ErrorStatus) => status === 429 || status === 503
