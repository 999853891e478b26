import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

/** Everything observed is near the viewport at once. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback
      }
      observe() {
        this.callback([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

const designs = ['saree', 'kurti', 'gown', 'shrug'].map((id) => productOf(id))

async function open(id: string, shop = new FakeShop(designs)) {
  const app = renderApp(`/single_product_details?productId=${id}`, shop)
  await app.screen.findByRole('heading', { level: 1, name: `Design ${id}` })
  return app
}

const cardsIn = (section: HTMLElement) =>
  [...section.querySelectorAll('li')].map((card) => card.querySelector('a')!.textContent)

const view = async (...ids: string[]) => {
  for (const id of ids) {
    const { screen, unmount } = await open(id)
    await screen.findByRole('region', { name: 'Similar designs' })
    unmount()
  }
}

describe('below a design', () => {
  test('are designs like it', async () => {
    const { screen } = await open('kurti')
    const section = await screen.findByRole('region', { name: 'Similar designs' })
    await expect.poll(() => cardsIn(section)).toEqual(['Design saree', 'Design gown', 'Design shrug'])
  })

  test('are those that were viewed before, the last first, without itself and those that left the shop', async () => {
    await view('saree', 'kurti', 'gown', 'saree', 'shrug')
    const { screen } = await open('shrug', new FakeShop(designs.filter(({ id }) => id !== 'kurti')))
    const section = await screen.findByRole('region', { name: 'Recently viewed' })
    await expect.poll(() => cardsIn(section)).toEqual(['Design saree', 'Design gown'])
  })

  test('is no row for the first design that is viewed', async () => {
    const { screen } = await open('saree')
    await screen.findByRole('region', { name: 'Similar designs' })
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  })

  test('at most eleven are kept', async () => {
    const { addRecentDesign, recentDesigns } =
      await import('../../client/features/catalogue/recent-designs.ts')
    for (let number = 1; number <= 15; number++) addRecentDesign(String(number))
    addRecentDesign('9')
    expect(recentDesigns()).toEqual(['9', '15', '14', '13', '12', '11', '10', '8', '7', '6', '5'])
  })

  test('a row that did not load can be tried again', async () => {
    const shop = new FakeShop(designs)
    const app = renderApp('/single_product_details?productId=saree', shop)
    app.wire.broken.add('SimilarDesigns')
    const retry = await app.screen.findByRole('button', { name: 'Try Again' })
    app.wire.broken.clear()
    await app.user.click(retry)
    const section = await app.screen.findByRole('region', { name: 'Similar designs' })
    await expect.poll(() => cardsIn(section)).toHaveLength(3)
  })
})
