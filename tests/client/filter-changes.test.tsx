import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFilterChanges } from '../../client/features/catalogue/use-filter-changes.ts'
import type { GalleryChoice } from '../../shared/catalogue/gallery-address.ts'
import { readGalleryChoice } from '../../client/lib/gallery-choice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const all = readGalleryChoice(new URLSearchParams('show=all'))
const from = (rupees: number): GalleryChoice => ({
  ...all,
  ranges: { tailorPrice: { from: rupees, to: null } },
})
const category = (name: string): GalleryChoice => ({ ...all, facets: { category: [name] } })

/** The filters in a page whose navigation finishes when the test says so. */
function filters() {
  const goneTo: string[] = []
  const go = ({ search }: { search: string }) => void goneTo.push(search)
  const navigator = { push: go, replace: go, createHref: String } as unknown as Navigator
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location="/gallery" navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook((choice: GalleryChoice) => useFilterChanges(choice, () => {}), {
    wrapper,
    initialProps: all,
  })
  return {
    goneTo,
    chosen: () => result.current.draft,
    change: (to: (changes: typeof result.current.changes) => void) =>
      void act(() => to(result.current.changes)),
    arriveAt: (choice: GalleryChoice) => rerender(choice),
  }
}

const rest = () => void act(() => vi.advanceTimersByTime(150))

test('a slider stays where it was moved when the page arrives at an earlier address', () => {
  const { chosen, change, arriveAt, goneTo } = filters()
  change(({ move }) => move(from(1500)))
  rest()
  change(({ move }) => move(from(1750)))
  arriveAt(from(1500))
  expect(chosen()).toEqual(from(1750))
  rest()
  arriveAt(from(1750))
  expect(chosen()).toEqual(from(1750))
  expect(goneTo).toEqual(['?show=all&tailorPriceFrom=1500', '?show=all&tailorPriceFrom=1750'])
})

test('ticks stay while the page arrives at one address after the other', () => {
  const { chosen, change, arriveAt } = filters()
  change(({ choose }) => choose(category('SAREE')))
  change(({ choose }) => choose(all))
  change(({ choose }) => choose(category('SUIT')))
  for (const address of [category('SAREE'), all, category('SUIT')]) {
    arriveAt(address)
    expect(chosen()).toEqual(category('SUIT'))
  }
})

test('Back restores the filters of that address', () => {
  const { chosen, change, arriveAt } = filters()
  change(({ choose }) => choose(category('SAREE')))
  arriveAt(category('SAREE'))
  arriveAt(all)
  expect(chosen()).toEqual(all)
})
