import { type HTMLAttributes, memo, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createGate, type HydrationGate, watchGate } from './hydration-gates.ts'
import { LazySection } from './LazySection.tsx'
import { useHydrated } from './use-hydrated.ts'
import { whenUsed } from './when-used.ts'

interface DeferredSectionProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li'
  /** Hydrates with the page, such as a section that restores the scroll position. */
  now?: boolean
  /** Loads the code of its content when the page is used, so that it doesn't wait for it later. Must be stable. */
  ahead?: () => Promise<unknown>
  /** Can't be seen at its place, such as a slide below another one. */
  covered?: boolean
}

/**
 * A section below the first screen: the server's HTML stays as it is until the section comes into view or is touched, or the
 * page changes. Only then its components run. What the browser renders itself is there at once, as in `LazySection`.
 */
export function DeferredSection({
  as: Element = 'div',
  now = false,
  ahead,
  covered = false,
  children,
  ...attributes
}: DeferredSectionProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null)
  const isHydrated = useHydrated()
  const [gate] = useState(() => (isHydrated || now || import.meta.env.SSR ? null : createGate()))
  const [isOpen, setOpen] = useState(gate === null)
  // React would render a section anew, without the server's HTML, if its content changed before its hydration.
  const [initial] = useState(children)
  useEffect(() => {
    return gate && ahead ? whenUsed(() => void ahead().catch(() => null)) : undefined
  }, [gate, ahead])
  useEffect(() => {
    if (gate === null || element.current === null) return
    return watchGate(element.current, gate, !covered, () => setOpen(true))
  }, [gate, covered])
  return (
    <Element {...attributes} ref={element}>
      <Gated gate={gate}>{isOpen ? children : initial}</Gated>
    </Element>
  )
}

interface GatedProps {
  gate: HydrationGate | null
  children: ReactNode
}

const Gated = memo(function Gated({ gate, children }: GatedProps) {
  return (
    <LazySection>
      <Gate gate={gate}>{children}</Gate>
    </LazySection>
  )
})

function Gate({ gate, children }: GatedProps) {
  if (gate && !gate.isOpen) use(gate.opened)
  return children
}
