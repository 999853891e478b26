import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydrated.ts'
import { stopClock } from './support/clock.ts'
import { open, own } from './support/feedback.ts'
import { bringIntoView, expect, expectAccessible, test, visit } from './support/visit.ts'

const slides = [
  ['Wear what was made for you', 'Explore Designs', '/gallery'],
  ['Bring the cloth, keep the dream', 'Start Your Design', '/order/null/custom'],
  ['Ready for the festive season', 'Order Now', '/gallery'],
] as const

/** Above and below each slide's title. */
const slideTexts = [
  [
    'Lehengas, sarees, suits and blouses',
    'Designs for weddings and workdays alike: ready to wear, or stitched to your own measurements.',
  ],
  [
    'Custom tailoring from your idea',
    'Show us a picture or a sketch. We cut, embroider and fit it to your own measurements.',
  ],
  [
    'Ready-made pieces',
    'Choose a piece you love and order it as it is, or have it stitched to your measurements.',
  ],
] as const

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })

/** The current slide: 1, 2 or 3. */
async function expectSlide(page: Page, number: number) {
  const [title] = slides[number - 1]!
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText([title])
  await expect(carousel(page).locator('button[aria-current=true]')).toHaveAccessibleName(
    `Slide ${number}: ${title}`,
  )
}

/** The home page with a stopped clock, before the first slide change. */
async function visitWithClock(page: Page) {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click()
  await carousel(page)
    .getByRole('button', { name: `Slide 1: ${slides[0][0]}` })
    .click()
  await carousel(page).getByRole('button', { name: 'Play the slides' }).click()
  await letGo(page)
  // The previous slide takes a moment to fade.
  await expect(carousel(page).getByRole('link', { name: 'Learn More' })).toHaveCount(1)
}

/** Removes hover and focus. */
async function letGo(page: Page) {
  await page.getByRole('contentinfo').hover()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

test.describe('the slides', () => {
  test('change every 5000 ms, each with its text and its links', async ({ page }) => {
    await visitWithClock(page)
    for (const [index, [, button, address]] of slides.entries()) {
      await expectSlide(page, index + 1)
      const show = carousel(page)
      for (const text of slideTexts[index]!) await expect(show.getByText(text, { exact: true })).toBeVisible()
      await expect(show.getByRole('link', { name: button })).toHaveAttribute('href', address)
      await expect(show.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
      await page.clock.runFor(4999)
      await expectSlide(page, index + 1)
      await page.clock.runFor(1)
    }
    await expectSlide(page, 1)
  })

  test('have arrows on a laptop only, and dots everywhere @every-size', async ({ page }, { project }) => {
    await visit(page, '/')
    const arrow = (name: string) => carousel(page).getByRole('button', { name })
    if (project.name === 'phone') {
      await expect(arrow('Next slide')).toBeHidden()
      await expect(arrow('Previous slide')).toBeHidden()
    } else {
      await arrow('Next slide').click()
      await expectSlide(page, 2)
      await arrow('Previous slide').click()
      await arrow('Previous slide').click()
      await expectSlide(page, 3)
    }
    await arrow('Slide 2').click()
    await expectSlide(page, 2)
  })

  test('pause on hover, on focus and in inactive tabs @every-size', async ({ page }, { project }) => {
    await visitWithClock(page)
    if (project.name !== 'phone') {
      await carousel(page).getByRole('heading', { level: 2 }).hover()
      await page.clock.runFor(20_000)
      await expectSlide(page, 1)
      await letGo(page)
    }
    await carousel(page).getByRole('link', { name: 'Learn More' }).focus()
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
    await letGo(page)
    const hideTab = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hideTab(true)
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
    await hideTab(false)
    await page.clock.runFor(5000)
    await expectSlide(page, 2)
  })

  test('stay where the shopper moved them, and never move by themselves under reduced motion', async ({
    page,
  }) => {
    await visitWithClock(page)
    await carousel(page).getByRole('button', { name: 'Slide 3' }).click()
    await letGo(page)
    await page.clock.runFor(20_000)
    await expectSlide(page, 3)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.resume()
    await visit(page, '/')
    await stopClock(page)
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
  })
})

test('every text of the home page is there', async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Premium Design Collection')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Design Collection')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('Our Services').getByRole('heading', { level: 3 })).toHaveText([
    'Custom Blouse Stitching',
    'Star & Lehenga Designing',
    'Alteration Services',
  ])
  await expect(section('Why Choose Us').getByRole('heading', { level: 3 })).toHaveText([
    'Over 10 years of experience',
    'Personalized services',
    'Affordable pricing',
  ])
  const about = section('Our Stitching Journey')
  for (const name of ['Our Mission', 'Our Workshop', 'Our Achievements'])
    await expect(about.getByRole('heading', { name })).toBeVisible()
  for (const text of ['10+ Years', '5000+ Blouses', '150+ Unique Designs'])
    await expect(about.getByRole('listitem').filter({ hasText: text.replace(' ', '') })).toBeVisible()
  await expect(section('All Products')).toBeVisible()
  await expect(section('All Products').getByText('Loved by 1000+ happy customers')).toBeVisible()
  const call = page.getByRole('link', { name: 'Call Now' })
  await expect(call).toHaveAttribute('href', /^tel:\+\d{10,}$/)
  for (const id of ['about', 'services', 'portfolio', 'contact'])
    await expect(page.locator(`#${id}`)).toHaveCount(1)
})

test.describe('the scroll position', () => {
  const position = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const around = (page: Page, y: number) =>
    expect.poll(async () => Math.abs((await position(page)) - y)).toBeLessThanOrEqual(2)

  /** Where the shopper left the home page: a click may have scrolled it further. */
  const stored = async (page: Page): Promise<number> => {
    await expect(page.locator('#feedback')).toHaveCount(0)
    const text = await page.evaluate(() => sessionStorage.getItem('homeScrollPosition'))
    return (JSON.parse(text!) as { value: { y: number } }).value.y
  }

  async function leaveBy(page: Page, name: string) {
    const link = page.getByRole('main').getByRole('link', { name }).first()
    await bringIntoView(link)
    await link.click()
  }

  test('is stored before both links that leave the page, and restored on every way of returning', async ({
    page,
  }) => {
    await visit(page, '/')
    await leaveBy(page, 'Get Custom Design')
    await expect(page).toHaveURL('/contact')
    const first = await stored(page)
    expect(first).toBeGreaterThan(500)
    await page.goBack()
    await around(page, first)

    await leaveBy(page, 'Give Feedback')
    await expect(page).toHaveURL('/login')
    const left = await stored(page)
    // A full page load.
    await visit(page, '/')
    await around(page, left)

    await leaveBy(page, 'Get Custom Design')
    await expect(page).toHaveURL('/contact')
    const leftAgain = await stored(page)
    await page.getByRole('banner').getByRole('link', { name: 'Roopkala Boutique' }).click()
    await expect(page).toHaveURL('/')
    await around(page, leftAgain)
  })

  test('is restored to the card after a reload, with as many cards as before', async ({ page }) => {
    await visit(page, '/')
    await untilHydrated(page.locator('#feedback'))
    await bringIntoView(page.locator('#feedback'))
    await page.evaluate(() => scrollTo(0, 1e6))
    const cards = page.locator('#feedback article')
    await expect(cards).toHaveCount(24)
    await bringIntoView(cards.nth(22))
    const y = await position(page)
    await page.reload()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24)
    await around(page, y)
  })

  test('is the top when the shopper opens the shop anew', async ({ page }) => {
    await visit(page, '/')
    await page.evaluate(() => scrollTo(0, 2000))
    await visit(page, '/about')
    await visit(page, '/')
    expect(await position(page)).toBe(0)
  })
})

test.describe('the feedback section', () => {
  const cards = (page: Page) => page.locator('#feedback article')
  const jumpToEnd = (page: Page) => page.evaluate(() => scrollTo(0, 1e6))

  test('loads by twelve, 500 ms after its end was reached, then by a button, to its end', async ({
    page,
    request,
  }) => {
    const query = '{ feedback(first: 1) { totalCount } }'
    const result = (await (await request.post('/graphql', { data: { query } })).json()) as {
      data: { feedback: { totalCount: number } }
    }
    const total = result.data.feedback.totalCount
    expect(total).toBeGreaterThan(36)
    await page.clock.install()
    await visit(page, '/')
    await expect(cards(page)).toHaveCount(12)
    await untilHydrated(page.locator('#feedback'))
    const loading = page.getByText('Loading more amazing designs...')
    for (const shown of [12, 24]) {
      const requested: string[] = []
      page.on('request', (each) => requested.push(each.url()))
      await stopClock(page)
      await jumpToEnd(page)
      await expect(loading).toBeVisible()
      await page.clock.runFor(499)
      await expect(cards(page)).toHaveCount(shown)
      expect(requested.filter((url) => url.endsWith('/graphql'))).toEqual([])
      const request = page.waitForRequest('**/graphql')
      await page.clock.runFor(1)
      await request
      await page.clock.resume()
      await expect(cards(page)).toHaveCount(shown + 12)
      page.removeAllListeners('request')
    }
    const more = page.getByRole('button', { name: 'Show more feedback' })
    await jumpToEnd(page)
    await expect(more).toBeVisible()
    await expect(loading).toBeHidden()
    await expect(page.getByText("You've explored our entire collection!")).toBeHidden()
    for (let shown = 36; shown < total; shown += 12) {
      await more.click()
      await page.clock.fastForward(500)
      await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
    }
    await expect(page.getByText("You've explored our entire collection!")).toBeVisible()
    await expect(more).toBeHidden()
    const ratings = await cards(page)
      .getByRole('img', { name: 'out of 5 stars' })
      .evaluateAll((stars) => stars.map((each) => parseInt(each.getAttribute('aria-label')!)))
    expect(ratings).toEqual([...ratings].sort().reverse())
  })

  test('reports a failed batch, and retries', async ({ page }) => {
    // The browser logs each failed request.
    page.removeAllListeners('console')
    await visit(page, '/')
    await page.route('**/graphql', (route) => route.abort())
    await jumpToEnd(page)
    await expect(page.getByText('The next ones did not load.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await page.locator('#feedback').getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page)).toHaveCount(24)
  })

  test('is read-only: not even the viewer’s own has an Edit or a Delete', async ({ page, request }) => {
    const words = randomUUID().slice(0, 18)
    await open(page, request, [[5, words]])
    await expect(own(page).getByRole('button', { name: 'Edit' })).toBeVisible()
    await visit(page, '/')
    await untilHydrated(page.locator('#feedback'))
    // The newest of the best come first.
    const ownCard = cards(page).filter({ hasText: words })
    await expect(ownCard).toBeVisible()
    await expect(ownCard.getByRole('button')).toHaveCount(0)
    await expect(cards(page).getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0)
  })
})
