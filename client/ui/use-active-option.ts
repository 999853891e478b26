import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * The keyboard of a combobox with a list of links (WAI-ARIA Authoring Practices): the focus stays in the input, the
 * arrows choose an option, Enter follows it. The keys of the text, such as Home and End, return to the input.
 */
export function useActiveOption(options: readonly string[]) {
  const id = useId()
  // By its address: new suggestions must not put another option in its place.
  const [active, setActive] = useState<string | null>(null)
  const index = active === null ? -1 : options.indexOf(active)
  const optionId = (at: number) => `${id}-${at}`
  const activeId = index < 0 ? undefined : optionId(index)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const move = (step: 1 | -1) => {
    // The input is one of the stops.
    const stops = options.length + 1
    const next = ((index + 1 + step + stops) % stops) - 1
    setActive(options[next] ?? null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(null)
  }
  return { index, activeId, optionId, listId: `${id}-list`, onKeyDown, reset: () => setActive(null) }
}
