import { i18nOf, type Sentence } from '../i18n.ts'

/** An error that the sender of a request can correct; the transports show it. */
export interface Issue {
  /** The input's field, with dots for nesting; null when it isn't about one field. */
  field: string | null
  code: IssueCode
  /** For people: what to do, in their language. */
  message: Sentence
}

export type IssueCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_CREDENTIALS'
  | 'TWO_FACTOR_REQUIRED'
  | 'UNAVAILABLE'
  | 'PAYMENT_SERVICE_UNAVAILABLE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'NEEDS_CONFIRMATION'
  | 'PROMOTION_ENDED'
  | 'PINCODE_NOT_SERVED'

/** An error that people are shown in their language. Its `message` is the English sentence, for logs and programs. */
export abstract class LocalizedError extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence(i18nOf.en))
    this.sentence = sentence
  }
}

/** The request was understood and refused; every wrong field is named at once. */
export class Refused extends LocalizedError {
  readonly issues: [Issue, ...Issue[]]

  constructor(issues: [Issue, ...Issue[]]) {
    super(issues[0].message)
    this.issues = issues
  }
}

/** @throws Refused with all of them, if there are any */
export function refuseIssues(issues: readonly Issue[]): void {
  const [first, ...others] = issues
  if (first) throw new Refused([first, ...others])
}

/** Needs a signed-in viewer. */
export class Unauthenticated extends LocalizedError {
  constructor(sentence: Sentence = (i18n) => i18n._('Please log in first.')) {
    super(sentence)
  }
}

/**
 * The bearer token is malformed, expired or revoked: the request fails, so that no client mistakes a guest's response
 * for its own.
 */
export class InvalidToken extends Unauthenticated {
  constructor(sentence: Sentence = (i18n) => i18n._('Your session has ended. Please log in again.')) {
    super(sentence)
  }
}

/** Signed in, but without the required permission. */
export class Forbidden extends LocalizedError {
  constructor(sentence: Sentence = (i18n) => i18n._('This is for the shop’s admins only.')) {
    super(sentence)
  }
}

/** Allowed once the account's holder has confirmed it by password, and code: see `confirmIdentity`. */
export class ConfirmationRequired extends Forbidden {
  constructor() {
    super((i18n) => i18n._('Please confirm with your password that it is you.'))
  }
}

export class TooManyRequests extends LocalizedError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, sentence: Sentence) {
    super(sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The upload can't be stored. */
export class Unacceptable extends LocalizedError {
  readonly reason: UnacceptableReason
  /** The input's field; null when it isn't about the input. */
  readonly field: string | null

  constructor(reason: UnacceptableReason, field: string | null, sentence: Sentence) {
    super(sentence)
    this.reason = reason
    this.field = field
  }
}

/** Too large, of an unsupported type, or the shop has no space left. */
export type UnacceptableReason = 'TOO_LARGE' | 'UNSUPPORTED' | 'NO_ROOM'

/** An external service is unavailable; the request may be retried later. */
export class Unavailable extends LocalizedError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, sentence: Sentence) {
    super(sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const invalid = (field: string | null, message: Sentence) =>
  new Refused([{ field, code: 'INVALID', message }])
export const notFound = (message: Sentence) => new Refused([{ field: null, code: 'NOT_FOUND', message }])
export const conflict = (field: string | null, message: Sentence) =>
  new Refused([{ field, code: 'CONFLICT', message }])
