import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { openFilters } from './support/filters.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

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

test('the filters and the option dialog reflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/gallery?show=all')
  const drawer = await openFilters(page, true)
  await expect(drawer.getByRole('button', { name: /Apply.*Show \d+ designs/s })).toBeVisible()
  await expectFits(drawer)
  await expectNoSidewaysScroll(page)
  await drawer.getByRole('button', { name: 'Close filters' }).click()
  await expect(drawer).toBeHidden()

  await page.getByRole('main').getByRole('button', { name: 'Order Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('How shall we make it?')).toBeVisible()
  await expectFits(dialog)
  await expectNoSidewaysScroll(page)
})

for (const [textSize, widths] of [
  [24, [320, 390]],
  [32, [390]],
] as const)
  test(`the gallery reflows with a text size of ${textSize} px`, async ({ playwright }, { project }) => {
    const { executablePath, args } = project.use.launchOptions!
    const browser = await playwright.chromium.launch({
      executablePath,
      // The browser's own setting, which also affects media queries of the window's width.
      args: [...args!, `--blink-settings=defaultFontSize=${textSize}`],
    })
    const page = await browser.newPage({ baseURL: process.env.SHOP_URL!, isMobile: true })
    for (const width of widths)
      for (const [address, toggleName] of [
        ['/gallery?show=all', 'Designs to show'],
        ['/hi/gallery?show=all', 'दिखाए जाने वाले डिज़ाइन'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, address)
        await expectFits(page.getByRole('navigation', { name: toggleName }))
        await expectNoSidewaysScroll(page)
      }
    await browser.close()
  })

test('the product page reflows with text twice as large', async ({ playwright, request }, { project }) => {
  const { id } = await makeDesign(request, {
    productName: 'Handwoven Banarasi brocade lehenga with zardozi',
    readyMadePrice: 12_345_600,
    tailorPrice: 23_456_700,
    discount: 15,
  })
  const { executablePath, args } = project.use.launchOptions!
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...args!, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ baseURL: process.env.SHOP_URL!, isMobile: true })
  for (const width of [320, 390])
    for (const language of ['', '/hi']) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, `${language}/single_product_details?productId=${id}`)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectNoSidewaysScroll(page)
    }
  await browser.close()
})

test('the bar is one row of buttons beside the name, in both languages @every-size', async ({ page }) => {
  for (const width of [320, 353, 360, 390])
    for (const address of ['/gallery', '/hi/gallery']) {
      await page.setViewportSize({ width, height: 740 })
      await visit(page, address)
      await page.evaluate(() => document.fonts.ready)
      const bar = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'))
      const middles = await bar
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map((each) => each.getBoundingClientRect())
            .map(({ top, bottom }) => Math.round(top + bottom) / 2),
        )
      expect(new Set(middles).size, `${address} at ${width}`).toBe(1)
      await expectNoSidewaysScroll(page)
    }
})

for (const who of ['guest', 'shopper', 'owner'])
  test(`nothing of the bar is clipped at any width, for a ${who} @laptop`, async ({ page, request }) => {
    if (who === 'shopper') await signIn(page, await makeShopper(request, 'Meera Kulkarni-Deshpande'))
    if (who === 'owner') await signInAsOwner(page, request)
    if (who !== 'guest') await page.evaluate(() => localStorage.setItem('items', '120'))
    for (const address of ['/terms', '/hi/terms']) {
      await visit(page, address)
      await page.evaluate(() => document.fonts.ready)
      const bar = page.getByRole('banner')
      await expect(
        bar
          .getByRole('link', {
            name: who === 'guest' ? /^(Login \/ Sign Up|लॉग इन \/ साइन अप)$/ : /^(Your account|आपका खाता)/,
          })
          .filter({ visible: true }),
      ).toHaveCount(1)
      for (let width = 320; width <= 1400; width += 20) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(bar)
        await expectNoSidewaysScroll(page)
        const menu = bar.getByRole('button', { name: /^(Menu|मेन्यू)$/ })
        const links = bar.getByRole('navigation')
        await expect(menu.or(links).filter({ visible: true }), `${address} at ${width}`).toHaveCount(1)
      }
    }
  })

test('the footer has the shop’s name, address and founding year', async ({ page }) => {
  await visit(page, '/contact')
  const footer = page.getByRole('contentinfo')
  const year = await page.evaluate(() => new Date().getFullYear())
  await expect(footer).toContainText(`© ${year} Roopkala Boutique. All rights reserved.`)
  await expect(footer.getByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute(
    'href',
    'tel:+912255500142',
  )
  await expect(footer.getByRole('link', { name: 'namaste@roopkala.example' })).toHaveAttribute(
    'href',
    'mailto:namaste@roopkala.example',
  )
  for (const line of ['14 Ranade Road, Dadar West', 'Mumbai 400028', 'Maharashtra, India'])
    await expect(footer.getByText(line, { exact: true })).toBeVisible()
  await expect(footer.getByText('Monday to Saturday, 9 am to 7 pm')).toBeVisible()
  for (const [name, address] of [
    ['WhatsApp', 'https://wa.me/912255500142'],
    ['Instagram', 'https://instagram.example/roopkala'],
    ['Facebook', 'https://facebook.example/roopkala'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
})
