/**
 * The browser that sends a request, as far as the limits of logins are concerned. A browser in which somebody has
 * signed in before isn't stopped by others who guess that account's password.
 */
export interface KnownBrowser {
  /** Null for a browser in which nobody has signed in yet. */
  id: string | null
  /** Whether this account has been signed in to here. */
  knows: (accountKey: string) => boolean
  /** From now on the account is known here. */
  remember: (accountKey: string) => void
}

/** For requests of no browser: rendered pages, scripts that keep no cookies. */
export const unknownBrowser: KnownBrowser = { id: null, knows: () => false, remember: () => {} }
