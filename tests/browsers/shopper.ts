import { expect } from 'vitest'
import { type Browser, finding, type Target } from './browser.ts'

const pollOptions = { timeout: 20_000, interval: 100 }

/** Hydrated, so that no click is lost. */
const hydrated = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`

/** A shopper's steps in a browser: each waits until it is possible. */
export class Shopper {
  readonly browser: Browser
  readonly url: string

  constructor(browser: Browser, url: string) {
    this.browser = browser
    this.url = url
  }

  async visit(path: string): Promise<void> {
    await this.browser.open(this.url + path)
    await this.isHydrated()
  }

  /** After a reload; before leaving a page, so that no script of it is abandoned. */
  async isHydrated(): Promise<void> {
    await this.expectTrue(hydrated, 'the page is hydrated')
  }

  async tap(selector: string, name?: Target['name']): Promise<void> {
    await expect
      .poll(async () => (await this.canTap({ selector, name })) && this.browser.click({ selector, name }), {
        ...pollOptions,
        message: `taps ${selector} ${String(name ?? '')}`,
      })
      .toBe(true)
  }

  /** It rests in its place and nothing covers it, so that the click reaches it. */
  private async canTap(target: Target): Promise<boolean> {
    const position = `((found) => {
      if (found === null) return ''
      const { x, y, width, height } = found.getBoundingClientRect()
      return found.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [x, y].join() : ''
    })(${finding(target)})`
    const before = await this.browser.evaluate(position)
    if (before === '') return false
    await new Promise((resolve) => setTimeout(resolve, 100))
    return before === (await this.browser.evaluate(position))
  }

  /** Types into an empty field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.tap(selector)
    await this.browser.type(text)
    await this.expectTrue(
      `document.querySelector(${JSON.stringify(selector)}).value === ${JSON.stringify(text)}`,
      `${selector} holds ${text}`,
    )
  }

  async sees(selector: string, name?: Target['name']): Promise<void> {
    await this.expectTrue(`${finding({ selector, name })} !== null`, `sees ${selector} ${String(name ?? '')}`)
  }

  async isAt(path: RegExp): Promise<void> {
    await expect
      .poll(() => this.browser.evaluate('location.pathname + location.search'), pollOptions)
      .toMatch(path)
  }

  /** Nothing overflows horizontally. */
  async expectFits(): Promise<void> {
    expect(
      await this.browser.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBeLessThanOrEqual(0)
  }

  async expectTrue(expression: string, message: string): Promise<void> {
    await expect.poll(() => this.browser.evaluate(expression), { ...pollOptions, message }).toBe(true)
  }
}
