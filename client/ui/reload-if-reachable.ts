/**
 * Loads the page afresh once the shop can be reached: some browsers do not request code again that failed to load, and
 * without a connection their own error page would take this one's place. False when the shop is out of reach.
 */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  location.reload()
  return true
}
