/**
 * Resolves after Apollo has broadcast a response to the components. It does so by a timer, after the
 * request's promise has resolved: a list that allowed the next request before it had grown would send
 * it at once.
 */
export const cacheBroadcast = () => new Promise<void>((resolve) => setTimeout(resolve))
