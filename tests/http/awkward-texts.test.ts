import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCsv, textOf, toCsv } from '../../client/admin/products/csv.ts'
import { JsonLd } from '../../client/app/shell/JsonLd.tsx'
import { createI18n } from '../../client/language/create-i18n.ts'
import { escapeXml } from '../../server/api/http/escape-xml.ts'
import { fc } from '../support/property-tests.ts'
import { openShop } from '../support/shop.ts'

/** Control characters, non-characters, halves of surrogate pairs, and what each format marks its own structure with. */
const signs = [
  ...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)),
  ...['\u2028', '\u2029', '\ufdd0', '\ufeff', '\ufffd', '\ufffe', '\uffff', '\u{1fffe}', '\u{10ffff}'],
  ...['\ud800', '\udbff', '\udc00', '\udfff', '\ud83c\udf38'],
  ...[']]>', '<!--', '-->', '</script>', '<script', '&#0;', '&amp;', '=1+1', '"', "'", ',', '\r\n', 'लहंगा'],
]
const awkward = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((parts) => parts.join(''))

/** The texts of an XML document's elements and attributes. @throws Error where it is not well-formed */
function textsOf(xml: string): string[] {
  const texts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (text) => texts.push(text))
  parser.on('opentag', ({ attributes }) => texts.push(...Object.values(attributes).map(({ value }) => value)))
  parser.write(xml).close()
  return texts
}

/** As a file or a response is written: each half of a surrogate pair becomes U+FFFD. */
const asUtf8 = (text: string) => Buffer.from(text, 'utf8').toString('utf8')

test('XML is read back, without the characters that it can’t contain', () => {
  fc.assert(
    fc.property(awkward, awkward, (text, attribute) => {
      const xml = asUtf8(`<a b="${escapeXml(attribute)}">x${escapeXml(text)}</a>`)
      const [readAttribute, ...readText] = textsOf(xml)
      const expected = (typed: string) =>
        typed.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      // A parser reads line breaks as \n, and those of attributes as spaces.
      expect(readText.join('')).toBe(`x${expected(text).replace(/\r\n?/g, '\n')}`)
      expect(readAttribute).toBe(
        expected(attribute)
          .replace(/\r\n/g, '\n')
          .replace(/[\t\n\r]/g, ' '),
      )
    }),
    { numRuns: 1000 },
  )
})

test('CSV is read back by this shop and by other programs', () => {
  const i18n = createI18n('en', {})
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), awkward, awkward), { minLength: 1 }), (rows) => {
      const file = toCsv([['a', 'b', 'c'], ...rows], true)
      const bytes = new TextEncoder().encode(file)
      const expected = rows.map((row) => row.map(asUtf8))
      if (!file.includes('\0'))
        expect(readCsv(textOf(bytes, i18n), i18n).rows.map(({ cells }) => cells)).toEqual(expected)
      const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ',' })
      const [, ...read] = data.slice(0, -1)
      expect(read.map((row) => row.map((cell) => cell.replace(/^'(?='*[=+\-@\t\r])/, '')))).toEqual(expected)
    }),
  )
})

test('structured data is read back, and does not end its script', () => {
  fc.assert(
    fc.property(awkward, (name) => {
      const html = asUtf8(renderToStaticMarkup(createElement(JsonLd, { data: { name } })))
      const [, json] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
      expect((JSON.parse(json!) as { name: string }).name).toBe(name)
    }),
    { numRuns: 1000 },
  )
})

describe('a shop with such texts from earlier versions', async () => {
  const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  // Postgres has neither U+0000 nor halves of surrogate pairs.
  const stored = signs
    .filter((sign) => sign !== '\0' && asUtf8(sign) === sign && !/[ -~]/.test(sign))
    .join('')

  beforeAll(async () => {
    const { id } = await shop.product({
      productName: 'Noor',
      readyMadePrice: 100_00,
      images: [{ url: 'https://pictures.example/noor.jpg' }],
    })
    await shop.db.product.update({
      where: { id },
      data: {
        productName: `Noor ${stored}`,
        description: `${stored} ]]> <!-- &#0;`,
        color: 'Red\u0001<\ufffe',
        ownBrand: '\u000b&',
      },
    })
  })

  test.each(['/feeds/google-merchant.xml', '/sitemap.xml'])('%s is well-formed', async (path) => {
    const response = await fetch(shop.url + path)
    expect(response.status).toBe(200)
    expect(textsOf(await response.text()).join('')).toContain(
      path.startsWith('/feeds') ? 'Noor' : 'https://shop.example',
    )
  })
})
