import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminPaths } from '../../shared/admin-paths.ts'
import { chooseFiles, controls, openAdminPage, shows } from '../support/admin-page.ts'
import { drawingOf, loopFrames, pictureFile, uploadLoop } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { press, follow } = controls()

interface StoredPicture {
  url: string
  alt: string
}

const picturesOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).images as unknown as StoredPicture[]

/** A browser without a decoder, as here, keeps photographs as they were taken. */
async function take(name: RegExp) {
  chooseFiles(await screen.findByLabelText(name), await pictureFile())
}

test('designs without a photograph are listed; each photograph is in the shop as soon as it is taken', async () => {
  const drawings = [
    { url: await drawingOf(shop), alt: 'drawn, front' },
    { url: await drawingOf(shop), alt: 'drawn, back' },
  ]
  const { id } = await shop.product({ productName: 'Katan Saree', images: drawings })
  await shop.product({ productName: 'Choli Blouse', images: [] })
  await shop.product({ productName: 'Worn Gown', images: [{ url: 'https://example.com/gown.jpg' }] })
  const { address } = await openAdminPage(shop, adminPaths.photographs(), { as })
  const list = await screen.findByRole('list', { name: 'Designs without a photograph' })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(['Choli Blouse', 'Katan Saree'])

  await follow('Katan Saree')
  await expect.poll(address).toBe(adminPaths.photograph(id))
  await take(/^Front: take the photograph/)
  await screen.findByLabelText(/^Front: take again/)
  const [front, ...others] = await picturesOf(id)
  expect(front).toMatchObject({ alt: 'Katan Saree, front' })
  expect(others).toMatchObject(drawings)

  await take(/^Back: take the photograph/)
  await screen.findByLabelText(/^Back: take again/)
  await take(/^Front: take again/)
  await expect.poll(async () => (await picturesOf(id))[0]!.url).not.toBe(front!.url)
  expect((await picturesOf(id)).map(({ alt }) => alt)).toEqual([
    'Katan Saree, front',
    'Katan Saree, back',
    'drawn, front',
    'drawn, back',
  ])

  await press('Remove the drawings')
  await expect.poll(async () => (await picturesOf(id)).length).toBe(2)
  await follow('Next: Choli Blouse')
  await shows('Choli Blouse')
})

test('what was changed meanwhile stays, and what could not be sent can be sent again', async () => {
  const product = await shop.product({ productName: 'Mul Suit', images: [] })
  const { connection } = await openAdminPage(shop, adminPaths.photograph(product.id), { as })
  const added = { url: 'https://example.com/added.jpg', alt: 'added elsewhere' }
  await as.mutateOrThrow('updateProduct', { id: product.id, images: [added] })
  connection.broken.add('SaveDesignPictures')
  await take(/^Front: take the photograph/)
  await shows('We could not reach the shop')
  connection.broken.clear()
  await press('Try again')
  await expect
    .poll(async () => (await picturesOf(product.id)).map(({ alt }) => alt))
    .toEqual(['Mul Suit, front', 'added elsewhere'])
})

test('a loop is none of the views: photographs stay in their order, and it stays with them', async () => {
  const { body } = await uploadLoop(as, await loopFrames(8))
  const { id } = await shop.product({
    productName: 'Gota Lehenga',
    images: [
      { url: 'https://example.com/front.jpg', alt: 'front' },
      { url: body.url as string, alt: 'it swings' },
      { url: await drawingOf(shop), alt: 'drawn' },
    ],
  })
  await openAdminPage(shop, adminPaths.photograph(id), { as })
  await screen.findByLabelText('Film again')
  await take(/^Back: take the photograph/)
  await screen.findByLabelText(/^Back: take again/)
  const altsOf = async () => (await picturesOf(id)).map(({ alt }) => alt)
  expect(await altsOf()).toEqual(['front', 'Gota Lehenga, back', 'it swings', 'drawn'])
  await press('Remove the drawings')
  await expect.poll(altsOf).toEqual(['front', 'Gota Lehenga, back', 'it swings'])
})
