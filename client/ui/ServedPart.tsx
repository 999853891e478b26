import { Box, type BoxProps } from '@chakra-ui/react'
import { type MouseEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { LatePart } from './late-part.ts'
import { onceNear } from './once-near.ts'

interface ServedPartProps<Props extends object> extends BoxProps {
  of: LatePart<Props>
  props: Props
  /**
   * Whether the browser needs it to answer her; 'near' once she scrolls or it is close to what she sees. Until then the
   * server's HTML stands as it is.
   */
  wanted: boolean | 'near'
}

/**
 * A part that the server renders and whose code the browser fetches later, or never: what it shows is there at once,
 * and the first screen carries none of it. What she taps or ticks before its code is there is done when it has come.
 */
export function ServedPart<Props extends object>({ of, props, wanted, ...box }: ServedPartProps<Props>) {
  const [Part, setPart] = useState(() => of.loaded)
  const place = useRef<HTMLDivElement>(null)
  const touched = useRef(new Set<number>())
  const fetchPart = useCallback(
    () =>
      of.load().then(
        (loaded) => startTransition(() => setPart(() => loaded)),
        () => null,
      ),
    [of],
  )
  useEffect(() => {
    if (!wanted) return
    const takeOver = () => {
      controlsIn(place).forEach((control, index) => {
        if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
          touched.current.add(index)
      })
      void fetchPart()
    }
    // Without the server's HTML its place is empty.
    if (wanted === true || !place.current?.hasChildNodes()) return takeOver()
    return onceNear(place.current, takeOver)
  }, [wanted, fetchPart])
  useEffect(() => {
    if (Part === null) return
    const controls = controlsIn(place)
    for (const index of touched.current) controls[index]?.click()
    touched.current.clear()
  }, [Part])

  const onClick = ({ target }: MouseEvent) => {
    const index = controlsIn(place).findIndex((control) => target instanceof Node && control.contains(target))
    if (index < 0) return
    touched.current.add(index)
    void fetchPart()
  }
  if (Part === null)
    return (
      <Box
        ref={place}
        {...box}
        onClick={onClick}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asServed}
      />
    )
  return (
    <Box ref={place} {...box}>
      <Part {...props} />
    </Box>
  )
}

/** In the same order in the server's HTML and in the part itself. */
const controlsIn = ({ current }: { current: HTMLElement | null }) => [
  ...(current?.querySelectorAll<HTMLElement>('button, input') ?? []),
]

/** React takes over an element with HTML of its own without looking into it. */
const asServed = { __html: '' }
