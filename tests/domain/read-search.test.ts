import { expect, test } from 'vitest'
import { filterOf, readOccasion, readSearch } from '../../server/domain/catalogue/read-search.ts'
import { inHindi } from '../support/in-hindi.ts'

const today = '2026-11-30'

const occasion = {
  id: 'an occasion',
  name: 'Wedding',
  translations: inHindi('शादी'),
  synonyms: [],
  garments: [],
  colors: [],
  works: [],
  fabrics: [],
  tags: [],
  isShown: true,
  version: 1,
}

function priceIn(typed: string) {
  const reading = readSearch(typed, today)
  const { unitPrice } = filterOf(reading)
  const rupees = (paise: number | null | undefined) => (paise == null ? null : paise / 100)
  return { remaining: reading.words, from: rupees(unitPrice?.gte), to: rupees(unitPrice?.lte) }
}

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
  ['5000 तक का लहंगा', 'लहंगा', null, 5000],
  ['₹५,००० से नीचे साड़ी', 'साड़ी', null, 5000],
  ['साड़ी 5 हज़ार तक', 'साड़ी', null, 5000],
  ['साड़ी 2000 से ज़्यादा', 'साड़ी', 2000, null],
  ['साड़ी 2000 से ज्यादा', 'साड़ी', 2000, null],
  ['साड़ी 2000 से ऊपर', 'साड़ी', 2000, null],
  ['सूट 2000 से 5000', 'सूट', 2000, 5000],
  ['सूट 2000 से 5000 तक', 'सूट', 2000, 5000],
  ['सूट 2000 और 5000 के बीच', 'सूट', 2000, 5000],
  ['5000 se kam wali saree', 'saree', null, 5000],
  ['2000 se kam blouse', 'blouse', null, 2000],
  ['5000 से कम वाली साड़ी', 'साड़ी', null, 5000],
  ['lehenga 5k tak', 'lehenga', null, 5000],
  ['lehenga 101 under 5000', 'lehenga 101', null, 5000],
  ['under 5000', '', null, 5000],
  ['budget 5000 saree', 'saree', null, 5000],
  ['saree 3000 ka budget', 'saree', null, 3000],
  ['साड़ी बजट 5000', 'साड़ी', null, 5000],
])('%j names a price', (typed, remaining, from, to) => {
  expect(priceIn(typed)).toEqual({ remaining: remaining.normalize('NFC'), from, to })
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
  expect(priceIn(typed)).toEqual({ remaining: typed, from: null, to: null })
})

const kindsIn = (typed: string) => {
  const { words, filters } = readSearch(typed, today)
  return { words, kinds: filters.map(({ kind, size }) => size ?? kind) }
}

test.each([
  // The typed search, the words, what became filters.
  ['sale', '', ['DISCOUNT']],
  ['red lehenga on sale', 'red lehenga', ['DISCOUNT']],
  ['discounted saree', 'saree', ['DISCOUNT']],
  ['साड़ी पर छूट', 'साड़ी', ['DISCOUNT']],
  ['सेल में साड़ी', 'साड़ी', ['DISCOUNT']],
  ['sasta blouse', 'blouse', ['LOWEST_PRICE_FIRST']],
  ['सस्ती', '', ['LOWEST_PRICE_FIRST']],
  ['cheap', '', ['LOWEST_PRICE_FIRST']],
  ['cheap saree under 2000 sale', 'saree', ['PRICE', 'DISCOUNT', 'LOWEST_PRICE_FIRST']],
  ['size 38', '', ['38']],
  ['blouse size M', 'blouse', ['M']],
  ['blouse in m size', 'blouse', ['M']],
  ['ब्लाउज़ साइज़ ३८', 'ब्लाउज़', ['38']],
  ['kurta XXL', 'kurta', ['2XL']],
  ['kurta 2xl', 'kurta', ['2XL']],
  ['lehenga size large', 'lehenga', ['L']],
  ['size M lehenga under 9000', 'lehenga', ['PRICE', 'M']],
])('%j is understood', (typed, words, kinds) => {
  expect(kindsIn(typed)).toEqual({ words: words.normalize('NFC'), kinds })
})

test.each([
  'wholesale',
  'sales girl',
  'offered',
  'sastar',
  'सेलिब्रिटी',
  'plus size kurta',
  'design M',
  'lehenga 38',
  'womens kurta',
])('%j is looked for as it is', (typed) => {
  expect(readSearch(typed, today)).toMatchObject({ words: typed, filters: [], notSoldFor: null })
})

test.each(['size guide', 'which size', 'size chart', 'return policy'])('%j asks about the shop', (typed) => {
  const { filters, helpTopics } = readSearch(typed, today)
  expect(filters).toEqual([])
  expect(helpTopics).toHaveLength(1)
})

test.each([
  ['mens kurta', 'kurta', 'MEN'],
  ['kurta for men', 'kurta', 'MEN'],
  ['पुरुष कुर्ता', 'कुर्ता', 'MEN'],
  ['kids lehenga', 'lehenga', 'CHILDREN'],
  ['men', '', 'MEN'],
])('%j asks for what the shop does not sell', (typed, words, notSoldFor) => {
  expect(readSearch(typed, today)).toMatchObject({ words: words.normalize('NFC'), notSoldFor })
})

test('each phrase can be taken out of the search alone', () => {
  const { filters } = readSearch('Silk saree above 3000, size M on sale', today)
  expect(filters.map(({ words, remaining }) => [words, remaining])).toEqual([
    ['above 3000', 'Silk saree size M on sale'],
    ['size M', 'Silk saree above 3000 on sale'],
    ['on sale', 'Silk saree above 3000, size M'],
  ])
})

const othersIn = (typed: string) => {
  const { words, filters } = readSearch(typed, today)
  return [words, ...filters.map(({ kind, minDiscount }) => (minDiscount ? `${kind} ${minDiscount}` : kind))]
}

test.each([
  ['sabse sasta lehenga', 'lehenga', 'LOWEST_PRICE_FIRST'],
  ['low cost blouse', 'blouse', 'LOWEST_PRICE_FIRST'],
  ['budget saree', 'saree', 'LOWEST_PRICE_FIRST'],
  ['kam daam ki saree', 'ki saree', 'LOWEST_PRICE_FIRST'],
  ['कम कीमत वाली साड़ी', 'साड़ी', 'LOWEST_PRICE_FIRST'],
  ['latest saree', 'saree', 'NEWEST_FIRST'],
  ['new arrivals', '', 'NEWEST_FIRST'],
  ['नया लहंगा', 'लहंगा', 'NEWEST_FIRST'],
  ['20% off saree', 'saree', 'DISCOUNT 20'],
  ['discount 20', '', 'DISCOUNT 20'],
  ['३०% की छूट', '', 'DISCOUNT 30'],
  ['off white saree', 'off white saree'],
  ['off shoulder blouse', 'off shoulder blouse'],
  ['new wave saree', 'new wave saree'],
])('%j says how designs are sorted, or how much they are reduced', (typed, ...read) => {
  expect(othersIn(typed)).toEqual(read.map((each) => each.normalize('NFC')))
})

test.each(['baby frock', 'bachchon ke kapde', 'kids lehenga'])('%j is for children', (typed) => {
  expect(readSearch(typed, today).notSoldFor).toBe('CHILDREN')
})

const terms = ['wedding', 'shaadi', 'party wear', 'party', 'शादी', 'haldi']

test.each([
  ['for haldi', 'for haldi', ''],
  ['yellow lehenga for Haldi under 5000', 'for Haldi', 'yellow lehenga under 5000'],
  ['shaadi ke liye saree', 'shaadi ke liye', 'saree'],
  ['शादी के लिए लहंगा', 'शादी के लिए', 'लहंगा'],
  ['black party wear dress', 'party wear', 'black dress'],
  ['saree for the wedding', 'for the wedding', 'saree'],
  ['lehenga weddi', 'weddi', 'lehenga'],
  ['saree, haldi', 'haldi', 'saree'],
])('%j names an occasion', (typed, words, remaining) => {
  expect(readOccasion(typed, occasion, terms)).toMatchObject({ words, remaining })
})

test.each(['partywall', 'haldiram saree', 'saree'])('%j names none', (typed) => {
  expect(readOccasion(typed, occasion, terms)).toBeNull()
})

test.each([
  ['red lehenga by 12 December', 'red lehenga', '2026-12-12'],
  ['dec 12th tak lehenga', 'lehenga', '2026-12-12'],
  ['12 dec tak blouse chahiye', 'blouse chahiye', '2026-12-12'],
  ['blouse 12 दिसंबर तक', 'blouse', '2026-12-12'],
  ['blouse १२ दिसंबर तक', 'blouse', '2026-12-12'],
  ['12 फ़रवरी से पहले साड़ी', 'साड़ी', '2027-02-11'],
  ['saree before 5th January under 5000', 'saree', '2027-01-04'],
  ['i need it by 30 nov', '', '2026-11-30'],
  ['gown by dec 3, 2027', 'gown', '2027-12-03'],
  ['ready by tomorrow', '', '2026-12-01'],
  ['kal tak suit', 'suit', '2026-12-01'],
  ['suit in 3 days', 'suit', '2026-12-03'],
  ['एक हफ़्ते में सूट', 'सूट', '2026-12-07'],
  ['3 din me blouse', 'blouse', '2026-12-03'],
  ['red lehenga by 12/12', 'red lehenga', '2026-12-12'],
  ['05/01 tak saree', 'saree', '2027-01-05'],
  ['साड़ी ५/१ तक', 'साड़ी', '2027-01-05'],
  ['gown before 3/12/27', 'gown', '2027-12-02'],
  ['gown by 03-12-2027', 'gown', '2027-12-03'],
  ['gown by 03.12.27', 'gown', '2027-12-03'],
  ['gown by 13/13', 'gown by 13/13', null],
  ['gown by 12/31', 'gown by 12/31', null],
  ['gown by 03-12.2027', 'gown by 03-12.2027', null],
  ['saree by 31 february', 'saree by 31 february', null],
  ['12 december saree', '12 december saree', null],
  ['5000 tak', '', null],
])('%j says by when', (typed, words, readyBy) => {
  const reading = readSearch(typed, today)
  expect(reading.words).toBe(words.normalize('NFC'))
  expect(filterOf(reading).readyBy?.day ?? null).toBe(readyBy)
})

test('a phrase of a day is taken out of the search alone, and is none where the shop promises no days', () => {
  const { filters } = readSearch('silk saree by 12 December, size M', today)
  expect(filters.map(({ kind, words, remaining }) => [kind, words, remaining])).toEqual([
    ['READY_BY', 'by 12 December', 'silk saree size M'],
    ['SIZE', 'size M', 'silk saree by 12 December'],
  ])
  expect(readSearch('saree by 12 December', null)).toMatchObject({
    words: 'saree by 12 December',
    filters: [],
  })
})
