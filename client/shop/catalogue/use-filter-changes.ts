import { useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import type { FilterChanges } from './FilterFields.tsx'

/** How long a slider rests before the list is updated. */
const restMs = 150

/** The choice that the inputs show: the address's, or a change that it doesn't have yet. */
function useDraft(choice: GalleryChoice) {
  const [draft, setDraft] = useState<GalleryChoice | null>(null)
  /** The number of the latest change. A navigation has it in its state. */
  const latest = useRef(0)
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const { change } = (location.state ?? {}) as { change?: number }
    const isEarlier = type !== NavigationType.Pop && change !== undefined && change !== latest.current
    if (!isEarlier) setDraft(null)
  }, [location, type])
  return {
    draft: draft ?? choice,
    store: (next: GalleryChoice) => {
      latest.current += 1
      setDraft(next)
    },
    state: () => ({ change: latest.current }),
  }
}

/** Filters that take effect at once: each tick is a history entry. Dragging a slider replaces one entry. */
export function useFilterChanges(choice: GalleryChoice, onChange: () => void) {
  const { draft, store, state } = useDraft(choice)
  const navigate = useNavigate()
  const motion = useRef<{ started: boolean; timer?: ReturnType<typeof setTimeout>; to?: GalleryChoice }>({
    started: false,
  })

  const go = (next: GalleryChoice, replace: boolean) => {
    onChange()
    void navigate(paths.gallery(next), { replace, preventScrollReset: true, state: state() })
  }
  /** Updates the list after a slider has rested. */
  const follow = () => {
    const { started, timer, to } = motion.current
    clearTimeout(timer)
    if (to === undefined) return
    go(to, started)
    motion.current = { started: true }
  }
  const changes: FilterChanges = {
    choose: (next) => {
      clearTimeout(motion.current.timer)
      motion.current = { started: false }
      store(next)
      go(next, false)
    },
    move: (next) => {
      clearTimeout(motion.current.timer)
      store(next)
      motion.current = { ...motion.current, to: next, timer: setTimeout(follow, restMs) }
    },
    settle: () => {
      follow()
      motion.current = { started: false }
    },
  }
  return { draft, changes }
}

/**
 * Filters that take effect with Apply. `settled` is the choice to count matches for: it excludes a
 * slider that is being dragged.
 */
export function useDeferredFilters(choice: GalleryChoice) {
  const [draft, setDraft] = useState(choice)
  const [settled, setSettled] = useState(choice)
  const changes: FilterChanges = {
    choose: (next) => {
      setDraft(next)
      setSettled(next)
    },
    move: setDraft,
    settle: () => setSettled(draft),
  }
  return { draft, settled, changes }
}
