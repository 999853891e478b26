/**
 * Reloads the page if the server is reachable. Some browsers do not request a failed module again, and
 * an offline reload would show the browser's error page instead of this one. Returns false when the
 * server is unreachable.
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
