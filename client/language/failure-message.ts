import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { toNumber } from '../lib/to-number.ts'

const outage = msg`We could not reach the shop. Check your connection and try again.`
const notAPicture = msg`This file is not a picture.`
const notKept = msg`The picture was not kept. Please try again.`

/** A refused picture. */
export class PictureRefused extends Error {
  /** The server's message; null without one. */
  readonly said: string | null
  /** It isn't a picture or is too large: a retry would fail, too. */
  readonly isPermanent: boolean

  /** @param status the HTTP status; 415 also for what was never sent */
  constructor(status: number, said: string | null) {
    super(said ?? `The picture was answered with ${status}`)
    this.said = said
    this.isPermanent = [400, 413, 415].includes(status)
  }
}

/** The message for a failed request: the server's own, which is in the page's language, if it sent one. */
export function failureMessage(i18n: I18n, error: unknown) {
  if (error instanceof PictureRefused) return error.said ?? i18n._(error.isPermanent ? notAPicture : notKept)
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (refusal === undefined) return i18n._(outage)
  const minutes = Math.ceil(toNumber(refusal.extensions?.['retryAfter']) / 60)
  if (refusal.extensions?.['code'] !== 'RATE_LIMITED' || !(minutes > 0)) return refusal.message
  const wait = i18n._(msg`Try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`)
  return `${refusal.message} ${wait}`
}
