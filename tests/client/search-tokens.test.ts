// @vitest-environment node
import { expect, test } from 'vitest'
import { facetOptions } from '../../client/shop/catalogue/facet-options.ts'
import { facetLabel } from '../../client/shop/catalogue/filter-labels.ts'
import type { FacetName } from '../../shared/catalogue/gallery-address.ts'
import { designs } from '../../demo/designs/all.ts'
import { categories, productTypes, stitchingTypes } from '../../shared/catalogue/product-enums.ts'
import { tokensOf } from '../../server/domain/catalogue/search-tokens.ts'
import { textsIn } from '../support/texts-in.ts'

const valuesOf = (values: (string | null | undefined)[]) =>
  [...new Set(values)].filter((value) => value != null)

const filters: Partial<Record<FacetName, string[]>> = {
  category: Object.keys(categories),
  productType: Object.keys(productTypes),
  stitchingType: Object.keys(stitchingTypes),
  fabricType: valuesOf(designs.map(({ fabricType }) => fabricType)),
  color: valuesOf(designs.map(({ color }) => color)),
  pattern: valuesOf(designs.map(({ pattern }) => pattern)),
  embellishment: valuesOf(designs.flatMap(({ embellishments }) => embellishments)),
}

const labels = Object.entries(filters).flatMap(([name, values]) =>
  facetOptions(name as FacetName, values).map((value) => {
    const [hindi, english] = (['hi', 'en'] as const).map((language) =>
      facetLabel(name as FacetName, value, textsIn(language)),
    )
    return [hindi!, english!] as const
  }),
)

test.each(labels)('the search understands the filters’ %j as %j', (hindi, english) => {
  expect(hindi).toMatch(/^[^a-z]+$/i)
  const said = english.toLowerCase().replaceAll('-', ' ')
  const words = tokensOf(hindi)
  expect(words).not.toEqual([])
  for (const [typed, ...others] of words)
    expect(
      others.filter((other) => said.includes(other)),
      typed,
    ).not.toEqual([])
})

test('Hindi is understood with and without nuktas, and in its spelling variants', () => {
  const meaningsOf = (text: string) =>
    tokensOf(text).map((spellings) => spellings.find((spelling) => /^[a-z]/.test(spelling)))
  expect(meaningsOf('ब्लाउज़ ब्लाउज शिफ़ॉन शिफान सफेद')).toEqual([
    ...['blouse', 'blouse', 'chiffon', 'chiffon', 'white'],
  ])
  expect(meaningsOf('हरा हरी हरे काली नीले पीली सुनहरी')).toEqual([
    ...['green', 'green', 'green', 'black', 'blue', 'yellow', 'golden'],
  ])
  expect(meaningsOf('लहंगे साड़ियाँ रेशमी'.normalize('NFD'))).toEqual(['lehenga', 'saree', 'silk'])
})

test.each(['chiken kari', 'Chicken Kari', 'chikan work'])('%j is one craft', (typed) => {
  const tokens = tokensOf(`${typed} kurta`)
  expect(tokens).toHaveLength(2)
  expect(tokens[0]).toContain('chikankari')
})
