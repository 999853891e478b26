import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import type { FilterChanges } from './FilterFields.tsx'

/** How long a slider rests before the list is updated. */
const restMs = 150

/** The choice that the inputs show, ahead of the address until the navigation has finished. */
function useDraft(choice: GalleryChoice) {
  const address = paths.gallery(choice)
  // The current address, and the addresses of pending navigations.
  const [pending, setPending] = useState({ choice, addresses: [address] })
  const at = pending.addresses.indexOf(address)
  if (at > 0) setPending({ ...pending, addresses: pending.addresses.slice(at) })
  return {
    draft: at < 0 ? choice : pending.choice,
    store: (draft: GalleryChoice) =>
      setPending(({ addresses }) => ({
        choice: draft,
        addresses: addresses.includes(address) ? addresses : [address],
      })),
    /** The navigation arrived at an earlier choice: later changes stay pending. */
    leadsTo: (next: GalleryChoice) =>
      setPending(({ addresses, ...rest }) => ({ ...rest, addresses: [...addresses, paths.gallery(next)] })),
  }
}

/** Filters that take effect at once: each tick is a history entry. Dragging a slider replaces one entry. */
export function useFilterChanges(choice: GalleryChoice, onChange: () => void) {
  const { draft, store, leadsTo } = useDraft(choice)
  const navigate = useNavigate()
  const motion = useRef<{ started: boolean; timer?: ReturnType<typeof setTimeout>; to?: GalleryChoice }>({
    started: false,
  })

  const go = (next: GalleryChoice, replace: boolean) => {
    onChange()
    leadsTo(next)
    void navigate(paths.gallery(next), { replace, preventScrollReset: true })
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
  const { draft, store } = useDraft(choice)
  const [settled, setSettled] = useState(choice)
  const changes: FilterChanges = {
    choose: (next) => {
      store(next)
      setSettled(next)
    },
    move: store,
    settle: () => setSettled(draft),
  }
  return { draft, settled, changes }
}
