import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { bringIntoView, expect, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** Window width, columns and gap: specification, section 9. The edges of each range. */
const grids = {
  phone: [
    [320, 2, 8],
    [390, 2, 8],
    [767, 2, 8],
  ],
  laptop: [
    [768, 3, 12],
    [1023, 3, 12],
    [1024, 5, 16],
    [1280, 5, 16],
  ],
} as const

/** The columns of cards from left to right, each from its top to its bottom. */
const columnsOf = (page: Page) =>
  page.locator('main li:has(a[href*=single_product])').evaluateAll((cards) => {
    const columns = new Map<number, DOMRect[]>()
    for (const card of cards) {
      const box = card.getBoundingClientRect()
      const column = Math.round(box.left)
      columns.set(column, [...(columns.get(column) ?? []), box])
    }
    return [...columns.values()]
      .sort(([a], [b]) => a!.left - b!.left)
      .map((column) =>
        column
          .sort((a, b) => a.top - b.top)
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      )
  })

test('the designs have as many columns as the specification’s widths, with the right gaps @every-size', async ({
  page,
}, { project }) => {
  await visit(page, '/gallery?show=all')
  for (const [width, count, gap] of grids[project.name as keyof typeof grids]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await columnsOf(page)).length).toBe(count)
    const columns = await columnsOf(page)
    for (const [index, column] of columns.entries()) {
      const right = columns[index + 1]
      if (right) expect(right[0]!.left - column[0]!.right).toBeCloseTo(gap, 0)
      for (const [row, { bottom }] of column.entries()) {
        const below = column[row + 1]
        if (below) expect(below.top - bottom, `at ${width}, ${index}, ${row}`).toBeCloseTo(gap, 0)
      }
    }
  }
})

/** What the accessibility test of each page doesn't open at this width. */
const pages = ['/gallery?show=all', '/cart', '/wishlist', '/order/null/custom']

test('lists, a guest’s pages and a saree reflow at 320 px, and so does what opens over them', async ({
  page,
  request,
}) => {
  const { id } = await makeDesign(request, {
    category: 'SAREE',
    fabricType: 'Silk',
    sareeDetails: { sareeLength: 5.5, sareeFabric: 'Silk', pleated: true },
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [
    ...pages,
    `/single_product_details?productId=${id}`,
    `/hi/details?productId=${id}`,
  ]) {
    expect(await visit(page, address)).toBe(200)
    await bringIntoView(page.getByRole('main'))
    await expectNoSidewaysScroll(page)
  }
  await visit(page, '/gallery?show=all')
  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('How shall we make it?')).toBeVisible()
  await expectFits(dialog)
  await expectNoSidewaysScroll(page)
  // The browser logs the status of the page that doesn't exist.
  page.removeAllListeners('console')
  expect(await visit(page, '/nowhere')).toBe(404)
  await expectNoSidewaysScroll(page)
})

test('the gallery and a design reflow with text up to twice as large', async ({ playwright, request }, {
  project,
}) => {
  const { id } = await makeDesign(request, {
    productName: 'Handwoven Banarasi brocade lehenga with zardozi',
    readyMadePrice: 12_345_600,
    tailorPrice: 23_456_700,
    discount: 15,
  })
  const { executablePath, args } = project.use.launchOptions!
  for (const [textSize, width] of [
    [24, 320],
    [24, 390],
    [32, 320],
    [32, 390],
  ] as const) {
    const browser = await playwright.chromium.launch({
      executablePath,
      // The browser's own setting, which also affects media queries of the window's width.
      args: [...args!, `--blink-settings=defaultFontSize=${textSize}`],
    })
    const page = await browser.newPage({
      baseURL: process.env.SHOP_URL!,
      isMobile: true,
      viewport: { width, height: 844 },
    })
    for (const [language, toggleName] of [
      ['', 'Designs to show'],
      ['/hi', 'दिखाए जाने वाले डिज़ाइन'],
    ] as const) {
      if (textSize === 24 || width === 390) {
        await visit(page, `${language}/gallery?show=all`)
        await expectFits(page.getByRole('navigation', { name: toggleName }))
        await expectNoSidewaysScroll(page)
      }
      if (textSize === 24) continue
      await visit(page, `${language}/single_product_details?productId=${id}`)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectNoSidewaysScroll(page)
    }
    await browser.close()
  }
})

/** The middles of the bar's links and buttons: one where they are in one row. */
const rowsOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link')
    .or(page.getByRole('banner').getByRole('button'))
    .filter({ visible: true })
    .evaluateAll((all) => [
      ...new Set(
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round(top + bottom) / 2),
      ),
    ])

test('the bar is one row of buttons on phones, and nothing of it is clipped at any width, whoever is signed in @laptop', async ({
  page,
  request,
}) => {
  test.slow()
  for (const who of ['guest', 'shopper', 'owner']) {
    if (who === 'shopper') await signIn(page, await makeShopper(request, 'Meera Kulkarni-Deshpande'))
    if (who === 'owner') await signInAsOwner(page, request)
    if (who !== 'guest') await page.evaluate(() => localStorage.setItem('items', '120'))
    for (const address of ['/terms', '/hi/terms']) {
      await visit(page, address)
      await page.evaluate(() => document.fonts.ready)
      const bar = page.getByRole('banner')
      const account = who === 'guest' ? /^(Login \/ Sign Up|लॉग इन \/ साइन अप)$/ : /^(Your account|आपका खाता)/
      await expect(bar.getByRole('link', { name: account }).filter({ visible: true })).toHaveCount(1)
      // A prime step: other widths than those of the layout's breakpoints.
      for (const width of [320, 353, 360, 390, ...widthsFrom(407, 37)]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(bar)
        await expectNoSidewaysScroll(page)
        if (width <= 390 && who === 'guest')
          expect(await rowsOf(page), `${address} at ${width}`).toHaveLength(1)
        const menu = bar.getByRole('button', { name: /^(Menu|मेन्यू)$/ })
        const links = bar.getByRole('navigation')
        await expect(menu.or(links).filter({ visible: true }), `${address} at ${width}`).toHaveCount(1)
      }
    }
  }
})

/** Up to the widest layout, with both sides of its breakpoint. */
const widthsFrom = (first: number, step: number) => [
  ...Array.from({ length: Math.ceil((1400 - first) / step) }, (_, index) => first + index * step),
  1279,
  1280,
]
