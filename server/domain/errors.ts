/** An error that the sender of a request can correct; the transports show it. */
export interface Issue {
  /** The input's field, with dots for nesting; null when it isn't about one field. */
  field: string | null
  code: IssueCode
  /** A sentence for people that says what to do. */
  message: string
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

/** The request was understood and refused; every wrong field is named at once. */
export class Refused extends Error {
  readonly issues: [Issue, ...Issue[]]

  constructor(issues: [Issue, ...Issue[]]) {
    super(issues[0].message)
    this.issues = issues
  }
}

/** Needs a signed-in viewer. */
export class Unauthenticated extends Error {
  constructor(message = 'Please log in first.') {
    super(message)
  }
}

/**
 * The bearer token is malformed, expired or revoked: the request fails, so that no client mistakes a guest's response
 * for its own.
 */
export class InvalidToken extends Unauthenticated {
  constructor(message = 'Your session has ended. Please log in again.') {
    super(message)
  }
}

/** Signed in, but without the required permission. */
export class Forbidden extends Error {
  constructor(message = 'This is for the shop’s admins only.') {
    super(message)
  }
}

/** Allowed once the account's holder has confirmed it by password, and code: see `confirmIdentity`. */
export class ConfirmationRequired extends Forbidden {
  constructor() {
    super('Please confirm with your password that it is you.')
  }
}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message: string) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The upload can't be stored. */
export class Unacceptable extends Error {
  readonly reason: UnacceptableReason
  /** The input's field; null when it isn't about the input. */
  readonly field: string | null

  constructor(reason: UnacceptableReason, field: string | null, message: string) {
    super(message)
    this.reason = reason
    this.field = field
  }
}

/** Too large, of an unsupported type, or the shop has no space left. */
export type UnacceptableReason = 'TOO_LARGE' | 'UNSUPPORTED' | 'NO_ROOM'

/** An external service is unavailable; the request may be retried later. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message: string) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const invalid = (field: string | null, message: string) =>
  new Refused([{ field, code: 'INVALID', message }])
export const notFound = (message: string) => new Refused([{ field: null, code: 'NOT_FOUND', message }])
export const conflict = (field: string | null, message: string) =>
  new Refused([{ field, code: 'CONFLICT', message }])
