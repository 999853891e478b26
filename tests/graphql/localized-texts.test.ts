import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { localizedTexts } from '../../server/api/graphql/localized-texts.ts'
import { productFields } from '../../server/api/graphql/product-fields.ts'
import { fromRoot } from '../../server/paths.ts'
import type { Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const document = `query ($locale: Language!, $fallback: Boolean! = true) {
  occasions { name(locale: $locale, fallback: $fallback) }
  shop {
    fitNotes { readyMade(locale: $locale, fallback: $fallback) tailored(locale: $locale, fallback: $fallback) }
    heroSlides { title(locale: $locale, fallback: $fallback) }
    categoryTiles { title(locale: $locale, fallback: $fallback) }
  }
}`

const slide = { subtitle: 'New', description: 'New sarees', action: 'Look' }

test('a text is read by locale, with or without the English one as a fallback', async () => {
  const owner = await shop.admin()
  await owner.mutateOrThrow(
    'saveShopSettings',
    {
      version: 0,
      fitNotes: { readyMade: 'We exchange it.', readyMadeHindi: 'हम इसे बदल देते हैं।', tailored: 'We alter it.' },
      heroSlides: [
        { ...slide, position: 1, title: 'Diwali', hindi: { ...slide, title: 'दिवाली' } },
        { ...slide, position: 2, title: 'Holi' },
      ],
      categoryTiles: [
        { category: 'SAREE', isShown: true, title: 'Silk', hindiTitle: 'रेशम' },
        { category: 'SUIT', isShown: true, title: 'Suits' },
        { category: 'BLOUSE', isShown: true },
      ],
    },
    'shop { name }',
  )
  const read = async (variables: object) => {
    const { occasions, shop: texts } = (await shop.guest().graphql(document, variables)).data
    return {
      occasion: occasions[0].name,
      fitNotes: texts.fitNotes,
      titles: [...texts.heroSlides, ...texts.categoryTiles].map(({ title }: Json) => title),
    }
  }
  const english = {
    occasion: 'Wedding',
    fitNotes: { readyMade: 'We exchange it.', tailored: 'We alter it.' },
    titles: ['Diwali', 'Holi', 'Silk', 'Suits', null],
  }
  const readyMade = 'हम इसे बदल देते हैं।'
  expect(await read({ locale: 'EN' })).toEqual(english)
  expect(await read({ locale: 'EN', fallback: false })).toEqual(english)
  expect(await read({ locale: 'HI' })).toEqual({
    occasion: 'शादी',
    fitNotes: { readyMade, tailored: 'We alter it.' },
    titles: ['दिवाली', 'Holi', 'रेशम', 'Suits', null],
  })
  expect(await read({ locale: 'HI', fallback: false })).toEqual({
    occasion: 'शादी',
    fitNotes: { readyMade, tailored: '' },
    titles: ['दिवाली', '', 'रेशम', null, null],
  })
})

test('every text with a locale says whether the English one stands in, and has a resolver', () => {
  const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))
  const texts = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.some(({ name }) => name === 'locale'))
        .map((field) => [`${type.name}.${field.name}`, field.args.map(({ name }) => name)] as const),
    )
    // Every page and drawing has an address in each language.
    .filter(([path]) => path !== 'Product.url' && path !== 'GarmentFlat.svg')
  expect(texts.length).toBeGreaterThan(10)
  for (const [path, args] of texts) {
    expect(args, path).toEqual(['locale', 'fallback'])
    expect({ ...localizedTexts, Product: productFields }, path).toHaveProperty(path)
  }
})
