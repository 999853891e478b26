import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { failureSentence } from './refusal-sentence.ts'
import { toNumber } from '../lib/to-number.ts'

const outage = msg`We could not reach the shop. Check your connection and try again.`

/** A refused picture, with the server's message. */
export class PictureRefused extends Error {
  /** The HTTP status, which selects the translated message. */
  readonly code: string
  /** It isn't a picture or is too large: a retry would fail, too. */
  readonly isPermanent: boolean

  constructor(status: number, message: string) {
    super(message)
    this.code = `PICTURE_${status}`
    this.isPermanent = [400, 413, 415].includes(status)
  }
}

/** The message for a failed request: the server's own, if it sent one. */
export function failureMessage(i18n: I18n, error: unknown) {
  if (error instanceof PictureRefused) return failureSentence(i18n, error)
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (refusal === undefined) return i18n._(outage)
  const code = String(refusal.extensions?.['code'])
  const sentence = failureSentence(i18n, { code, message: refusal.message })
  const minutes = Math.ceil(toNumber(refusal.extensions?.['retryAfter']) / 60)
  if (code !== 'RATE_LIMITED' || !(minutes > 0)) return sentence
  const wait = i18n._(msg`Try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`)
  return `${sentence} ${wait}`
}
