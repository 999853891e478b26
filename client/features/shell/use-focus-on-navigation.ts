import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sectionAt } from './section-at.ts'

/** A page is another one when its path or its product is; filters and steps stay on theirs. */
const pageOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  [pathname, new URLSearchParams(search).get('productId') ?? '', hash].join(' ')

function focusOn(hash: string) {
  const target =
    sectionAt(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Begins at the page's heading. One that stood in while the page was loading goes, and the focus with it: until she does
 * something, the next heading takes it over. A section whose code comes later is scrolled to when it is there.
 */
function arrive(hash: string) {
  focusOn(hash)
  const main = document.querySelector('main')
  let isMissing = hash !== '' && !sectionAt(hash)
  const observer = new MutationObserver(() => {
    const section = isMissing && sectionAt(hash)
    if (section) {
      isMissing = false
      section.scrollIntoView({ behavior: 'instant' })
    }
    if ([document.body, main].includes(document.activeElement as HTMLElement)) focusOn(hash)
  })
  if (main) observer.observe(main, { childList: true, subtree: true })
  const stop = () => observer.disconnect()
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { once: true })
  return stop
}

/** After a change of page, moves the focus to the new page's heading, or to the section that a link named. */
export function useFocusOnNavigation() {
  const location = useLocation()
  const page = pageOf(location)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    return arrive(location.hash)
  }, [page, location.hash])
}
