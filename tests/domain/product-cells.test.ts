import { describe, expect, test } from 'vitest'
import { CellError, cellKinds } from '../../server/domain/catalogue/product-cells.ts'
import { textOfHtml, withoutHtml } from '../../shared/catalogue/text-of-html.ts'
import { fc } from '../support/property-tests.ts'

const read = (column: string, cell: string) => cellKinds[column]!.read(cell)

describe('a list', () => {
  test.each([
    ['silk, zari', ['silk', 'zari']],
    ['silk; zari', ['silk', 'zari']],
    ['silk | zari, gold', ['silk', 'zari, gold']],
    ['zari (gold, silver), silk', ['zari (gold, silver)', 'silk']],
    ['zari\\, gold', ['zari, gold']],
  ])('%s', (cell, values) => {
    for (const column of ['tags', 'embellishments']) expect(read(column, cell)).toEqual(values)
  })

  test('of sizes is split outside of brackets', () =>
    expect(read('sizes', 'S, M (chest 92, stock 3), L')).toEqual([
      { label: 'S' },
      { label: 'M', chest: 92, quantityInStock: 3 },
      { label: 'L' },
    ]))

  test('of pictures is split where an address begins', () =>
    expect(read('images', 'https://a.example/w_3,h_4/x.jpg, https://b.example/y.jpg')).toEqual([
      'https://a.example/w_3,h_4/x.jpg',
      'https://b.example/y.jpg',
    ]))

  test('is the same after export and import', () => {
    const value = fc
      .string({ unit: fc.constantFrom('a', ',', ';', '|', '\\', '(', ')', ' '), minLength: 1, maxLength: 8 })
      .map((text) => `x${text}x`)
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (values) => {
        expect(read('tags', cellKinds['tags']!.show(values))).toEqual(values)
        const labels = values.map((label) => ({ label }))
        expect(read('sizes', cellKinds['sizes']!.show(labels))).toEqual(labels)
      }),
    )
  })
})

test('a line break in a one-line cell is refused: a quote may have swallowed rows', () => {
  expect(() => read('productName', 'Noor,red\nref-2,Rani')).toThrow(CellError)
  expect(read('description', 'Soft.\nWash by hand.')).toBe('Soft.\nWash by hand.')
})

test.each([
  [
    '<p>Soft <b>silk</b> &amp; zari</p>\n<ul>\n<li>One</li><li>Two</li></ul>',
    'Soft silk & zari\n• One\n• Two',
  ],
  ['Line<br/>break&nbsp;&#8377;5', 'Line\nbreak ₹5'],
  ['<style>p{}</style><p>Text</p>', 'Text'],
  ['bust < 36 and > 30, <3', 'bust < 36 and > 30, <3'],
])('%s as plain text', (html, text) => expect(withoutHtml(html)).toBe(text))

test('HTML without elements is read as HTML where a file says that it is', () => {
  expect(textOfHtml('Silk &amp; zari')).toBe('Silk & zari')
  expect(withoutHtml('Silk &amp; zari')).toBe('Silk &amp; zari')
})
