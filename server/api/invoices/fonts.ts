import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export type Weight = 'regular' | 'bold'

interface Font {
  name: string
  /** What it draws, by the first characters of graphemes; Hind draws everything else. */
  draws: RegExp
  files: Record<Weight, string>
}

/** The files of the packages that hold one script each. */
const filesOf = (font: string, script: string, regular = 400, bold = 600): Record<Weight, string> => ({
  regular: `@fontsource/${font}/files/${font}-${script}-${regular}-normal.woff`,
  bold: `@fontsource/${font}/files/${font}-${script}-${bold}-normal.woff`,
})

/** Latin with ₹, and Devanagari: whole fonts, while those of the pages are split by script. */
const hind: Font = {
  name: 'hind',
  draws: /[\p{Script=Latin}\p{Script=Devanagari}]/u,
  files: {
    regular: '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf',
    bold: '@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf',
  },
}

/**
 * Fonts of the other scripts in which customers write names and addresses. They are of the same family where there is one
 * that pdfkit can shape: it fails on some syllables of Noto's Gujarati, Telugu, Malayalam, Gurmukhi and Nastaliq, and of
 * Mukta Mahee and Baloo Paaji, and from Noto Naskh readers of a PDF get letters without their dots.
 * tests/domain/invoice-scripts.test.ts tries random syllables.
 */
const others: Font[] = [
  { name: 'gujarati', draws: /\p{Script=Gujarati}/u, files: filesOf('hind-vadodara', 'gujarati') },
  { name: 'bengali', draws: /\p{Script=Bengali}/u, files: filesOf('hind-siliguri', 'bengali') },
  { name: 'tamil', draws: /\p{Script=Tamil}/u, files: filesOf('hind-madurai', 'tamil') },
  { name: 'telugu', draws: /\p{Script=Telugu}/u, files: filesOf('hind-guntur', 'telugu') },
  { name: 'kannada', draws: /\p{Script=Kannada}/u, files: filesOf('noto-sans-kannada', 'kannada') },
  { name: 'malayalam', draws: /\p{Script=Malayalam}/u, files: filesOf('manjari', 'malayalam', 400, 700) },
  {
    name: 'gurmukhi',
    draws: /\p{Script=Gurmukhi}/u,
    // It has one weight.
    files: filesOf('tiro-gurmukhi', 'gurmukhi', 400, 400),
  },
  { name: 'odia', draws: /\p{Script=Oriya}/u, files: filesOf('noto-sans-oriya', 'oriya') },
  {
    name: 'arabic',
    draws: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669]/u,
    files: filesOf('vazirmatn', 'arabic'),
  },
]

/** Names the fonts for a document, which reads those that it uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { name, files } of [hind, ...others])
    for (const weight of ['regular', 'bold'] as const)
      doc.registerFont(`${name}-${weight}`, resolve(files[weight]))
}

/** Whether Hind alone draws a text. */
export const isPlain = (text: string): boolean => !others.some(({ draws }) => draws.test(text))

/** The name of the font that draws a grapheme. */
export const fontOf = (grapheme: string): string =>
  (others.find(({ draws }) => draws.test(grapheme)) ?? hind).name

/** Of a script that is written from right to left, and shaped so by pdfkit. */
export const isArabic = (font: string): boolean => font === 'arabic'
