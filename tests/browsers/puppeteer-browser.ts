import { ElementHandle, launch } from 'puppeteer-core'
import { chromeArguments, chromePath } from '../support/browser.ts'
import { type Browser, finding } from './browser.ts'
import { installed } from './installed.ts'
import { window } from './window.ts'

/** Chromium by its DevTools protocol. */
export const openChromium = async (): Promise<Browser> => open('chrome', await chromePath(), chromeArguments)

/** Firefox by WebDriver BiDi. */
export const openFirefox = async (): Promise<Browser> => open('firefox', await installed.firefox(), [])

/** Firefox reports the pictures and fonts that a page was still loading when the shopper left it. */
const abandonedRequests = [
  'A ServiceWorker intercepted the request and encountered an unexpected error',
  // NS_BINDING_ABORTED
  'status=2152398850',
]

async function open(browser: 'chrome' | 'firefox', executablePath: string, args: string[]): Promise<Browser> {
  const session = await launch({ browser, executablePath, args, headless: true, defaultViewport: window })
  const page = await session.newPage()
  let errors: string[] = []
  const note = (message: string) => {
    if (!abandonedRequests.some((report) => message.includes(report))) errors.push(message)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  return {
    name: await session.version(),
    open: async (address) => {
      // Firefox reports code that the page left behind was still loading as an error of that page.
      if (browser === 'firefox') await page.waitForNetworkIdle()
      await page.goto(address)
    },
    evaluate: async (expression) => page.evaluate(expression),
    click: async (target) => {
      const handle = await page.evaluateHandle(finding(target))
      if (!(handle instanceof ElementHandle)) return false
      await handle.click()
      return true
    },
    type: async (text) => page.keyboard.type(text),
    press: async (key) => page.keyboard.press(key),
    takeErrors: () => {
      const taken = errors
      errors = []
      return taken
    },
    close: async () => session.close(),
  }
}
