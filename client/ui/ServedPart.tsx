import { Box, type BoxProps } from '@chakra-ui/react'
import {
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
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
  /** Which link or control her finger lies on; -1 for none. */
  const pressed = useRef(-1)
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
    // Her finger lies on something that has just been replaced: the browser would take it for no tap.
    const target = targetsIn(place)[pressed.current]
    if (!target) return
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('pointercancel', () => ending.abort(), { signal })
    addEventListener('pointerup', () => (ending.abort(), target.click()), { signal })
    return () => ending.abort()
  }, [Part])

  const onPointerDown = ({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const isTap = button === 0 && !ctrlKey && !metaKey && !shiftKey
    pressed.current = isTap ? indexOf(target, targetsIn(place)) : -1
    // Wherever she lets go.
    const letGo = () => void (pressed.current = -1)
    addEventListener('pointerup', letGo, { once: true })
    addEventListener('pointercancel', letGo, { once: true })
  }
  const onClick = ({ target }: MouseEvent) => {
    const index = indexOf(target, controlsIn(place))
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
        onPointerDown={onPointerDown}
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

interface Place {
  current: HTMLElement | null
}

/** In the same order in the server's HTML and in the part itself. */
const allIn = ({ current }: Place, selector: string) => [
  ...(current?.querySelectorAll<HTMLElement>(selector) ?? []),
]
/** What does nothing before its code is there. */
const controlsIn = (place: Place) => allIn(place, 'button, input')
const targetsIn = (place: Place) => allIn(place, 'a, button, input')

const indexOf = (target: EventTarget, elements: HTMLElement[]) =>
  elements.findIndex((element) => target instanceof Node && element.contains(target))

/** React takes over an element with HTML of its own without looking into it. */
const asServed = { __html: '' }
