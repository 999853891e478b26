import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { failureSentence } from './refusal-sentence.ts'

const outage = msg`We could not reach the shop. Check your connection and try again.`

/** A picture that the shop doesn't take, with its sentence. */
export class PictureRefused extends Error {
  /** By the answer's status, for a sentence in her language. */
  readonly code: string
  /** It is no picture or too large: sending it again is in vain. */
  readonly inVain: boolean

  constructor(status: number, message: string) {
    super(message)
    this.code = `PICTURE_${status}`
    this.inVain = [400, 413, 415].includes(status)
  }
}

/** What a failed request has to say to her: the server's own sentence where it sent one. */
export function failureMessage(i18n: I18n, error: unknown) {
  if (error instanceof PictureRefused) return failureSentence(i18n, error)
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (refusal === undefined) return i18n._(outage)
  const code = String(refusal.extensions?.['code'])
  const sentence = failureSentence(i18n, { code, message: refusal.message })
  const minutes = Math.ceil(Number(refusal.extensions?.['retryAfter']) / 60)
  if (code !== 'RATE_LIMITED' || !(minutes > 0)) return sentence
  const wait = i18n._(msg`Try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`)
  return `${sentence} ${wait}`
}
