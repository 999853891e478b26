import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import type { Browser } from './browser.ts'
import { openChromium, openFirefox } from './puppeteer-browser.ts'
import { Shopper } from './shopper.ts'
import { openWebKit } from './webkit-browser.ts'

/** The main journeys, in each of the engines of docs/browsers.md. */
let shop: ShopProcess
let dataDir: string

beforeAll(async () => {
  dataDir = await makeScratchFolder('browsers')
  shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'owner@roopkala.example',
    ADMIN_PASSWORD: 'owner of the test shop',
    RATE_LIMITS: 'off',
  })
})

afterAll(async () => {
  await shop?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

describe.each([
  { engine: 'Chromium', start: openChromium },
  { engine: 'Firefox', start: openFirefox },
  { engine: 'WebKit', start: openWebKit },
])('$engine', ({ engine, start }) => {
  let browser: Browser
  let shopper: Shopper

  beforeAll(async () => {
    browser = await start()
    shopper = new Shopper(browser, shop.url)
    console.log(`${engine}: ${browser.name}`)
  })

  afterAll(async () => browser?.close())

  afterEach(() => {
    expect(browser?.takeErrors() ?? []).toEqual([])
  })

  test('from the home page over a filter to a product, an account, the cart and the checkout', async () => {
    await shopper.visit('/')
    await shopper.expectFits()
    await shopper.tap('header button', /menu/i)
    await shopper.tap('[role=dialog] nav a', 'Designs')
    await shopper.isAt(/^\/gallery/)
    await shopper.sees('main h1')

    await shopper.tap('main [role=button]', /^Filters/)
    await shopper.tap('[role=dialog] label', /^Lehenga/)
    await shopper.tap('[role=dialog] button', /^Apply/)
    await shopper.isAt(/category=/)
    await shopper.sees('main li a[href*=productId]', /Lehenga/)
    await shopper.expectFits()

    await shopper.tap('main li a[href*=productId]', /Lehenga/)
    await shopper.isAt(/^\/single_product_details/)
    await shopper.sees('main h1', /Lehenga/)
    await shopper.expectTrue(
      `[...document.querySelectorAll('main img')].some((image) => image.complete && image.naturalWidth > 300)`,
      'a picture is shown',
    )
    await shopper.expectFits()
    await shopper.tap('main fieldset label', /^Tailor Made/)
    await shopper.tap('main button', /^Add to Cart/)

    await shopper.isAt(/^\/login$/)
    await shopper.tap('main a', /^(Sign Up|Create)/i)
    await shopper.isAt(/^\/signup/)
    await shopper.fill('input[autocomplete=name]', 'Meera Rao')
    await shopper.fill('input[type=email]', `meera.${randomUUID()}@example.com`)
    await shopper.fill('input[type=password]', 'chameli-42-phool')
    await shopper.tap('main button', 'Create Account')
    await shopper.isAt(/^\/single_product_details/)

    await shopper.sees('header a', /^Cart, 1 design/)
    await shopper.visit('/cart')
    await shopper.sees('main output', '1')
    await shopper.tap('main button', 'Increase quantity')
    await shopper.sees('main output', '2')
    await shopper.expectFits()
    await shopper.tap('main a', 'Checkout')
    await shopper.isAt(/^\/order\//)
    await shopper.sees('main h2', 'Order Type')
    await shopper.tap('main a', 'Next')
    await shopper.sees('main h2', 'Measurements')
    await shopper.fill('[id$=waist]', '72')
    await shopper.sees('main *', 'Saved')
    await shopper.tap('main a', 'Next')
    await shopper.sees('main h2', 'Customer Details')
    await shopper.fill('#order-customer-phone', '9876543210')
    await shopper.sees('main *', 'Saved')
    await shopper.expectFits()
  })

  test('a misspelt search finds the design from any page', async () => {
    await shopper.visit('/about')
    await shopper.tap('header a', 'Search')
    await shopper.fill('[role=dialog] [role=combobox]', 'lehnga')
    await shopper.sees('[role=dialog] [role=option]', /Lehenga/)
    await browser.press('Enter')
    await shopper.isAt(/^\/gallery\?.*search=lehnga/)
    await shopper.sees('main li a[href*=productId]', /Lehenga/)
    await shopper.expectFits()
  })

  test('the shop speaks Hindi', async () => {
    await shopper.visit('/contact')
    await shopper.tap('header a', 'हिन्दी')
    await shopper.isAt(/^\/hi\/contact$/)
    await shopper.expectTrue(`document.documentElement.lang === 'hi-IN'`, 'the page is in Hindi')
    await shopper.isHydrated()
    await shopper.visit('/hi/gallery?show=all')
    await shopper.sees('main h1', /[\u0900-\u097F]/)
    await shopper.sees('main li a[href*=productId]')
    await shopper.expectTrue(`document.fonts.check('16px Hind', 'ह')`, 'the Devanagari font is loaded')
    await shopper.expectFits()
  })
})
