import { beforeEach, expect, test } from 'vitest'
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from '../../client/shop/search/recent-searches.ts'
import {
  categoryOptions,
  galleryFor,
  matchingSearches,
  type Suggestions,
  termOptions,
} from '../../client/shop/search/search-options.ts'
import { textsIn } from '../support/texts-in.ts'

beforeEach(() => localStorage.clear())

const suggestions = (fields: object): Suggestions =>
  ({ products: [], categories: [], terms: [], ...fields }) as unknown as Suggestions

test('the last six searches are stored, the latest first and each once', () => {
  for (const search of ['a', 'b', 'c', 'Silk', 'd', 'e', ' silk ', 'f', '  ']) addRecentSearch(search)
  expect(readRecentSearches()).toEqual(['f', 'silk', 'e', 'd', 'c', 'b'])
  expect(removeRecentSearch('e')).toEqual(['f', 'silk', 'd', 'c', 'b'])
  expect(readRecentSearches()).toEqual(['f', 'silk', 'd', 'c', 'b'])
  clearRecentSearches()
  expect(readRecentSearches()).toEqual([])
})

test.each(['no JSON', '{"version":1,"value":[1,2]}', '{"version":2,"value":["silk"]}'])(
  'stored searches of another shape are ignored: %s',
  (text) => {
    localStorage.recentSearches = text
    expect(readRecentSearches()).toEqual([])
  },
)

test('a search leads to the whole gallery, as it was typed', () => {
  expect(galleryFor(' red silk ')).toBe('/gallery?show=all&search=red+silk')
  expect(galleryFor('silk under 5000')).toBe('/gallery?show=all&search=silk+under+5000')
  expect(galleryFor('')).toBe('/gallery?show=all')
})

test('recent searches that begin with what is typed are offered again, at most two', () => {
  const recent = ['Silk saree', 'cotton', 'silk blouse', 'silk suit', 'silk']
  expect(matchingSearches('silk', recent)).toEqual([
    { label: 'Silk saree', to: '/gallery?show=all&search=Silk+saree', search: 'Silk saree' },
    { label: 'silk blouse', to: '/gallery?show=all&search=silk+blouse', search: 'silk blouse' },
  ])
})

test('a term is searched for as it is shown', () => {
  expect(termOptions(suggestions({ terms: [{ text: 'red silk' }] }))).toEqual([
    { label: 'red silk', to: '/gallery?show=all&search=red+silk', search: 'red silk' },
  ])
})

test('a category leads to its designs, and to those of the rest of the text', () => {
  const found = suggestions({
    categories: [
      { category: 'LEHENGA', text: '' },
      { category: 'SAREE', text: 'red silk' },
    ],
  })
  expect(categoryOptions(found, textsIn('en'))).toEqual([
    { label: 'Lehenga', to: '/gallery?show=all&category=lehenga' },
    { label: '“red silk” in Saree', to: '/gallery?show=all&search=red+silk&category=saree' },
  ])
})
