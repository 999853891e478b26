import { describe, expect, test } from 'vitest'
import {
  isBlank,
  normalizeCode,
  normalizeIdentifier,
  normalizeLine,
  normalizePassword,
  normalizeText,
  withLatinLetters,
} from '../../shared/grammars/text.ts'
import { longText, requiredLongText, requiredText, text } from '../../server/domain/validation.ts'
import { fc } from '../support/property-tests.ts'

const invisible = [
  ...[
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
  ],
  ...[
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
  ],
  ...['\ufff9', '\ufffc', '\ufffe', '\uffff', '\ufdd0', '\u{1d159}', '\u{1fffe}', '\u{e0041}', '\u{e0100}'],
]
const codePoint = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`

describe('characters that show nothing', () => {
  test.each(invisible.map((each) => [codePoint(each), each]))('%s alone is missing text', (_, character) => {
    expect(isBlank(character)).toBe(true)
    expect(requiredText(10).safeParse(` ${character}${character}`).success).toBe(false)
    expect(requiredLongText(10).safeParse(`${character}\n`).success).toBe(false)
  })

  test.each(invisible.map((each) => [codePoint(each), each]))(
    '%s is removed within a word',
    (_, character) => {
      const expected = character === '\u2800' ? 'Ash a' : 'Asha'
      expect(normalizeLine(`Ash${character}a`)).toBe(expected)
      expect(normalizeText(`Ash${character}a`)).toBe(expected)
    },
  )

  test.each([
    ['a conjunct with ZWJ', 'क्\u200dष'],
    ['a conjunct with ZWNJ', 'क्\u200cष'],
    ['the Marathi eyelash ra', 'दर्\u200dया'],
    ['a chillu', 'അവന്\u200d'],
    ['Bengali ya after ra', 'র\u200d্য'],
    ['Urdu', 'می\u200cخواهم'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a heart', '❤\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('stay in %s', (_, typed) => expect(normalizeLine(typed)).toBe(typed))

  test('a joiner that joins nothing is removed', () =>
    expect(normalizeLine('बनार\u200dसी सा\u200cड़ी')).toBe('बनारसी साड़ी'.normalize('NFC')))
})

describe('line breaks', () => {
  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j', (lineBreak) => {
    expect(normalizeLine(`Asha${lineBreak}Patil`)).toBe('Asha Patil')
    expect(normalizeText(`Asha${lineBreak}Patil`)).toBe('Asha\nPatil')
    expect(text(20).parse(`Asha${lineBreak}Patil`)).toBe('Asha Patil')
    expect(longText(20).parse(`Asha${lineBreak}Patil`)).toBe('Asha\nPatil')
  })

  test('control characters are refused', () => {
    for (const control of ['\0', '\u0007', '\u001b', '\u007f', '\u0092'])
      for (const schema of [text(10), longText(10)])
        expect(schema.safeParse(`a${control}b`).success).toBe(false)
  })
})

test('normalized text is composed, and stays as it is', () =>
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom(...invisible)), {
        maxLength: 12,
      }),
      (parts) => {
        for (const normalize of [normalizeLine, normalizeText, normalizeIdentifier, normalizeCode]) {
          const once = normalize(parts.join(''))
          expect(once).toBe(once.normalize('NFC'))
          expect(normalize(once)).toBe(once)
          expect(once).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/u)
        }
      },
    ),
  ))

test('a text’s length counts after normalization', () => {
  expect(text(4).parse(`Asha${'\u200b'.repeat(50)}`)).toBe('Asha')
  expect(text(1).parse('e\u0301')).toBe('é')
})

test('identifiers lose compatible forms and what is invisible', () => {
  expect(normalizeIdentifier(' ｍail＠example．com\u200b\u00a0')).toBe('mail@example.com')
  expect(normalizeCode('27 AAPFU 0939F 1ZV\u200e')).toBe('27AAPFU0939F1ZV')
  expect(withLatinLetters('ЅАVЕ10')).toBe('SAVE10')
  expect(normalizePassword(' ﬁne\u200b ')).toBe(' fine\u200b ')
})
