// @vitest-environment node
import { expect, test } from 'vitest'
import { readPrice, withFilters } from '../../client/shop/catalogue/filters-in-search.ts'
import { galleryVariables, readGalleryChoice } from '../../client/lib/gallery-choice.ts'
import { paths } from '../../shared/paths.ts'

test.each([
  // The typed search, the remaining text, from, to.
  ['red lehenga under 5000', 'red lehenga', null, 5000],
  ['under ₹5,000 red lehenga', 'red lehenga', null, 5000],
  ['silk, below Rs. 5000/-, embroidered', 'silk embroidered', null, 5000],
  ['saree price less than 5k', 'saree', null, 5000],
  ['saree upto INR 1,25,000', 'saree', null, 125_000],
  ['saree up to 1.5 lakh', 'saree', null, 150_000],
  ['Suit Within 4000 rupees', 'Suit', null, 4000],
  ['max 5000 saree', 'saree', null, 5000],
  ['lehenga under ५,०००', 'lehenga', null, 5000],
  ['saree above 2000', 'saree', 2000, null],
  ['saree over Rs2000', 'saree', 2000, null],
  ['more than 2,000 saree', 'saree', 2000, null],
  ['saree from 15000', 'saree', 15_000, null],
  ['suit between 2000 and 5000', 'suit', 2000, 5000],
  ['suit ₹2,000-₹5,000 cotton', 'suit cotton', 2000, 5000],
  ['suit 2000 to 5000', 'suit', 2000, 5000],
  ['suit 2-5k', 'suit', 2000, 5000],
  ['suit 500-2k', 'suit', 500, 2000],
  ['suit above 2000 and below 5000', 'suit', 2000, 5000],
  ['लाल लहंगा रु 5000 से कम', 'लाल लहंगा', null, 5000],
  ['5000 तक का लहंगा', 'का लहंगा', null, 5000],
  ['₹५,००० से नीचे साड़ी', 'साड़ी', null, 5000],
  ['साड़ी 5 हज़ार तक', 'साड़ी', null, 5000],
  ['साड़ी 2000 से ज़्यादा', 'साड़ी', 2000, null],
  ['साड़ी 2000 से ज्यादा', 'साड़ी', 2000, null],
  ['साड़ी 2000 से ऊपर', 'साड़ी', 2000, null],
  ['सूट 2000 से 5000', 'सूट', 2000, 5000],
  ['सूट 2000 से 5000 तक', 'सूट', 2000, 5000],
  ['सूट 2000 और 5000 के बीच', 'सूट', 2000, 5000],
  ['5000 se kam wali saree', 'saree', null, 5000],
  ['lehenga 5k tak', 'lehenga', null, 5000],
  ['lehenga 101 under 5000', 'lehenga 101', null, 5000],
  ['under 5000', '', null, 5000],
])('%j names a price', (typed, remaining, from, to) => {
  expect(readPrice(typed)).toEqual({ remaining: remaining.normalize('NFC'), price: { from, to } })
})

test.each([
  'lehenga 5000',
  'design 101 and 102',
  'blouse 36-38',
  'blouse under 40',
  'under 5000mm',
  'A2000-5000',
  'thunder 5000',
  'lehenga under the stars',
  'below 99999999999',
])('%j names none', (typed) => {
  expect(readPrice(typed)).toEqual({ remaining: typed, price: { from: null, to: null } })
})

const choiceAt = (search: string) => readGalleryChoice(new URLSearchParams(search))

test('a price becomes a filter in the address; it replaces the earlier price and preserves the others', () => {
  const before = choiceAt('show=all&search=saree above 2000&category=saree&unitPriceTo=900&after=x')
  expect(paths.gallery(withFilters(before))).toBe(
    '/gallery?show=all&search=saree&category=saree&unitPriceFrom=2000',
  )
  const plain = choiceAt('search=saree&unitPriceTo=900')
  expect(withFilters(plain)).toEqual(plain)
})

test('the filter matches the lowest price of a card, also beyond the sliders’ end', () => {
  const dear = withFilters(choiceAt('search=lehenga under 10000'))
  expect(galleryVariables(dear).where.unitPrice).toEqual({ gte: null, lte: 1_000_000 })
  const dearer = choiceAt('unitPriceFrom=15000&tailorPriceFrom=15000')
  expect(galleryVariables(dearer).where).toMatchObject({
    unitPrice: { gte: 1_500_000, lte: null },
    tailorPrice: { gte: 1_000_000, lte: null },
  })
})

test.each([
  ['sale', '/gallery?show=all&discountFrom=1'],
  ['red lehenga on sale', '/gallery?show=all&search=red+lehenga&discountFrom=1'],
  ['discounted saree', '/gallery?show=all&search=saree&discountFrom=1'],
  [
    'साड़ी पर छूट',
    '/gallery?show=all&search=%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80+%E0%A4%AA%E0%A4%B0&discountFrom=1',
  ],
  ['sasta blouse', '/gallery?show=all&search=blouse&sort=price-low'],
  ['सस्ती', '/gallery?show=all&sort=price-low'],
  [
    'cheap saree under 2000 sale',
    '/gallery?show=all&search=saree&discountFrom=1&unitPriceTo=2000&sort=price-low',
  ],
])('%j filters by discount, or puts the lowest prices first', (typed, address) => {
  expect(
    paths.gallery(withFilters(choiceAt(new URLSearchParams({ show: 'all', search: typed }).toString()))),
  ).toBe(address)
})

test.each(['wholesale', 'sales girl', 'offered', 'sastar', 'सेलिब्रिटी'])(
  '%j is a word of the search',
  (typed) => {
    const choice = choiceAt(new URLSearchParams({ search: typed }).toString())
    expect(withFilters(choice)).toEqual(choice)
  },
)
