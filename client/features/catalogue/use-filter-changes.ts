import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import type { FilterChanges } from './FilterFields.tsx'

/** How long a slider rests before the list follows it. */
const restMs = 150

/** Her choice as it stands in the inputs, ahead of the address until that has followed. */
function useDraft(choice: GalleryChoice) {
  const address = paths.gallery(choice)
  // Where she is, and after it where her choices lead that the page hasn't come to yet.
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
    /** The address follows to here: no reason to forget what she has chosen since. */
    leadsTo: (next: GalleryChoice) =>
      setPending(({ addresses, ...rest }) => ({ ...rest, addresses: [...addresses, paths.gallery(next)] })),
  }
}

/**
 * Filters that act at once: each tick is an address of its own to go back to. A slider on its way changes one address
 * over and over.
 */
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
  /** The list catches up with a slider. */
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

/** Filters that wait for Apply. `settled` is what the list would be counted by: a slider on its way doesn't count. */
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
