import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPaths } from '../../shared/admin-paths.ts'
import { paths } from '../../shared/paths.ts'
import { loopFrames, picture, upload, uploadLoop } from '../support/pictures.ts'
import { film } from './support/film.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

const isLoop = ({ pathname }: URL) => pathname.endsWith('-loop.webp')

/** Swipes to a picture of the product page. */
const swipeTo = (page: Page, number: number) =>
  page
    .getByRole('button', { name: `Look closer at picture ${number} of 2` })
    .evaluate((slide) => slide.scrollIntoView({ inline: 'start', behavior: 'instant' }))

test('the owner films a loop with her phone; a browser that can’t read a video says what to do', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const { body } = await upload(owner, await picture(900, 1200).jpeg().toBuffer(), { preset: 'products' })
  const { id } = await makeDesign(request, { images: [{ url: body.url as string }] })
  await signInAsOwner(page, request)
  await visit(page, adminPaths.photograph(id))
  const choose = page.getByLabel('Add a loop')
  const dialog = page.getByRole('dialog', { name: 'Make a loop' })
  const use = dialog.getByRole('button', { name: 'Use this loop' })

  await test.step('what is no video keeps nothing', async () => {
    await choose.setInputFiles({ name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('HEVC') })
    await expect(dialog.getByRole('alert')).toHaveText(
      /^This browser can’t read the video\. .* choose an MP4 file\.$/,
    )
    await expect(use).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('one of less than a second, neither', async () => {
    const buffer = await film(page, 0.2)
    await choose.setInputFiles({ name: 'short.webm', mimeType: 'video/webm', buffer })
    await expect(dialog.getByRole('alert')).toHaveText(/^The video is shorter than a second/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('of a longer one, three seconds and the right part become a picture of the design', async () => {
    const buffer = await film(page, 3.6)
    await choose.setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer })
    await dialog.getByLabel('Begins at').fill('0.5')
    await dialog.getByLabel('Left or right').fill('1')
    await dialog.getByRole('button', { name: 'Pause video' }).click()
    await expect(dialog.getByRole('button', { name: 'Play video' })).toBeVisible()
    await expectAccessible(page)
    await use.click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    await expect(page.getByLabel('Film again')).toBeAttached()
    const { data } = await owner.graphql('query ($id: ID!) { product(id: $id) { images { alt loopUrl } } }', {
      id,
    })
    const [front, loop] = data.product.images as { alt: string; loopUrl: string | null }[]
    expect(front!.loopUrl).toBeNull()
    expect(loop!.alt).toMatch(/, moving$/)
    const bytes = await (await request.get(loop!.loopUrl!)).body()
    const moving = await sharp(bytes, { pages: -1 }).metadata()
    expect(moving).toMatchObject({ width: 135, pageHeight: 180, loop: 0 })
    // Frames that are alike are one.
    expect(moving.delay!.reduce((sum, each) => sum + each, 0)).toBe(3000)
    expect(moving.pages).toBeGreaterThan(12)
    // The right part of the film is blue.
    const right = sharp(bytes).extract({ left: 115, top: 10, width: 10, height: 10 })
    const [red, , blue] = (await sharp(await right.png().toBuffer()).stats()).channels
    expect(blue!.mean).toBeGreaterThan(red!.mean + 60)
  })
})

test('a shopper sees a loop when she comes to it, and stops it; one who wants no motion starts it', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const still = (await upload(owner, await picture(900, 1200).jpeg().toBuffer(), { preset: 'products' })).body
  const loop = (await uploadLoop(owner, await loopFrames(8))).body
  const { id } = await makeDesign(request, {
    images: [{ url: still.url as string }, { url: loop.url as string }],
  })
  const loaded: string[] = []
  page.on('request', (sent) => {
    const url = new URL(sent.url())
    if (isLoop(url)) loaded.push(url.pathname)
  })
  const pause = page.getByRole('button', { name: 'Pause video' })
  const play = page.getByRole('button', { name: 'Play video' })
  const moving = page.locator('img[src$="-loop.webp"]')

  await test.step('it plays in view', async () => {
    await visit(page, paths.product(id))
    await expect(pause).toBeAttached()
    expect(loaded).toEqual([])
    await swipeTo(page, 2)
    await expect(moving).toBeVisible()
    expect(loaded).toEqual([loop.loop_url])
    const { width, height } = (await pause.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await pause.tap()
    await expect(moving).toBeHidden()
    await swipeTo(page, 1)
    await swipeTo(page, 2)
    await play.tap()
    await expect(moving).toBeVisible()
    await swipeTo(page, 1)
    await expect(moving).toBeHidden()
  })

  await test.step('under reduced motion it is not loaded before it is tapped', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    loaded.length = 0
    await visit(page, paths.product(id))
    await swipeTo(page, 2)
    await expect(play).toBeInViewport()
    expect(loaded).toEqual([])
    await play.tap()
    await expect(moving).toBeVisible()
  })

  await test.step('what can’t be loaded says so, and the picture stays', async () => {
    // The browser logs the failed request.
    page.removeAllListeners('console')
    await page.route(isLoop, (route) => route.abort())
    await visit(page, paths.product(id))
    await swipeTo(page, 2)
    await play.tap()
    await expect(page.getByText('The video could not be loaded.')).toBeVisible()
    await expect(play).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Look closer at picture 2 of 2' }).getByRole('img'),
    ).toBeVisible()
  })
})
