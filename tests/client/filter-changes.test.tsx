import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FilterChanges } from '../../client/shop/catalogue/FilterFields.tsx'
import { useFilterChanges } from '../../client/shop/catalogue/use-filter-changes.ts'
import { readGalleryChoice } from '../../client/lib/gallery-choice.ts'
import type { GalleryChoice } from '../../shared/catalogue/gallery-address.ts'
import { paths } from '../../shared/paths.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const all = readGalleryChoice(new URLSearchParams('show=all'))
const from = (rupees: number): GalleryChoice => ({
  ...all,
  ranges: { tailorPrice: { from: rupees, to: null } },
})
const category = (name: string): GalleryChoice => ({ ...all, facets: { category: [name] } })

/** The filters in a page whose data and whose code arrive when the test says so. */
async function filters() {
  const waiting = new Map<string, { promise: Promise<null>; resolve: (value: null) => void }>()
  const of = (kind: 'data' | 'code', address: string) => {
    const key = `${kind} ${address}`
    let resolve = (_: null) => {}
    const promise = new Promise<null>((resolved) => (resolve = resolved))
    if (!waiting.has(key)) waiting.set(key, { promise, resolve })
    return waiting.get(key)!
  }
  let changes: FilterChanges
  const Filters = () => {
    const filters = useFilterChanges(readGalleryChoice(useSearchParams()[0]), () => {})
    changes = filters.changes
    return <output>{paths.gallery(filters.draft)}</output>
  }
  const Designs = () => use(of('code', paths.gallery(readGalleryChoice(useSearchParams()[0]))).promise)
  const address = (request: Request) => request.url.slice(new URL(request.url).origin.length)
  const router = createMemoryRouter(
    [
      {
        path: '/gallery',
        loader: ({ request }) => of('data', address(request)).promise,
        element: (
          <>
            <Filters />
            <Designs />
          </>
        ),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [paths.gallery(all)] },
  )
  const arrive = (kind: 'data' | 'code', choice: GalleryChoice) =>
    act(async () => of(kind, paths.gallery(choice)).resolve(null))
  await act(async () => render(<RouterProvider router={router} />))
  await arrive('data', all)
  await arrive('code', all)
  return {
    arrive,
    router,
    shown: () => screen.getByRole('status').textContent,
    change: (to: (changes: FilterChanges) => void) => act(async () => to(changes)),
  }
}

const rest = () => act(async () => vi.advanceTimersByTime(150))

test('a slider stays where it was moved while earlier addresses arrive', async () => {
  const { shown, change, arrive, router } = await filters()
  await change(({ move }) => move(from(1500)))
  await rest()
  await arrive('data', from(1500))
  await change(({ move }) => move(from(1750)))
  expect(shown()).toBe(paths.gallery(from(1750)))
  await arrive('code', from(1500))
  expect(router.state.location.search).toBe('?show=all&tailorPriceFrom=1500')
  expect(shown()).toBe(paths.gallery(from(1750)))
  await rest()
  expect(shown()).toBe(paths.gallery(from(1750)))
  await arrive('data', from(1750))
  expect(shown()).toBe(paths.gallery(from(1750)))
  expect(router.state.location.search).toBe('?show=all&tailorPriceFrom=1750')
  await change(({ move }) => move(from(2000)))
  await arrive('code', from(1750))
  expect(shown()).toBe(paths.gallery(from(2000)))
})

test('ticks stay while the page arrives at one address after the other', async () => {
  const { shown, change, arrive } = await filters()
  const suits = paths.gallery(category('SUIT'))
  await change(({ choose }) => choose(category('SAREE')))
  await arrive('data', category('SAREE'))
  await change(({ choose }) => choose(category('DRESS')))
  await change(({ choose }) => choose(category('SUIT')))
  expect(shown()).toBe(suits)
  await arrive('code', category('SAREE'))
  expect(shown()).toBe(suits)
  await arrive('data', category('DRESS'))
  expect(shown()).toBe(suits)
  await arrive('data', category('SUIT'))
  await arrive('code', category('SUIT'))
  expect(shown()).toBe(suits)
})

test('Back restores the filters of that address', async () => {
  const { shown, change, arrive, router } = await filters()
  await change(({ choose }) => choose(category('SAREE')))
  await arrive('data', category('SAREE'))
  await arrive('code', category('SAREE'))
  expect(shown()).toBe(paths.gallery(category('SAREE')))
  await act(() => router.navigate(-1))
  expect(shown()).toBe(paths.gallery(all))
})

test('a choice elsewhere on the page replaces a choice that has not arrived', async () => {
  const { shown, change, arrive, router } = await filters()
  await change(({ choose }) => choose(category('SAREE')))
  await act(async () => void router.navigate(paths.gallery(category('SUIT'))))
  await arrive('data', category('SUIT'))
  await arrive('code', category('SUIT'))
  expect(shown()).toBe(paths.gallery(category('SUIT')))
})
