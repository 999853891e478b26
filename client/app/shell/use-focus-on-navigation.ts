import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sectionAt } from './section-at.ts'

/**
 * The parts of an address that identify a page: its path, product, way of signing in and fragment; filters and steps
 * don't change the page.
 */
function pageOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  const parameters = new URLSearchParams(search)
  return [pathname, parameters.get('productId'), parameters.get('by'), hash].join(' ')
}

function focusOn(hash: string) {
  const target =
    sectionAt(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Focuses the page's heading. When a skeleton's heading is removed, the focus moves on to the next
 * heading, until the user does something. A section whose code loads later is scrolled to when it is
 * rendered.
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

/**
 * After a navigation, moves the focus to the new page's heading, or to the section that the link names; not from a field that the
 * page has focused itself.
 */
export function useFocusOnNavigation() {
  const location = useLocation()
  const page = pageOf(location)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const { activeElement } = document
    const isChosen = activeElement instanceof HTMLInputElement && activeElement.closest('main') !== null
    if (location.hash === '' && isChosen) return
    return arrive(location.hash)
  }, [page, location.hash])
}
