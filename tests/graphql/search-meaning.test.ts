import { beforeAll, describe, expect, test } from 'vitest'
import {
  colorSpellings,
  craftSpellings,
  garmentSpellings,
} from '../../server/domain/catalogue/search-vocabulary.ts'
import { namesOf } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const guest = shop.guest()

const plain = { color: null, fabricType: null, pattern: null, description: 'Stitched in Dadar.' }

/** Each in the catalogue from the first to the last, so that the newest come first without a ranking. */
const designs: ProductFields[] = [
  { productName: 'Amber & Blue Cotton Kurta', category: 'OTHERS' },
  { productName: 'Blue & Amber Cotton Kurta', category: 'OTHERS' },
  { productName: 'Kusum Kurta with Palazzos & Dupatta', category: 'SUIT' },
  { productName: 'Tara', category: 'SUIT', color: 'Green' },
  { productName: 'Chitra Straight Kurta', category: 'SUIT' },
  { productName: 'Lata Palazzos', category: 'SUIT' },
  { productName: 'Megha Dupatta', category: 'OTHERS' },
  { productName: 'Rohini Flared Gown', category: 'DRESS' },
  {
    productName: 'Sona Shift Dress',
    category: 'DRESS',
    sizes: [{ label: 'M' }, { label: 'XXL' }],
    description: 'Its belt is red, red, red.',
  },
  { productName: 'Uma Wrap Dress', category: 'DRESS', sizes: [{ label: 'S' }, { label: 'L' }] },
  { productName: 'Veena Patiala', category: 'SUIT', color: 'Black' },
  { productName: 'Mustard Yellow Saree', category: 'SAREE' },
  { productName: 'Ivory Saree', category: 'SAREE' },
  { productName: 'Yamini Saree', category: 'SAREE', color: 'Navy Blue' },
  { productName: 'Gauri Kaftan', category: 'OTHERS', color: 'Red' },
  { productName: 'Maroon Maroon Kaftan', category: 'OTHERS' },
  { productName: 'Kusum Kaftan', category: 'OTHERS', color: 'Burgundy' },
]

beforeAll(async () => {
  for (const design of designs) await shop.product({ ...plain, ...design })
})

const find = (search: string, query: object = {}) => namesOf(guest, { search, ...query })
const isPartial = async (search: string): Promise<boolean> =>
  (
    await guest.graphql('query ($search: String) { products(search: $search) { isPartialMatch } }', {
      search,
    })
  ).data.products.isPartialMatch

describe('words that shoppers use', () => {
  test.each(['kurta set', 'kurta with palazzo', 'kurti and plazo'])('%j finds sets first', async (search) => {
    expect((await find(search))[0]).toBe('Kusum Kurta with Palazzos & Dupatta')
  })

  test('a set is a top with what is worn below it, or a suit; neither palazzos nor a kurta alone', async () => {
    const names = await find('suit')
    const sets = ['Kusum Kurta with Palazzos & Dupatta', 'Tara', 'Veena Patiala']
    expect(names.slice(0, 3).sort()).toEqual(sets)
    for (const search of ['set', 'suit set', 'co-ord set', 'salwar kameez'])
      expect((await find(search)).slice(0, 3).sort(), search).toEqual(sets)
  })

  test('‘kameez’ means a kurta', async () => {
    const names = await find('kameez')
    expect(names).toContain('Chitra Straight Kurta')
    expect(names).not.toContain('Lata Palazzos')
  })

  test('‘floor length’ finds garments that reach the floor', async () => {
    expect(await find('floor length')).toEqual(['Rohini Flared Gown'])
    expect(await find('floor-length dress')).toEqual(['Rohini Flared Gown'])
  })

  test('‘plus size’ finds designs with sizes from XL, also after their sizes were changed', async () => {
    expect(await find('plus size')).toEqual(['Sona Shift Dress'])
    expect(await find('plus size dress')).toEqual(['Sona Shift Dress'])
    const { id } = await shop.db.product.findFirstOrThrow({ where: { productName: 'Uma Wrap Dress' } })
    await shop.db.product.update({ where: { id }, data: { sizes: [{ label: '3XL' }] } })
    expect((await find('plus size')).sort()).toEqual(['Sona Shift Dress', 'Uma Wrap Dress'])
    await shop.db.product.update({ where: { id }, data: { sizes: [{ label: 'L' }] } })
    expect(await find('plus size')).toEqual(['Sona Shift Dress'])
  })

  test.each([
    ['neeli kurti', 'Blue & Amber Cotton Kurta'],
    ['peeli sari', 'Mustard Yellow Saree'],
    ['hara suit', 'Tara'],
    ['latest yellow saree for women', 'Mustard Yellow Saree'],
    ['kurti ladies ke liye cotton wali', 'Blue & Amber Cotton Kurta'],
  ])('Hinglish and filler words: %j finds %j', async (search, name) => {
    expect(await isPartial(search)).toBe(false)
    expect(await find(search)).toContain(name)
  })

  test('a word for filling is searched when nothing else is typed', async () => {
    expect(await find('collection')).toEqual([])
    const { id } = await shop.product({ ...plain, productName: 'Monsoon collection stole' })
    expect(await find('collection')).toEqual(['Monsoon collection stole'])
    await shop.db.product.delete({ where: { id } })
  })
})

describe('the kind of a garment', () => {
  test('is what it is, not what comes with it', async () => {
    expect((await find('dupatta'))[0]).toBe('Megha Dupatta')
    expect((await find('palazzo'))[0]).toBe('Lata Palazzos')
  })
})

describe('colours', () => {
  test('the leading one outweighs the second', async () => {
    expect(await find('blue kurta')).toEqual(['Blue & Amber Cotton Kurta', 'Amber & Blue Cotton Kurta'])
  })

  test('of the name, or else of the product, outweigh those of a description', async () => {
    const { id } = await shop.product({
      ...plain,
      productName: 'Nisha Dress',
      category: 'DRESS',
      color: 'Red',
    })
    expect(await find('red dress')).toEqual(['Nisha Dress', 'Sona Shift Dress'])
    await shop.db.product.delete({ where: { id } })
  })

  test('are found by narrower ones, but not the other way round', async () => {
    expect(await find('blue saree')).toEqual(['Yamini Saree'])
    expect(await find('yellow saree')).toEqual(['Mustard Yellow Saree'])
    expect(await isPartial('olive suit')).toBe(true)
  })

  test.each(['red kaftan', 'lal kaftan', 'लाल काफ़्तान'])(
    '%j finds those close to it below its own, in the name or not',
    async (search) => {
      expect(await find(search)).toEqual(['Gauri Kaftan', 'Maroon Maroon Kaftan', 'Kusum Kaftan'])
      expect(await isPartial(search)).toBe(false)
    },
  )

  test('that are close to another are not found by it', async () => {
    expect(await find('maroon kaftan')).toEqual(['Maroon Maroon Kaftan', 'Kusum Kaftan'])
  })
})

describe('names of crafts', () => {
  test.each(craftSpellings.flat().filter((craft) => /^[a-z]+$/.test(craft)))(
    '%j is never corrected into another word',
    async (craft) => expect(await find(craft)).toEqual([]),
  )

  test('nor suggested as one', async () => {
    const { data } = await guest.graphql('{ searchSuggestions(text: "patola") { terms { text } } }')
    expect(data.searchSuggestions.terms).toEqual([])
  })

  test('other misspelt words still are', async () => {
    expect(await find('patiyala')).toEqual(['Veena Patiala'])
  })
})

describe('when nothing has all words', () => {
  test('the closest are shown as a partial match, those with more of the words first', async () => {
    expect(await isPartial('patola blue kurta')).toBe(true)
    expect((await find('patola blue kurta'))[0]).toBe('Blue & Amber Cotton Kurta')
    expect(await isPartial('megha yamini shift')).toBe(true)
  })

  test.each(['blue kurta', 'kurta', 'xylophone', '', 'the'])('%j is no partial match', async (search) => {
    expect(await isPartial(search)).toBe(false)
  })
})

describe('the database recognizes in names', () => {
  const single = (lists: string[][]) => lists.flat().filter((word) => /^[a-z]+$/.test(word))
  const marksOf = async (name: string) =>
    (await shop.db.rows<{ marks: string[] }>`SELECT search_marks(${name}, 'others', NULL) AS "marks"`)[0]!
      .marks

  test('every garment of the vocabulary', async () => {
    const unknown: string[] = []
    for (const word of single(garmentSpellings))
      if (!(await marksOf(word)).some((mark) => mark.startsWith('='))) unknown.push(word)
    expect(unknown).toEqual(['unstitched'])
  })

  test('every colour of the vocabulary', async () => {
    const unknown: string[] = []
    for (const word of single(colorSpellings))
      if (!(await marksOf(word)).includes(`#${word}`)) unknown.push(word)
    // In a name a kali is a panel.
    expect(unknown).toEqual(['kali'])
  })

  test.each([
    ['asha blue & white kurta with palazzos & dupatta', ['=kurta', '=set', '#blue']],
    ['navy blue printed shirt dress', ['=dress', '#navy', '#blue']],
    ['peach coloured lehenga choli & dupatta', ['=lehenga', '#peach']],
    ['churidar length leggings', ['=legging']],
    ['black and red unstitched dress material', ['=material', '=set', '#black']],
    ['dresses', ['=dress']],
    ['', []],
  ])('the marks of %j', async (name, marks) => {
    expect(await marksOf(name)).toEqual(marks)
  })
})
