import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlideshow } from '../../client/ui/use-slideshow.ts'

function Slides() {
  const show = useSlideshow(3, 5000)
  return (
    <section aria-label="slides" {...show.handlers}>
      <output>{show.index}</output>
      <button onClick={show.next}>next</button>
      <button onClick={show.previous}>previous</button>
      <button onClick={show.toggle}>{show.playing ? 'pause' : 'play'}</button>
    </section>
  )
}

const index = () => Number(screen.getByRole('status').textContent)
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const motion = (reduced: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: reduced }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the next slide is shown every five seconds, the first after the last', () => {
  render(<Slides />)
  wait(4999)
  expect(index()).toBe(0)
  wait(1)
  expect(index()).toBe(1)
  wait(10_000)
  expect(index()).toBe(0)
})

test('it pauses while it is hovered or focused', () => {
  render(<Slides />)
  const slides = screen.getByRole('region')
  fireEvent.mouseEnter(slides)
  wait(20_000)
  expect(index()).toBe(0)
  fireEvent.mouseLeave(slides)
  act(() => screen.getByText('next').focus())
  wait(20_000)
  expect(index()).toBe(0)
})

test('it pauses in an inactive tab', () => {
  render(<Slides />)
  const hideTab = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  hideTab(true)
  wait(20_000)
  expect(index()).toBe(0)
  hideTab(false)
  wait(5000)
  expect(index()).toBe(1)
})

test('it stops once the user has changed the slide', () => {
  render(<Slides />)
  fireEvent.click(screen.getByText('previous'))
  expect(index()).toBe(2)
  wait(20_000)
  expect(index()).toBe(2)
  fireEvent.click(screen.getByText('play'))
  wait(5000)
  expect(index()).toBe(0)
})

test('it never starts under reduced motion', () => {
  motion(true)
  render(<Slides />)
  wait(20_000)
  expect(index()).toBe(0)
})
