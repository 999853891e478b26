import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../../server/domain/errors.ts'
import {
  isId,
  money,
  optionalText,
  optionalWebAddress,
  parse,
  requiredLongText,
  requiredText,
  text,
  webAddress,
} from '../../server/domain/validation.ts'
import { fc } from '../support/property-tests.ts'
import { i18nOf } from '../../server/i18n.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/** The error that parsing throws. */
function refusal(schema: z.ZodType, input: unknown): Refused {
  try {
    parse(schema, input)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('The input was accepted')
}

describe('an address', () => {
  test.each([
    'https://cdn.example/saree.jpg',
    'https://cdn.example:8443/a?b=c#d',
    'https://चोली.example/चित्र.png',
    '/images/abcdefgh12345678.webp',
  ])('may be %s', (url) => expect(accepts(webAddress, url)).toBe(true))

  test.each([
    'http://cdn.example/saree.jpg',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com/a',
    'blob:https://example.com/1',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '\\\\evil.example',
    'https://user:password@evil.example/',
    'https://',
    'saree.jpg',
    'example.com',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('may not be %j', (url) => expect(accepts(webAddress, url)).toBe(false))

  test.each([null, undefined, ''])('that is optional may be %j', (url) =>
    expect(accepts(optionalWebAddress, url)).toBe(true),
  )

  test('that is accepted always leads to the web or to the shop itself', () => {
    const near = fc
      .tuple(
        fc.constantFrom('javascript:', 'JAVASCRIPT:', 'data:', 'https:', 'http:', '/', '//', ''),
        fc.string(),
      )
      .map(([scheme, rest]) => scheme + rest)
    fc.assert(
      fc.property(fc.oneof(near, fc.webUrl(), fc.string()), (url) => {
        const read = webAddress.safeParse(url)
        if (!read.success) return
        const { protocol, host } = new URL(read.data, 'https://shop.example')
        expect(['https:', 'http:']).toContain(protocol)
        if (read.data.startsWith('/')) expect(host).toBe('shop.example')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('text', () => {
  test('is trimmed and may have as many characters as its limit', () => {
    expect(parse(text(5), '  lehnga '.slice(0, 7))).toBe('lehng')
    expect(accepts(text(5), 'a'.repeat(5))).toBe(true)
    expect(accepts(text(5), 'a'.repeat(6))).toBe(false)
  })

  test('preserves Hindi, accents, markup and line breaks', () => {
    const typed = 'रेशमी साड़ी – crêpe <img src=x onerror=alert(1)>\nनया'
    expect(parse(requiredLongText(200), typed)).toBe(typed)
  })

  test.each(['\0', '\u0007', 'a\u001bb', '\u007f'])('refuses the control character in %j', (value) =>
    expect(accepts(text(50), value === '\0' ? 'a\0b' : `a${value}b`)).toBe(false),
  )

  test('that is required may not be blank', () => {
    expect(accepts(requiredText(50), '')).toBe(false)
    expect(accepts(requiredText(50), ' \n\t ')).toBe(false)
  })

  test('that is optional is null when blank, and unchanged when absent', () => {
    expect(parse(optionalText(50), ' ')).toBeNull()
    expect(parse(optionalText(50), null)).toBeNull()
    expect(parse(optionalText(50), undefined)).toBeUndefined()
  })

  test.each([5, true, {}, ['a'], { startsWith: 'a' }])('is never %j', (value) =>
    expect(accepts(text(50), value)).toBe(false),
  )
})

describe('money', () => {
  test.each([0, 1, 199_99, Number.MAX_SAFE_INTEGER])('may be %i paise', (paise) =>
    expect(accepts(money, paise)).toBe(true),
  )
  test.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Number.POSITIVE_INFINITY, '100', null])(
    'may not be %j paise',
    (paise) => expect(accepts(money, paise)).toBe(false),
  )
})

describe('an id', () => {
  test('in any other format than the shop’s own is refused', () => {
    expect(isId('6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c')).toBe(true)
    for (const id of [
      '',
      '1',
      "' OR 1=1--",
      '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c\n',
      null,
      7,
      { startsWith: '6' },
    ])
      expect(isId(id)).toBe(false)
  })
})

describe('a refusal', () => {
  const form = z.object({
    productName: requiredText(10),
    quantityInStock: z.int().min(0),
    tags: z.array(text(3)),
  })

  test('names every invalid field at once, in the shop’s own messages', () => {
    const { issues } = refusal(form, { productName: '', quantityInStock: 1.5, tags: ['ok', 'too long'] })
    expect(issues.map(({ field, message }) => [field, message(i18nOf.en)])).toEqual([
      ['productName', 'The product name is missing.'],
      ['quantityInStock', 'The quantity in stock must be a whole number.'],
      ['tags.1', 'The tags may have at most 3 characters.'],
    ])
  })

  test('agrees in number with its field', () => {
    const feedback = z.object({
      comments: requiredText(10),
      tags: z.array(text(3)).min(1),
      designDetails: text(5),
      address: requiredText(10),
      availabilityStatus: requiredText(10),
    })
    const { issues } = refusal(feedback, { comments: ' ', tags: [], designDetails: 'Boat neck' })
    expect(issues.map(({ message }) => message(i18nOf.en))).toEqual([
      'The comments are missing.',
      'The tags are empty.',
      'The design details may have at most 5 characters.',
      'The address is missing.',
      'The availability status is missing.',
    ])
  })

  test('never shows the library’s messages', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const result = form.safeParse(input)
        if (result.success) return
        for (const issue of refusal(form, input).issues) {
          const message = issue.message(i18nOf.en)
          expect(message).toMatch(/^[A-Z].*\.$/)
          expect(message).not.toMatch(/zod|expected|received|undefined|NaN|invalid input/i)
        }
      }),
    )
  })

  test('drops unknown keys, among them __proto__ and constructor', () => {
    const sent: unknown = JSON.parse(
      '{"productName":"Kurti","quantityInStock":1,"tags":[],"role":"admin","__proto__":{"role":"admin"},"constructor":1}',
    )
    const read = parse(form, sent)
    expect(Object.keys(read)).toEqual(['productName', 'quantityInStock', 'tags'])
    expect((read as { role?: string }).role).toBeUndefined()
  })
})
