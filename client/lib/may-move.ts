/** What some browsers say about the connection (Network Information API). */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether pictures may move by themselves: neither does the user ask for less motion or less data, as far as the browser says it,
 * nor is the connection slow.
 */
export function mayMove(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return !isReduced && !saveData && effectiveType === '4g'
}
