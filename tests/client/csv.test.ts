import { describe, expect, test } from 'vitest'
import { readCsv, textOf, toCsv } from '../../client/admin/products/csv.ts'
import { guessMapping, settingsFor } from '../../client/admin/products/import-columns.ts'
import { batchesOf, findLocalErrors } from '../../client/admin/products/import-rows.ts'
import { createI18n } from '../../client/language/create-i18n.ts'
import { fc } from '../support/property-tests.ts'

const i18n = createI18n('en', {})
const header = ['externalRef', 'productName', 'description', 'tags']
const cellsOf = (text: string) => {
  const file = readCsv(text, i18n)
  return { header: file.header, rows: file.rows.map(({ cells }) => cells) }
}

describe('a CSV file', () => {
  test('contains nothing that a spreadsheet runs as a formula', () => {
    const cells = ['=HYPERLINK("http://x")', '+91 22', '-10', '@home', "'=1", '\t=1', 'A=1', "it's"]
    const text = toCsv([cells], false)
    expect(text).toBe(`"'=HYPERLINK(""http://x"")",'+91 22,-10,'@home,''=1,'\t=1,A=1,it's\r\n`)
  })

  test('begins with the byte order mark by which Excel reads ₹ and Devanagari', () => {
    expect(toCsv([['नमस्ते ₹']], true)).toBe('\uFEFFनमस्ते ₹\r\n')
  })

  test('is unchanged after export and import, whatever it contains', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', "'=1", "''@x", '-', 'a\nb', 'a\r\nb', '"', ',', ';', '\t', 'लहंगा', "'"),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('ref'), cell, cell, cell), { minLength: 1 }), (rows) => {
        expect(cellsOf(toCsv([header, ...rows], true))).toEqual({ header, rows })
      }),
    )
  })

  test('may have semicolons as separators, short rows and empty lines', () => {
    expect(cellsOf('a;b;c\r\n1;"2;3"\r\n\r\n;;x\r\n')).toEqual({
      header: ['a', 'b', 'c'],
      rows: [
        ['1', '2;3', ''],
        ['', '', 'x'],
      ],
    })
    for (const text of ['only,a,header\n', ''])
      expect(() => readCsv(text, i18n)).toThrow('no rows below a header')
  })

  test('with an unclosed quote is refused, naming its row', () => {
    const rows = ['name,color', 'Chandni,red', '"Noor,blue', 'Rani,green']
    expect(() => readCsv(rows.join('\n'), i18n)).toThrow('The quote that opens in row 3 is never closed.')
    expect(cellsOf('name,color\n"Noor\nof ""Agra""",blue').rows).toEqual([['Noor\nof "Agra"', 'blue']])
  })

  test('counts its rows as a spreadsheet does, blank ones and those of several lines included', () => {
    const text = 'sep=;\r\nname;color\r\n"Noor\r\nof Agra";blue\r\n\r\n;\r\nRani;green\r\n'
    expect(readCsv(text, i18n).rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'Noor\r\nof Agra'],
      [5, 'Rani'],
    ])
  })

  test('refuses rows with more cells than the header, not those that end with separators', () => {
    const { rows } = readCsv('name,color\nNoor,red, green\nRani,blue,,\nChandni,red\n', i18n)
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, expect.stringContaining('This row has 3 cells, but the header has 2')],
      [3, null],
      [4, null],
    ])
    expect(findLocalErrors(['productName'], rows, i18n)).toMatchObject([
      { row: { line: 2 }, outcome: 'REFUSED' },
    ])
  })

  test('refuses a row in which a quote takes in the rows after it', () => {
    const { rows } = readCsv('ref,name,color\n1,"Noor,red\n2,"Rani",blue\n3,Chandni,green\n', i18n)
    expect(rows.at(0)).toMatchObject({ line: 2, problem: expect.stringContaining('A quote in this row') })
    expect(rows.at(-1)).toMatchObject({ cells: ['3', 'Chandni', 'green'], problem: null })
  })

  test('may be of Excel: UTF-16, or Windows-1252', () => {
    const utf16 = Uint8Array.from(Buffer.from('\ufeffname\tprice\nनूर\t₹5', 'utf16le'))
    expect(cellsOf(textOf(utf16, i18n))).toEqual({ header: ['name', 'price'], rows: [['नूर', '₹5']] })
    // Without 0x80 to 0x9f, which Node 20 decodes as ISO 8859-1.
    expect(textOf(Uint8Array.of(0x43, 0x72, 0xea, 0x70, 0x65), i18n)).toBe('Crêpe')
  })

  test('is text: a workbook or a picture is refused', () => {
    expect(textOf(new TextEncoder().encode('name\nनूर'), i18n)).toBe('name\nनूर')
    const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6)
    for (const bytes of [workbook, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)])
      expect(() => textOf(bytes, i18n)).toThrow('This isn’t a CSV file.')
  })
})

describe('columns', () => {
  const columns = ['_id', ...header, 'color', 'readyMadePrice', 'quantityInStock', 'blouseDetails.padding']

  test('are matched by name, label or synonym, each once', () => {
    const names = [
      'SKU',
      'Product Name',
      'name',
      'priceInr',
      'Colour',
      'Qty',
      'blousedetails.padding',
      'x',
      '',
    ]
    expect(guessMapping(names, columns)).toEqual([
      'externalRef',
      'productName',
      '',
      'readyMadePrice',
      'color',
      'quantityInStock',
      'blouseDetails.padding',
      '',
      '',
    ])
  })

  test('are the shop’s own in an export', () => {
    expect(settingsFor({ header: columns, rows: [] }, columns).mapping).toEqual(columns)
  })

  test('of another shop’s ids are left out', () => {
    const rows = (id: string) => [{ line: 2, cells: [id, 'Noor'], problem: null }]
    expect(guessMapping(['ID', 'name'], columns, rows('4711'))).toEqual(['', 'productName'])
    const own = '0b8f5a52-9c0e-4a37-9a3f-0b8f5a529c0e'
    expect(guessMapping(['ID', 'name'], columns, rows(own))).toEqual(['_id', 'productName'])
  })
})

describe('rows', () => {
  const row = (line: number, ...cells: string[]) => ({ line, cells, problem: null })

  test('are sent in batches that one request can carry', () => {
    const many = Array.from({ length: 450 }, (_, each) => row(each + 2, 'a'))
    expect(batchesOf(many).map((part) => part.length)).toEqual([200, 200, 50])
    const long = Array.from({ length: 5 }, (_, each) => row(each + 2, 'न'.repeat(10_000)))
    expect(batchesOf(long).map((part) => part.length)).toEqual([2, 2, 1])
    expect(batchesOf([])).toEqual([])
  })

  test('about an earlier row’s design, or too long to send, are reported before', () => {
    const found = findLocalErrors(
      ['externalRef', 'description'],
      [row(2, 'a', ''), row(3, 'b', ''), row(4, ' a', ''), row(5, '', ''), row(6, '', 'x'.repeat(90_000))],
      i18n,
    )
    expect(found.map(({ row: { line }, errors }) => [line, errors[0]?.message])).toEqual([
      [4, 'Line 2 is about the same design.'],
      [6, 'This row is too long to be imported.'],
    ])
  })
})
