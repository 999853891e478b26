import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { registerFonts, type Weight } from '../../server/api/invoices/fonts.ts'
import { heightOfText, printed, writeText } from '../../server/api/invoices/text.ts'
import { fc } from '../support/property-tests.ts'

const style = { weight: 'regular', size: 9, width: 250 } as const

/** Writes texts below each other. */
async function pdfOf(texts: string[], weight: Weight = 'regular') {
  const doc = new PDFDocument({ size: 'A4', margin: 0 })
  const done = buffer(doc)
  registerFonts(doc)
  texts.reduce((y, text) => writeText(doc, text, 30, y, { ...style, weight }), 30)
  doc.end()
  return done
}

/** What a reader of PDF files finds. A glyph for a missing character is U+0000 there. */
const readIn = async (texts: string[], weight?: Weight) =>
  (await extractText(new Uint8Array(await pdfOf(texts, weight)), { mergePages: true })).text

/** Its letters and digits in the order of their code points: vowels that stand before their consonant are drawn before it. */
const charactersOf = (text: string) =>
  [...new Set(text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, ''))].sort().join('')

const scripts = {
  Gujarati: ['નિર્મળાબેન પટેલ', 'શ્રી ક્ષમા, અમદાવાદ 380001'],
  Tamil: ['ஸ்ரீதேவி கிருஷ்ணமூர்த்தி', 'மயிலாப்பூர், சென்னை 600004'],
  Bengali: ['শর্মিষ্ঠা চক্রবর্তী', 'কলকাতা ৭০০০১৯'],
  Telugu: ['శ్రీలక్ష్మి కృష్ణమూర్తి', 'హైదరాబాద్ 500001'],
  Kannada: ['ಶ್ರೀಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ', 'ಬೆಂಗಳೂರು 560004'],
  Malayalam: ['ശ്രീലക്ഷ്മി കൃഷ്ണൻ', 'കൊച്ചി 682001'],
  Gurmukhi: ['ਹਰਪ੍ਰੀਤ ਕੌਰ', 'ਅੰਮ੍ਰਿਤਸਰ 143001'],
  Oriya: ['ସୁଶ୍ରୀ ପ୍ରିୟଙ୍କା', 'ଭୁବନେଶ୍ୱର 751001'],
  Devanagari: ['श्रीमती क्षमा', 'मुंबई ४००००१'],
  Arabic: ['ناظمہ خانم', 'گلی قاسم جان، دہلی ۱۱۰۰۰۶'],
} as const

describe('a text of an invoice', () => {
  test.each(Object.entries(scripts))('in %s has a glyph for each character', async (_script, texts) => {
    for (const weight of ['regular', 'bold'] as const) {
      const found = await readIn([...texts], weight)
      expect(found).not.toContain('\0')
      expect(charactersOf(found)).toBe(charactersOf(texts.join('')))
    }
  })

  test('of several scripts and directions is read in its order', async () => {
    expect(await readIn(['Ayesha (عائشہ خان) 12', 'ناظمہ خانم', 'Asha પટેલ'])).toBe(
      'Ayesha (عائشہ خان) 12\nناظمہ خانم\nAsha પટેલ',
    )
  })

  test('stands from right to left where its script does, and digits from left to right', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(['دہلی ۱۲ گلی 34'])))
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const placed = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [[item.transform[4] as number, item.str.trim()] as const] : [],
    )
    placed.sort(([one], [other]) => one - other)
    expect(placed.map(([, text]) => text)).toEqual(['34', 'گلی', '۱۲', 'دہلی'])
  })

  test('breaks where its line ends, with the height that was reserved', async () => {
    const doc = new PDFDocument({ margin: 0 })
    registerFonts(doc)
    for (const text of ['પટેલ '.repeat(30), 'خانم '.repeat(30), 'પટેલ'.repeat(60), 'Noor '.repeat(40)]) {
      const height = heightOfText(doc, text, style)
      expect(writeText(doc, text, 0, 10, style) - 10).toBeCloseTo(height)
      expect(height).toBeGreaterThan(2 * heightOfText(doc, 'પટેલ', style))
    }
  })

  test.each([
    ['Riya 💃🏽 👩‍👩‍👧 Rao', 'Riya Rao'],
    ['❤️ Asha ☎ 🇮🇳', 'Asha'],
    ['🏠 1️⃣2 MG Road ©', '12 MG Road ©'],
    ['🌸', '–'],
    ['No. #12*', 'No. #12*'],
    ['A\u0007s\u200bh\ufeffa\ufffe\nRao', 'Asha\nRao'],
    ['क्\u200dया', 'क्\u200dया'],
  ])('%j is printed as %s', (text, shown) => expect(printed(text)).toBe(shown))

  test('can be any text of a script, also one that is no word', async () => {
    const doc = new PDFDocument({ margin: 0 })
    const done = buffer(doc)
    registerFonts(doc)
    const blocks = [0x600, 0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00]
    const text = fc.constantFrom(...blocks).chain((block) =>
      fc.string({
        minLength: 1,
        maxLength: 12,
        unit: fc.oneof(
          fc.integer({ min: block, max: block + 0x7f }).map((point) => String.fromCodePoint(point)),
          fc.constant(String.fromCodePoint(block === 0x600 ? 0x651 : block + 0x4d)),
          fc.constantFrom(' ', 'a', '1', '(', '\u200c', '\u200d', '\n'),
        ),
      }),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const height = heightOfText(doc, typed, style)
        expect(Number.isFinite(height) && height > 0).toBe(true)
        writeText(doc, typed, 0, 0, style)
      }),
      { numRuns: 300 },
    )
    doc.end()
    expect((await done).length).toBeGreaterThan(10_000)
  })
})
