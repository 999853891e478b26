import { LOGIN_CODE_MINUTES } from '../../../shared/accounts/login-code.ts'
import { isNumber, isString, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** A code that was requested in this tab: what it has to be sent with, and where it went. */
export interface SentCode {
  request: string
  email: string
  /** In milliseconds, by this device's clock. */
  sentAt: number
}

/** Phones unload a tab while the shopper reads the e-mail. */
const stored = storedValue({
  key: 'sentCode',
  version: 1,
  area: 'session',
  isValid: objectOf<SentCode>({ request: isString, email: isString, sentAt: isNumber }),
  fallback: null,
})

/** The latest one; null when it is no longer valid. */
export function readSentCode(): SentCode | null {
  const sent = stored.read()
  return sent && Date.now() - sent.sentAt < LOGIN_CODE_MINUTES * 60_000 ? sent : null
}

export function storeSentCode(sent: SentCode | null) {
  if (sent) stored.write(sent)
  else stored.remove()
}
