import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

/** A camera's photograph: noisy, thus large; its upper half red, its lower half blue as it is seen. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [3000, 2250]
  const noise = randomBytes(width * height * 3)
  const bytes = Buffer.alloc(noise.length)
  for (let at = 0; at < bytes.length; at += 3) {
    // It is stored lying on its side: seen upright, its left is what is above.
    const isAbove = (at / 3) % width < width / 2
    bytes[at] = (isAbove ? 160 : 0) + (noise[at]! % 60)
    bytes[at + 2] = (isAbove ? 0 : 160) + (noise[at + 2]! % 60)
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** The next picture that the page uploads, as the server stored it. */
async function nextUpload(page: Page, act: () => Promise<unknown>) {
  const upload = page.waitForResponse((response) => response.url().endsWith('/images/upload'))
  await act()
  return (await (await upload).json()) as { url: string; width: number; height: number }
}

/** The mean colour of 10 px of a stored picture. */
async function colourOf(request: APIRequestContext, url: string, left: number, top: number) {
  const picture = sharp(await (await request.get(url)).body()).extract({ left, top, width: 10, height: 10 })
  const { channels } = await sharp(await picture.png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test('photographs are shrunk upright, cropped as the owner chooses, or refused', async ({
  page,
  request,
}) => {
  const choose = (name: string, buffer: Buffer) =>
    page.locator('#product-images').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  // Chromium doesn't report the bodies of forms with files.
  await page.addInitScript(() => {
    const sent: number[] = []
    Object.assign(window, { sent })
    // oxlint-disable-next-line typescript/unbound-method -- called with its form below
    const { append } = FormData.prototype
    FormData.prototype.append = function (name: string, value: string | Blob) {
      if (value instanceof Blob) sent.push(value.size)
      append.call(this, name, value as Blob)
    }
  })
  await signInAsOwner(page, request)
  await visit(page, '/product/null/add')
  await expect(page.getByText('The whole garment, from neck to hem, with space around it.')).toBeVisible()
  const buffer = await photograph()
  expect(buffer.length).toBeGreaterThan(3e6)
  const stored = await nextUpload(page, () => choose('front.jpg', buffer))
  const [sent] = await page.evaluate(() => (window as unknown as { sent: number[] }).sent)
  expect(sent).toBeLessThan(buffer.length * 0.7)
  // Seen upright, 2250 by 3000.
  expect(stored).toMatchObject({ width: 1500, height: 2000 })
  const picture = sharp(await (await request.get(stored.url)).body())
  const [above, below] = await Promise.all(
    [100, 1800].map(async (top) => {
      const part = picture.clone().extract({ left: 700, top, width: 100, height: 100 })
      const { channels } = await sharp(await part.png().toBuffer()).stats()
      return channels.map(({ mean }) => mean)
    }),
  )
  // Rotated by a quarter turn clockwise, what was left is above.
  expect(above![0]!).toBeGreaterThan(above![2]! + 60)
  expect(below![2]!).toBeGreaterThan(below![0]! + 60)
  // It is 3:4 already.
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crop to 3:4' })).toBeHidden()

  await test.step('a wide one is cropped', async () => {
    const wide = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#205080' } })
      .composite([
        {
          input: { create: { width: 400, height: 900, channels: 3, background: '#d08020' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer()
    expect(await nextUpload(page, () => choose('wide.jpg', wide))).toMatchObject({ width: 1600, height: 900 })
    await page.getByRole('button', { name: 'Crop to 3:4' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit the picture' })
    const part = dialog.getByRole('group', { name: /^The part that is shown/ })
    await expect(part).toBeVisible()
    await expectAccessible(page)
    // To the left end, where the picture is orange.
    await part.focus()
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight')
    const cropped = await nextUpload(page, () =>
      dialog.getByRole('button', { name: 'Use this picture' }).click(),
    )
    expect(cropped).toMatchObject({ width: 675, height: 900 })
    await expect(dialog).toBeHidden()
    const [red, green, blue] = await colourOf(request, cropped.url, 100, 450)
    expect([red! > 180, green! > 100, blue! < 80]).toEqual([true, true, true])
    await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeVisible()
  })

  await test.step('a leaning one is straightened, and the colour of the light removed', async () => {
    const wall = { r: 210, g: 200, b: 160 }
    const leaning = await sharp({ create: { width: 900, height: 1200, channels: 3, background: wall } })
      .composite([
        {
          input: { create: { width: 300, height: 700, channels: 3, background: '#802040' } },
          left: 300,
          top: 300,
        },
      ])
      .jpeg({ quality: 95 })
      .toBuffer()
    await nextUpload(page, () => choose('leaning.jpg', leaning))
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Edit the picture' })
    await dialog.getByLabel('Straighten').fill('10')
    await dialog.getByLabel(/^Remove the colour of the light/).check()
    const straightened = await nextUpload(page, () =>
      dialog.getByRole('button', { name: 'Use this picture' }).click(),
    )
    // The wall is as bright as before and grey, up to the corners that the rotation left empty.
    for (const [left, top] of [
      [5, 5],
      [60, 600],
      [straightened.width - 20, straightened.height - 20],
    ] as const)
      for (const channel of await colourOf(request, straightened.url, left, top))
        expect(Math.abs(channel - 210)).toBeLessThan(8)
  })

  await test.step('a wall with the light from one side becomes evenly bright, in the preview and in what is kept', async () => {
    const lit = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs><linearGradient id="l"><stop stop-color="rgb(240,240,240)"/><stop offset="1" stop-color="rgb(160,160,160)"/></linearGradient></defs><rect width="900" height="1200" fill="url(#l)"/><rect x="300" y="300" width="300" height="700" fill="#802040"/></svg>`,
      ),
    )
      .jpeg({ quality: 95 })
      .toBuffer()
    await nextUpload(page, () => choose('lit.jpg', lit))
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Edit the picture' })
    const shown = dialog.getByRole('img', { name: 'The picture that is being edited' })
    const before = await shown.getAttribute('src')
    await dialog.getByLabel(/^Even out the light/).check()
    await expect(shown).not.toHaveAttribute('src', before!)
    const even = await nextUpload(page, () =>
      dialog.getByRole('button', { name: 'Use this picture' }).click(),
    )
    expect(even).toMatchObject({ width: 900, height: 1200 })
    for (const [left, top] of [
      [20, 20],
      [20, 600],
      [even.width - 20, 20],
      [even.width - 20, 600],
    ] as const)
      for (const channel of await colourOf(request, even.url, left, top))
        expect(Math.abs(channel - 200)).toBeLessThan(12)
  })

  await test.step('what the browser can’t read is sent as it is, and refused with a reason', async () => {
    // The browser logs the refused request.
    page.removeAllListeners('console')
    await choose('broken.jpg', Buffer.from('no picture'))
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to upload image' })).toBeVisible()
  })
})
