import { expect, test } from 'vitest'
import { namesOf } from '../support/catalogue.ts'
import { drawingOf, pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const external = { url: 'https://example.com/worn.jpg', alt: 'worn' }

const drawing = async () => ({ url: await drawingOf(shop), alt: 'drawn' })

test('a picture says whether it is a drawing, and a product has a photograph when one of its pictures is none', async () => {
  const photograph = { url: await pictureOf(shop), alt: 'taken' }
  const admin = await shop.admin()
  const add = (productName: string, images: { url: string; alt: string }[]) =>
    shop.product({ productName, images })
  await add('Nothing', [])
  await add('Drawn', [await drawing(), await drawing()])
  await add('Both', [await drawing(), photograph])
  await add('Photographed', [photograph])
  await add('Elsewhere', [external])
  const { data } = await admin.graphql(
    '{ products(sort: NAME, first: 9) { edges { node { productName images { isDrawing } } } } }',
  )
  const edges = data.products.edges as { node: { productName: string; images: object[] } }[]
  expect(Object.fromEntries(edges.map(({ node }) => [node.productName, node.images]))).toEqual({
    Nothing: [],
    Drawn: [{ isDrawing: true }, { isDrawing: true }],
    Both: [{ isDrawing: true }, { isDrawing: false }],
    Photographed: [{ isDrawing: false }],
    Elsewhere: [{ isDrawing: false }],
  })
  const without = { where: { photographed: { eq: false } }, sort: 'NAME' }
  expect(await namesOf(admin, without)).toEqual(['Drawn', 'Nothing'])
  expect(await namesOf(admin, { ...without, where: { photographed: { eq: true } } })).toEqual([
    'Both',
    'Elsewhere',
    'Photographed',
  ])
})
