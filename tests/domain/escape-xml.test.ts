import { expect, test } from 'vitest'
import { escapeXml } from '../../server/api/http/escape-xml.ts'
import { fc } from '../support/property-tests.ts'

/** The production Char of XML 1.0, fifth edition. */
const isXmlChar = (codePoint: number) =>
  [0x9, 0xa, 0xd].includes(codePoint) ||
  (codePoint >= 0x20 && codePoint <= 0xd7ff) ||
  (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
  (codePoint >= 0x10000 && codePoint <= 0x10ffff)

const awkward = [
  '\ufffe',
  '\uffff',
  '\0',
  '\u0008',
  '\u000b',
  '\u001f',
  '\ud800',
  '\udfff',
  ']]>',
  '<',
  '&',
  '"',
  "'",
]
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

test('XML holds any text, without the characters that it can’t contain', () =>
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...awkward))),
      (parts) => {
        const text = parts.join('')
        const xml = escapeXml(text)
        expect([...xml].every((each) => isXmlChar(each.codePointAt(0)!))).toBe(true)
        expect(xml).not.toMatch(/[<>"']/)
        expect(
          xml.replace(/&(?:lt|gt|quot|apos|amp);/g, (each) => entities[each as keyof typeof entities]),
        ).toBe([...text].filter((each) => isXmlChar(each.codePointAt(0)!)).join(''))
      },
    ),
  ))
