/** Which of the shop's tablets sends a request: what the owner has marked carries a cookie that only the shop can write. */
export interface KnownDevice {
  /** Null for a browser that isn't marked. The tablet may have been removed since. */
  id: string | null
  /** From now on the browser is this tablet. */
  remember: (id: string) => void
}

/** For requests of no browser. */
export const unknownDevice: KnownDevice = { id: null, remember: () => {} }
