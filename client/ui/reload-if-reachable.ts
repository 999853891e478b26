import { isString } from '../lib/guards.ts'
import { storedValue } from '../lib/stored-value.ts'

const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Reloads the page if the server is reachable. Some browsers do not request a failed module again, and
 * an offline reload would show the browser's error page instead of this one. Returns false when the
 * server is unreachable.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable())) return false
  location.reload()
  return true
}

/** The page and build that were reloaded last. */
const reloaded = storedValue({
  key: 'reloaded',
  version: 1,
  area: 'session',
  isValid: isString,
  fallback: '',
})

/** The entry module, whose name changes with each build. */
const build = () => (JSON.parse(document.getElementById('modules')?.textContent ?? '[]') as string[])[0]

/**
 * Reloads a page whose code is missing on the server, as after a deploy, but only once for a page and a build: where the
 * code is still missing afterwards, a reload would not help. A form with unsaved changes asks before the page is left.
 */
export async function reloadForMissingCode(): Promise<boolean> {
  const mark = `${location.pathname} ${build()}`
  if (reloaded.read() === mark || !(await isReachable()) || !reloaded.write(mark)) return false
  location.reload()
  return true
}
