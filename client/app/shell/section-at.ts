/** The section that a fragment such as '#services' names. An invalid encoding, such as '#%', names none. */
export function sectionAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
