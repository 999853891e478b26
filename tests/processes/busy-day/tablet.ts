import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { HindiText } from '../../support/hindi-texts.ts'
import type { DayShop, Person } from './day-shop.ts'
import type { HandCount } from './hand-count.ts'

/** One of the shop's tablets, in Hindi, and whoever works at it. */
export class Tablet {
  readonly page: Page
  readonly t: HindiText
  readonly count: HandCount
  person: Person | null = null

  constructor(page: Page, t: HindiText, count: HandCount) {
    this.page = page
    this.t = t
    this.count = count
  }

  get who(): string {
    if (!this.person) throw new Error('The tablet is locked.')
    return this.person.name
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  link(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name, exact: true })
  }

  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  field(name: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(name, { exact: true })
  }

  /** Types a PIN on the keypad of the lock screen. */
  async unlock(person: Person): Promise<void> {
    const { page, t } = this
    await expect(page.getByText(t('Who works here now? What was typed is still there.'))).toBeVisible()
    await this.button(person.name).click()
    for (const digit of person.pin) await this.button(digit).click()
    await this.button(t('Unlock')).click()
    await expect(this.link(new RegExp(person.name))).toBeVisible()
    this.person = person
  }

  /** Locks it for the next person. */
  async handTo(person: Person): Promise<void> {
    await this.button(this.t('Lock')).click()
    await this.unlock(person)
  }

  /** Opens Today by the sidebar, without loading the page again. */
  async openToday(): Promise<void> {
    await this.open('/admin')
    await expect(
      this.page.getByRole('heading', { level: 2, name: new RegExp(this.t('Today')) }),
    ).toBeVisible()
  }

  /** Opens an admin page by a link of the sidebar or the page, or by its address where neither has one. */
  async open(path: string): Promise<void> {
    const { page } = this
    const address = `/hi${path}`
    const link = page.locator(`a[href="${address}"]:visible`).first()
    if ((await link.count()) > 0) await link.click()
    else await page.goto(address)
    await page.waitForURL((url) => url.pathname + url.search === address)
  }
}

/** A tablet that the owner has marked as the shop's and locked. */
export async function openTablet(
  browser: Browser,
  shop: DayShop,
  t: HindiText,
  count: HandCount,
  name: string,
): Promise<Tablet> {
  const context = await browser.newContext({
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    baseURL: shop.url,
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => {
    globalThis.print = () => {}
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const tablet = new Tablet(page, t, count)
  await page.goto('/livez')
  await page.evaluate((session) => Object.assign(localStorage, session), await shop.ownersSession())
  await page.goto('/hi/admin/staff')
  await tablet.button(t('Mark this tablet as the shop’s')).click()
  await tablet.field(t('Name of the tablet')).fill(name)
  await tablet.button(t('Mark it')).click()
  await tablet.button(t('Lock it now')).click()
  return tablet
}
