import type { Page } from '@playwright/test'
import { untilHydrated } from './support/hydrated.ts'
import { stopClock } from './support/clock.ts'
import { bringIntoView, expect, test, visit } from './support/visit.ts'

const titles = [
  'Wear what was made for you',
  'Bring the cloth, keep the dream',
  'Ready for the festive season',
] as const

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })

/** The slide that is shown alone: 1, 2 or 3. */
async function expectSlide(page: Page, number: number) {
  const title = titles[number - 1]!
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText([title])
  await expect(carousel(page).locator('button[aria-current=true]')).toHaveAccessibleName(
    `Slide ${number}: ${title}`,
  )
}

/** Removes hover and focus. */
async function letGo(page: Page) {
  await page.getByRole('contentinfo').hover()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

test('the slides have arrows on a laptop only, and don’t move by themselves under reduced motion @every-size', async ({
  page,
}, { project }) => {
  const arrow = (name: string) => carousel(page).getByRole('button', { name })
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await arrow('Pause the slides').click()
  await arrow('Slide 1').click()
  await arrow('Play the slides').click()
  await letGo(page)
  await expectSlide(page, 1)
  await page.clock.runFor(4999)
  await expectSlide(page, 1)
  await page.clock.runFor(1)
  await expectSlide(page, 2)
  if (project.name === 'phone') {
    await expect(arrow('Next slide')).toBeHidden()
    await expect(arrow('Previous slide')).toBeHidden()
  } else {
    await arrow('Next slide').click()
    await expectSlide(page, 3)
    await arrow('Previous slide').click()
    await expectSlide(page, 2)
  }
  await arrow('Slide 1').click()
  await expectSlide(page, 1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.resume()
  await visit(page, '/')
  await stopClock(page)
  await page.clock.runFor(20_000)
  await expectSlide(page, 1)
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

  test('is restored after a reload, with as many cards as before; otherwise it is the top, or the link’s section', async ({
    page,
  }) => {
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

    // Opened anew.
    await visit(page, '/contact')
    await visit(page, '/')
    expect(await position(page)).toBe(0)

    await visit(page, '/contact')
    for (const [name, id] of [
      ['About', 'about'],
      ['Services', 'services'],
      ['Portfolio', 'portfolio'],
      ['Contact', 'contact'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
  })

  test('is that of a link’s section also while the sections above it are being hydrated', async ({
    page,
  }) => {
    const responses: (() => void)[] = []
    await page.route(/\/BelowTheFold-[^/]+\.js$/, async (route) => {
      await new Promise<void>((resume) => void responses.push(resume))
      await route.continue()
    })
    await visit(page, '/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
    await untilHydrated(link)
    await link.click()
    await expect(page).toHaveURL('/#contact')
    for (const respond of responses) respond()
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('is that of a link’s section also where the browser follows a link that isn’t hydrated', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const id of ['services', 'contact', 'portfolio']) {
      await page.evaluate(
        (hash) => Object.assign(document.createElement('a'), { href: hash }).click(),
        `#${id}`,
      )
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
  })
})
