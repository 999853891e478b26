import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromeArguments, chromePath } from '../../tests/support/browser.ts'
import { startShop } from '../../tests/support/shop-process.ts'
import { type DemoShop, seedShop } from './demo-shop.ts'
import { drawOverview, overviewPictures } from './overview.ts'
import { type Screen, screens, usualWidths } from './screens.ts'

const folder = 'docs/screens'
const overview = 'overview.webp'
/** Longer pages are cropped, because the rest repeats itself. */
const maxHeight = 3_000
const maxBytes = 240_000
/** The time in the browser: shortly after the demo shop's orders are placed. */
const now = new Date(Date.now() + 5 * 60_000)
const owner = { email: 'owner@roopkala.example', password: 'owner of the shop in the pictures' }

/** Takes the screenshots of docs/screens/ in a shop of its own; with arguments, only the named ones. */
async function takeScreens(only: string[]): Promise<void> {
  const wanted = screens.filter(({ name }) => only.length === 0 || only.includes(name))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-screens-'))
  const shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMITS: 'off',
  })
  const browser = await chromium.launch({ executablePath: await chromePath(), args: chromeArguments })
  try {
    const demo = await seedShop(shop.url, owner)
    await mkdir(folder, { recursive: true })
    const taken = new Set<string>()
    for (const screen of wanted)
      for (const width of screen.widths ?? usualWidths) {
        const file = `${screen.name}-${width}.webp`
        const bytes = await takeScreen(browser, shop.url, demo, screen, width)
        await writeFile(path.join(folder, file), bytes)
        taken.add(file)
        console.log(`${file.padEnd(32)} ${Math.ceil(bytes.length / 1000)} kB`)
      }
    if (overviewPictures.every((part) => taken.has(part))) {
      await writeFile(path.join(folder, overview), await drawOverview(folder))
      taken.add(overview)
    }
    if (only.length === 0) await removeOthers(taken)
  } finally {
    await browser.close()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function takeScreen(browser: Browser, url: string, demo: DemoShop, screen: Screen, width: number) {
  const small = width < 600
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: small ? 844 : 800 },
    isMobile: small,
    hasTouch: small,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    // The owner's event stream never ends: the page would never become idle.
    await page.route('/events/**', (route) => route.abort())
    if (screen.as)
      await page.addInitScript((session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
      }, demo.sessions[screen.as])
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(demo))
    await untilHydrated(page)
    await untilComplete(page)
    await screen.first?.(page)
    await untilComplete(page)
    return await compress(await shoot(page, screen), `${screen.name} at ${width} px`)
  } catch (error) {
    throw new Error(`No picture of ${screen.name} at ${width} px`, { cause: error })
  } finally {
    await context.close()
  }
}

/** After interactions the screenshot shows the window; otherwise the full page. */
async function shoot(page: Page, { first }: Screen): Promise<Buffer> {
  if (first) return page.screenshot({ animations: 'disabled' })
  const { width, height: windowHeight } = page.viewportSize()!
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(pageHeight, maxHeight)
  await sinkBars(page, height - windowHeight)
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height }, animations: 'disabled' })
}

/**
 * Fixed elements at the window's bottom are shown in their place in the document: in the middle they
 * would hide content.
 */
const sinkBars = (page: Page, by: number) =>
  page.evaluate((distance) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element)
      if (bottom !== '0px') continue
      if (position === 'fixed') element.style.bottom = `${-distance}px`
      if (position === 'sticky') element.style.position = 'static'
    }
  }, by)

/** The page is hydrated. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )

/** Everything in the screenshot has been scrolled into view, and what that loaded is complete. */
async function untilComplete(page: Page) {
  const [height, from] = await page.evaluate(() => [document.documentElement.scrollHeight, scrollY] as const)
  for (let top = 0; top < Math.min(height, maxHeight); top += 400) await scroll(page, top)
  await scroll(page, from)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.evaluate(async (bottom) => {
    await document.fonts.ready
    // Lazy pictures that are not rendered, such as cards that a narrow row leaves out, are never decoded.
    const shown = [...document.images].filter(
      (image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top + scrollY < bottom,
    )
    // A screenshot only shows decoded pictures.
    for (const image of shown) image.decoding = 'sync'
    await Promise.all(shown.map((image) => image.decode().catch(() => null)))
  }, maxHeight)
}

/** Without animation, and painted. */
const scroll = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }, top)

/** A high compression, because these files are committed. */
async function compress(picture: Buffer, what: string): Promise<Buffer> {
  for (const quality of [82, 74, 66, 58, 50, 42, 34]) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`${what} doesn’t fit into ${maxBytes} bytes`)
}

/** Files that are no longer in the list are deleted. */
async function removeOthers(taken: Set<string>) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp') && !taken.has(file))
  await Promise.all(files.map((file) => rm(path.join(folder, file))))
}

await takeScreens(process.argv.slice(2))
