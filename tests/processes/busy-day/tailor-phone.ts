import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { HindiText } from '../../support/hindi-texts.ts'
import { type DayShop, rates, tailorPin } from './day-shop.ts'
import { amountsIn } from './hand-count.ts'

/** The stages that every shop starts with, in their order, and what they are called in Hindi. */
const stages = [
  ['TO_CUT', 'कटाई बाकी'],
  ['CUTTING', 'कटाई'],
  ['EMBROIDERY', 'कढ़ाई'],
  ['STITCHING', 'सिलाई'],
  ['TRIAL', 'ट्रायल'],
  ['ALTERATION', 'आल्टरेशन'],
  ['FINISHING', 'फ़िनिशिंग'],
  ['READY', 'तैयार'],
] as const

export type Stage = (typeof stages)[number][0]

/** A tailor's own phone, in Hindi, and what the tailor adds up: a rate for every stage that is completed. */
export class TailorPhone {
  readonly name: string
  readonly page: Page
  readonly t: HindiText
  earned = 0
  received = 0

  constructor(name: string, page: Page, t: HindiText) {
    this.name = name
    this.page = page
    this.t = t
  }

  get due(): number {
    return this.earned - this.received
  }

  /** The garment's card in the list. */
  card(code: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: code })
  }

  /** Reads the list again, as by opening it in the morning. */
  async open(): Promise<void> {
    await this.page.goto('/hi/workshop')
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.name)
  }

  /** Moves a garment on by one button, stage by stage. */
  async move(code: string, category: string, from: Stage, to: Stage): Promise<void> {
    const { t } = this
    const card = this.card(code)
    const [first, last] = [from, to].map((id) => stages.findIndex(([stage]) => stage === id))
    for (let n = first!; n < last!; n++) {
      const [stage] = stages[n]!
      const [, next] = stages[n + 1]!
      await card.getByRole('button', { name: t('Done: on to {next}', { next }), exact: true }).click()
      this.earned += rates[category]?.[stage] ?? 0
      if (n + 1 < stages.length - 1) await expect(card.getByText(next, { exact: true }).first()).toBeVisible()
    }
  }

  /** Takes the last tap back, by which a stage was completed. */
  async undo(code: string, category: string, stage: Stage): Promise<void> {
    const card = this.card(code)
    const [, name] = stages.find(([id]) => id === stage)!
    await card.getByRole('button', { name: this.t('Undo'), exact: true }).click()
    await expect(card.getByText(name, { exact: true }).first()).toBeVisible()
    this.earned -= rates[category]?.[stage] ?? 0
  }

  /** Completes the only alteration. */
  async alter(): Promise<void> {
    await this.open()
    const alterations = this.page.getByRole('region', { name: this.t('a tailor’s work|Alterations') })
    await alterations.getByRole('button', { name: this.t('Alteration done'), exact: true }).click()
    await expect(alterations).toHaveCount(0)
  }

  /** What the phone says is due, in paise; less than 0 for what was paid before it is earned. */
  async readDue(): Promise<number> {
    await this.open()
    const { page, t } = this
    const amountOf = async (message: string) => {
      const line = page.getByText(new RegExp(t(message, { amount: '₹[\\d,.]+' })))
      if ((await line.count()) === 0) return 0
      return amountsIn((await line.first().textContent())!)[0]!
    }
    return (
      (await amountOf('Earned, to be paid to you: {amount}')) -
      (await amountOf('Paid to you before it is earned: {amount}'))
    )
  }

  /** Opens the account below the name. */
  async openAccount(): Promise<Locator> {
    const { page, t } = this
    await page.getByRole('button', { name: t('My account'), exact: true }).click()
    const account = page.getByRole('region', { name: t('My account'), exact: true })
    await expect(account).toContainText(t('To be paid to you at the end'))
    return account
  }
}

export async function openPhone(
  browser: Browser,
  shop: DayShop,
  t: HindiText,
  { name, phone }: { name: string; phone: string },
): Promise<TailorPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: shop.url,
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto('/hi/workshop')
  await page.getByLabel(t('Phone number'), { exact: true }).fill(phone)
  await page.getByLabel(t('PIN'), { exact: true }).fill(tailorPin)
  await page.getByRole('button', { name: t('Sign in'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return new TailorPhone(name, page, t)
}
