import { expect, test } from 'vitest'
import { mayNameStyle, readStyles } from '../../server/domain/catalogue/read-styles.ts'
import type { StyleOption } from '../../server/domain/style-options/style-option.ts'
import { inHindi } from '../support/in-hindi.ts'

const option = (
  id: string,
  part: StyleOption['part'],
  drawing: string | null,
  name: string,
  hindi: string,
): StyleOption => ({
  id,
  part,
  garments: ['BLOUSE'],
  name,
  translations: inHindi(hindi),
  drawing,
  image: null,
  price: 0,
  extraDays: 0,
  quantity: null,
  unit: null,
  unitPrice: null,
  materialId: null,
  position: 1,
  isActive: true,
  excludedIds: [],
  version: 1,
})

const book = [
  option('boat', 'FRONT_NECK', 'boat', 'Marina neckline', 'मरीना गला'),
  option('v', 'FRONT_NECK', 'v', 'V neck', 'वी गला'),
  option('round', 'FRONT_NECK', 'round', 'Round neck', 'गोल गला'),
  option('round-back', 'BACK', 'round', 'Round back', 'गोल पीठ'),
  option('open', 'BACK', 'open', 'Back Open', 'खुली पीठ'),
  option('deep-u', 'BACK', 'u', 'Deep U back', 'गहरी यू पीठ'),
  option('none', 'SLEEVE', 'sleeveless', 'Sleeveless', 'बिना आस्तीन'),
  option('short', 'SLEEVE', 'short', 'Short Sleeve', 'छोटी आस्तीन'),
  option('quarters', 'SLEEVE', 'threeQuarter', 'Three-quarter sleeve', 'तीन-चौथाई आस्तीन'),
  option('cold', 'SLEEVE', 'coldShoulder', 'Cold-shoulder sleeve', 'कोल्ड शोल्डर आस्तीन'),
  option('zip', 'CLOSURE', 'backZip', 'Back zip', 'पीछे चेन'),
  option('princess', 'CUT', 'princess', 'Princess cut', 'प्रिंसेस कट'),
  option('beads', 'LATKAN', 'cords', 'Bead latkan', 'मोती लटकन'),
  option('mor', 'FRONT_NECK', null, 'Peacock neck', 'मोर गला'),
]

const namedIn = (text: string) =>
  readStyles(text.normalize('NFC'), book).map(({ at, length, options }) => [
    text.normalize('NFC').slice(at, at + length),
    options.map(({ id }) => id).join(),
  ])

test.each([
  ['boat neck blouse', [['boat neck', 'boat']]],
  ['Boat-Neck', [['Boat-Neck', 'boat']]],
  ['marina gala', [['marina gala', 'boat']]],
  ['red vneck kurta', [['vneck', 'v']]],
  ['neck round', [['neck round', 'round']]],
  ['blouse with a gol gale wala design', [['with a gol gale wala design', 'round']]],
  [
    'round neck back open',
    [
      ['round neck', 'round'],
      ['back open', 'open'],
    ],
  ],
  [
    'deep back round neck',
    [
      ['deep back', 'deep-u,open'],
      ['round neck', 'round'],
    ],
  ],
  ['round back neck', [['round back neck', 'round-back']]],
  ['backless choli', [['backless', 'open']]],
  ['half sleeves kurti', [['half sleeves', 'short']]],
  ['aadhi baju', [['aadhi baju', 'short']]],
  ['3/4 sleeve', [['3/4 sleeve', 'quarters']]],
  ['3/4th sleeves', [['3/4th sleeves', 'quarters']]],
  ['cold shoulder sleeves', [['cold shoulder sleeves', 'cold']]],
  ['bina baju ka suit', [['bina baju ka', 'none']]],
  ['SLEEVELESS', [['SLEEVELESS', 'none']]],
  ['peeche chain', [['peeche chain', 'zip']]],
  ['princess cut', [['princess cut', 'princess']]],
  ['latkan wala blouse', [['latkan wala', 'beads']]],
  ['peacock neck', [['peacock neck', 'mor']]],
  ['मोर गले वाली चोली', [['मोर गले वाली', 'mor']]],
  ['नाव गला', [['नाव गला', 'boat']]],
  ['तीन चौथाई आस्तीन', [['तीन चौथाई आस्तीन', 'quarters']]],
  ['छोटी बाज़ू', [['छोटी बाज़ू', 'short']]],
])('%j names options', (text, named) => {
  expect(namedIn(text)).toEqual(named.map(([words, ids]) => [words!.normalize('NFC'), ids]))
})

test.each([
  'neck',
  'sleeves',
  'money back',
  'gala dress',
  'illusion neck',
  'red blouse',
  'cut work',
  'boat print',
  '',
])('%j names none', (text) => {
  expect(namedIn(text)).toEqual([])
})

test('a text without a word for a part is worth no look at the style book', () => {
  expect(['red silk saree', 'boat print', 'गुलाबी लहंगा', 'size 38'].filter(mayNameStyle)).toEqual([])
  expect(['boat neck', 'vneck', 'sleeveless', 'मोर गला'].filter((text) => !mayNameStyle(text))).toEqual([])
})
