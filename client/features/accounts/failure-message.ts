import { CombinedGraphQLErrors } from '@apollo/client/errors'

const outage = 'We could not reach the shop. Check your connection and try again.'

/** What a failed request has to say to her: the server's own sentence where it sent one. */
export function failureMessage(error: unknown) {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (refusal === undefined) return outage
  const wait = Number(refusal.extensions?.['retryAfter'])
  if (refusal.extensions?.['code'] === 'RATE_LIMITED' && wait > 0) {
    const minutes = Math.ceil(wait / 60)
    return `${refusal.message} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  }
  return refusal.message
}
