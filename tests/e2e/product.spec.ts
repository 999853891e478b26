import type { Locator } from '@playwright/test'
import { picture, upload } from '../support/pictures.ts'
import { makeDesign, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('the card’s picture is shown in place of the large one until that is loaded', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const { body } = await upload(owner, await picture(900, 1200).jpeg().toBuffer(), { preset: 'products' })
  const { url } = body as { url: string }
  const design = await makeDesign(request, { images: [{ url }] })
  await visit(page, `/gallery?show=all&search=${encodeURIComponent(design.productName)}`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: design.productName })
  const shown = card.getByRole('img').first()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const file = await shown.evaluate((img: HTMLImageElement) => img.currentSrc)

  const responses: (() => void)[] = []
  const hold = () => new Promise<void>((resume) => void responses.push(resume))
  const isHeld = ({ pathname, href }: URL) =>
    pathname === '/graphql' || (pathname.startsWith('/images/') && href !== file)
  await page.route(isHeld, async (route) => {
    await hold()
    await route.continue()
  })
  await card.getByRole('link', { name: design.productName }).click()
  await expect(page.getByText('Loading the design')).toBeAttached()
  const waiting = page.getByRole('main').locator(`img[src="${new URL(file).href}"]`)
  // From the browser's cache, but not at once.
  await expect.poll(() => waiting.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  // The sizes of a picture are whole pixels, so that their ratios differ by less than a pixel on the screen.
  const placeOf = async (picture: Locator) =>
    Object.values((await picture.boundingBox())!).map((value) => Math.round(value))
  const place = await placeOf(waiting)
  for (const resume of responses.splice(0)) resume()
  const large = page.getByRole('button', { name: 'Look closer at picture 1 of 1' }).getByRole('img')
  await expect(large).toHaveCSS('background-image', `url("${file}")`)
  expect(await large.evaluate((img: HTMLImageElement) => img.complete)).toBe(false)
  expect(await placeOf(large)).toEqual(place)
  await expect
    .poll(async () => {
      for (const resume of responses.splice(0)) resume()
      return large.evaluate((img: HTMLImageElement) => img.complete)
    })
    .toBe(true)
  expect(await placeOf(large)).toEqual(place)
})

test('a design’s buttons stay in view, its picture opens full-screen, and what is closed restores the focus', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const { body } = await upload(owner, await picture(900, 1200).jpeg().toBuffer(), { preset: 'products' })
  const { url } = body as { url: string }
  const lehenga = await makeDesign(request, { images: [{ url }] })
  const soldOut = await makeDesign(request, { availabilityStatus: 'OUT_OF_STOCK' })
  const green = 'rgb(47, 107, 58)'
  const availability = page.getByRole('listitem').filter({ hasText: 'Availability' })
  await visit(page, `/single_product_details?productId=${lehenga.id}`)
  await expect(availability.getByText('Available', { exact: true })).toHaveCSS('color', green)

  const opener = page.getByRole('button', { name: /^Look closer at picture 1/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  for (const name of ['Buy', 'Add to Cart']) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
    await expect(button).toBeInViewport()
    await button.click()
    await expect(dialog.getByRole('button', { name: /Readymade/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Tailor Made/ })).toBeVisible()
    if (name === 'Buy') await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await visit(page, `/single_product_details?productId=${soldOut.id}`)
  await expect(availability.getByText('Out of Stock', { exact: true })).not.toHaveCSS('color', green)
})
