import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** The ids of the designs, by name. */
const ids = new Map<string, string>()
for (const name of ['saree', 'kurti', 'gown', 'shrug'])
  ids.set(name, (await shop.product({ productName: `Design ${name}` })).id)

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

async function open(name: string, broken: string[] = []) {
  const page = await openPage(shop, paths.product(ids.get(name)!), { broken })
  await page.screen.findByRole('heading', { level: 1, name: `Design ${name}` })
  return page
}

const cardsIn = (section: HTMLElement) =>
  [...section.querySelectorAll('li')].map((card) => card.querySelector('a')!.textContent)

const view = async (...names: string[]) => {
  for (const name of names) {
    const { screen, unmount } = await open(name)
    await screen.findByRole('region', { name: 'Similar designs' })
    unmount()
  }
}

describe('below a design', () => {
  test('are designs like it', async () => {
    const { screen } = await open('kurti')
    const section = await screen.findByRole('region', { name: 'Similar designs' })
    await expect.poll(() => cardsIn(section)).toEqual(['Design shrug', 'Design gown', 'Design saree'])
  })

  test('is what completes its look, where the shop names any', async () => {
    const look = await shop.product({
      productName: 'Design look',
      goesWith: [ids.get('gown')!, ids.get('shrug')!],
    })
    ids.set('look', look.id)
    const { screen, unmount } = await open('look')
    const section = await screen.findByRole('region', { name: 'Complete the look' })
    expect(cardsIn(section)).toEqual(['Design gown', 'Design shrug'])
    unmount()
    const other = await open('gown')
    expect(cardsIn(await other.screen.findByRole('region', { name: 'Complete the look' }))).toEqual([
      'Design look',
    ])
    other.unmount()
    await (await shop.admin()).mutate('deleteProduct', { id: look.id })
    const none = await open('gown')
    await none.screen.findByRole('region', { name: 'Similar designs' })
    expect(none.screen.queryByRole('region', { name: 'Complete the look' })).toBeNull()
  })

  test('are those that were viewed before, the last first, without itself and those that left the shop', async () => {
    const { id: goneId } = await shop.product({ productName: 'Design gone' })
    ids.set('gone', goneId)
    await view('saree', 'gone', 'gown', 'saree', 'shrug')
    await (await shop.admin()).mutate('deleteProduct', { id: goneId })
    const { screen } = await open('shrug')
    const section = await screen.findByRole('region', { name: 'Recently viewed' })
    await expect.poll(() => cardsIn(section)).toEqual(['Design saree', 'Design gown'])
  })

  test('is no row for the first design that is viewed', async () => {
    const { screen } = await open('saree')
    await screen.findByRole('region', { name: 'Similar designs' })
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  })

  test('at most eleven are kept', async () => {
    const { addRecentDesign, recentDesigns } = await import('../../client/shop/catalogue/recent-designs.ts')
    for (let number = 1; number <= 15; number++) addRecentDesign(String(number))
    addRecentDesign('9')
    expect(recentDesigns()).toEqual(['9', '15', '14', '13', '12', '11', '10', '8', '7', '6', '5'])
  })

  test('a row that did not load can be tried again', async () => {
    const { screen, user, connection } = await open('saree', ['SimilarDesigns'])
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    connection.broken.clear()
    await user.click(retry)
    const section = await screen.findByRole('region', { name: 'Similar designs' })
    await expect.poll(() => cardsIn(section)).toHaveLength(3)
  })
})
