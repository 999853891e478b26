import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
beforeEach(async () => {
  // Where the page of the test before was left.
  sessionStorage.clear()
  await shop.db.feedback.deleteMany()
  await shop.db.product.deleteMany()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('home shows the featured designs', async () => {
  await shop.product({ productName: 'Kanjivaram Saree', featuredProduct: true })
  await shop.product({ productName: 'Zari Blouse' })
  const { screen } = await openPage(shop, '/')
  await screen.findByText('Kanjivaram Saree')
  await screen.findByRole('heading', { name: 'Featured Designs' })
  expect(screen.queryByText('Zari Blouse')).toBeNull()
})

test('home shows the newest designs of a shop that features none', async () => {
  await shop.product({ productName: 'Zari Blouse' })
  const { screen } = await openPage(shop, '/')
  await screen.findByText('Zari Blouse')
  await screen.findByRole('heading', { name: 'New Designs' })
})

test('home shows no designs of an empty shop', async () => {
  const { screen } = await openPage(shop, '/')
  await screen.findByRole('heading', { name: 'Our Services' })
  // The section stands with a skeleton until its designs are loaded.
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Designs$/ })).toBeNull())
})

const slides = [
  {
    title: 'Wear what was made for you',
    subtitle: 'Lehengas, sarees, suits and blouses',
    text: 'Designs for weddings and workdays alike: ready to wear, or stitched to your own measurements.',
    action: ['Explore Designs', '/gallery'],
  },
  {
    title: 'Bring the cloth, keep the dream',
    subtitle: 'Custom tailoring from your idea',
    text: 'Show us a picture or a sketch. We cut, embroider and fit it to your own measurements.',
    action: ['Start Your Design', '/order/null/custom'],
  },
  {
    title: 'Ready for the festive season',
    subtitle: 'Ready-made pieces',
    text: 'Choose a piece you love and order it as it is, or have it stitched to your measurements.',
    action: ['Order Now', '/gallery'],
  },
] as const

test('the slides change every five seconds, each with its texts and links', async () => {
  const { screen, user, settled } = await openPage(shop, '/')
  await settled()
  const show = within(screen.getByRole('region', { name: 'Highlights' }))
  const expectSlide = (number: number) => {
    const { title, subtitle, text, action } = slides[number - 1]!
    expect(show.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([title])
    const dot = show.getByRole('button', { name: `Slide ${number}: ${title}` })
    expect(dot.getAttribute('aria-current')).toBe('true')
    const slide = within(show.getByRole('group', { name: `${number} of 3` }))
    expect(slide.getByText(subtitle)).toBeTruthy()
    expect(slide.getByText(text)).toBeTruthy()
    const links = slide.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [...action],
      ['Learn More about us', '/about'],
    ])
  }
  await user.click(show.getByRole('button', { name: /^Slide 1/ }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  fireEvent.click(show.getByRole('button', { name: 'Play the slides' }))
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Highlights' }))
  for (const number of [1, 2, 3]) {
    expectSlide(number)
    act(() => void vi.advanceTimersByTime(4999))
    expectSlide(number)
    act(() => void vi.advanceTimersByTime(1))
  }
  expectSlide(1)
  for (const [name, number] of [
    ['Next slide', 2],
    ['Previous slide', 1],
    ['Previous slide', 3],
    [/^Slide 2/, 2],
  ] as const) {
    fireEvent.click(show.getByRole('button', { name }))
    expectSlide(number)
  }
})

test('home has all of its sections, the designs before the services', async () => {
  await shop.product({ featuredProduct: true })
  const { screen, container } = await openPage(shop, '/')
  await waitFor(() => expect(document.title).toBe('Premium Design Collection'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premium Design Collection')
  await screen.findByRole('heading', { name: 'Featured Designs' })
  const section = (name: string) => screen.findByRole('region', { name })
  const headings = async (name: string) =>
    within(await section(name))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(await headings('Our Services')).toEqual([
    'Custom Blouse Stitching',
    'Star & Lehenga Designing',
    'Alteration Services',
  ])
  expect(await headings('Why Choose Us')).toEqual([
    'Over 10 years of experience',
    'Personalized services',
    'Affordable pricing',
  ])
  expect(await headings('Our Stitching Journey')).toEqual(['Our Mission', 'Our Workshop', 'Our Achievements'])
  const achievements = within(await section('Our Stitching Journey')).getAllByRole('listitem')
  expect(achievements.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['10+Years', '5000+Blouses', '150+Unique Designs']),
  )
  expect((await section('All Products')).textContent).toContain('Loved by 1000+ happy customers')
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:\+\d{10,}$/)
  for (const id of ['about', 'services', 'portfolio', 'contact'])
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1)
  const titles = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(titles.indexOf('Featured Designs')).toBeGreaterThan(0)
  expect(titles.indexOf('Featured Designs')).toBeLessThan(titles.indexOf('Our Services'))
})

test('home is complete in Hindi', async () => {
  const { screen } = await openPage(shop, '/', { language: 'hi' })
  await waitFor(() => expect(document.title).toBe('प्रीमियम डिज़ाइन कलेक्शन'))
  for (const name of ['हमारी सेवाएँ', 'हमें क्यों चुनें', 'हमारी सिलाई का सफ़र', 'सभी उत्पाद'])
    await screen.findByRole('region', { name })
  expect(screen.getByRole('link', { name: 'अभी कॉल करें' }).getAttribute('href')).toMatch(/^tel:/)
})

describe('the feedback on home', () => {
  /** Entries of shoppers, the best first. */
  const give = (count: number) =>
    shop.db.feedback.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        name: 'Asha',
        rating: 5 - Math.floor((index * 5) / count),
        comments: `Entry ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, -index)),
      })),
    })

  /** Opens home; the shopper scrolls to the end of the list by `reachEnd`. */
  async function openHome() {
    const watching = new Set<() => void>()
    class Observer {
      readonly #call: () => void
      readonly #isOfList: boolean
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin = '' }: { rootMargin?: string } = {},
      ) {
        this.#call = () => callback([{ isIntersecting: true }])
        // What is loaded ahead of the viewport.
        this.#isOfList = rootMargin !== ''
      }
      observe() {
        if (this.#isOfList) watching.add(this.#call)
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.#call)
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    const page = await openPage(shop, '/')
    const section = await page.screen.findByRole('region', { name: 'All Products' })
    const cards = () => within(section).queryAllByRole('article')
    await expect.poll(() => cards().length).toBe(12)
    await page.settled()
    const reachEnd = () => act(() => watching.forEach((each) => each()))
    return { ...page, section: within(section), cards, watching, reachEnd }
  }

  test('loads by twelve, 500 ms after its end was reached, then by a button, to its end', async () => {
    await give(40)
    const { user, connection, section, cards, watching, reachEnd } = await openHome()
    for (const shown of [12, 24]) {
      await expect.poll(() => watching.size).toBe(1)
      const sent = connection.sent.length
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      reachEnd()
      expect(section.getByText('Loading more amazing designs...')).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(499))
      expect(connection.sent).toHaveLength(sent)
      expect(cards()).toHaveLength(shown)
      await act(() => vi.advanceTimersByTimeAsync(1))
      vi.useRealTimers()
      expect(connection.sent).toHaveLength(sent + 1)
      await expect.poll(() => cards().length).toBe(shown + 12)
      await expect.poll(() => section.queryByText('Loading more amazing designs...')).toBeNull()
    }
    const more = await section.findByRole('button', { name: 'Show more feedback' })
    expect(watching.size).toBe(0)
    expect(section.queryByText("You've explored our entire collection!")).toBeNull()
    await user.click(more)
    await section.findByText("You've explored our entire collection!")
    expect(section.queryByRole('button', { name: 'Show more feedback' })).toBeNull()
    expect(cards().map((card) => /Entry \d+/.exec(card.textContent)![0])).toEqual(
      Array.from({ length: 40 }, (_, index) => `Entry ${index}`),
    )
  })

  test('says that a batch failed, and retries', async () => {
    await give(13)
    const { user, connection, section, cards, watching, reachEnd } = await openHome()
    await expect.poll(() => watching.size).toBe(1)
    connection.isDown = true
    reachEnd()
    await section.findByText('The next ones did not load.')
    connection.isDown = false
    await user.click(section.getByRole('button', { name: 'Try Again' }))
    await expect.poll(() => cards().length).toBe(13)
  })

  test('begins above with the two best entries in full', async () => {
    await give(13)
    const { screen } = await openHome()
    const reviews = within(screen.getByRole('region', { name: 'What our customers say' })).getAllByRole(
      'figure',
    )
    expect(reviews.map(({ textContent }) => textContent)).toEqual(['Entry 0Asha', 'Entry 1Asha'])
  })
})

test('the footer leads to the pages for developers', async () => {
  const { screen } = await openPage(shop, '/contact')
  const link = await screen.findByRole('link', { name: 'For developers' })
  expect(link.closest('footer')).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/developers')
})
