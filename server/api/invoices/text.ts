import bidiFactory from 'bidi-js'
import { fontOf, isArabic, isPlain, type Weight } from './fonts.ts'

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Document = PDFKit.PDFDocument

export interface TextStyle {
  weight: Weight
  /** In points. */
  size: number
  width: number
  align?: 'left' | 'right' | 'center'
}

/** A part of a line that one font draws in one direction. */
interface Run {
  text: string
  /** In the paragraph, by reading. */
  position: number
  font: string
  /** Odd ones run from right to left. */
  level: number
}

interface Line {
  runs: Run[]
  width: number
}

/** The part of a line's height that is above its baseline, as in Hind. */
const ascent = 0.66

/**
 * Writes a paragraph in any script, with its top at `y`; returns where it ends. pdfkit alone has one font for a paragraph, and
 * puts words in their order from left to right. Emoji are left out: an invoice is black on white.
 */
export function writeText(doc: Document, typed: string, x: number, y: number, style: TextStyle): number {
  const text = printed(typed)
  if (isPlain(text)) {
    useFont(doc, 'hind', style).text(text, x, y, { width: style.width, align: style.align ?? 'left' })
    return doc.y
  }
  let top = y
  for (const line of linesOf(doc, text, style)) {
    const height = heightOf(doc, line, style)
    let left = x + indentOf(line, style)
    const placed = visualOrder(joined(line.runs)).map((run) => {
      const at = { run, left }
      left += widthOf(doc, [run], style)
      return at
    })
    // In their order of reading, by which screen readers and copies of the text go.
    placed.sort((one, other) => one.run.position - other.run.position)
    for (const { run, left: at } of placed)
      useFont(doc, run.font, style).text(run.text, at, top + height * ascent, {
        lineBreak: false,
        baseline: 'alphabetic',
        // With a list of features pdfkit shapes all words at once: by themselves they would go from left to right.
        ...(isArabic(run.font) && { features: [] }),
      })
    top += height
  }
  doc.y = top
  return top
}

/** The height that `writeText` needs. */
export function heightOfText(doc: Document, typed: string, style: TextStyle): number {
  const text = printed(typed)
  if (isPlain(text)) return useFont(doc, 'hind', style).heightOfString(text, { width: style.width })
  return linesOf(doc, text, style).reduce((sum, line) => sum + heightOf(doc, line, style), 0)
}

const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}\ufe0f\u20e3]|(?![©®™])\p{Extended_Pictographic}/u

/** Control characters and non-characters, for which fonts have no glyph. A joiner is for the shaping of its neighbours. */
const invisible =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu

/** What a printed text shows. Of a keycap the digit stays; a dash stands for a text of nothing but emoji. */
export function printed(typed: string): string {
  if (!emoji.test(typed)) return typed.replace(invisible, '')
  const others = [...graphemes.segment(typed)].map(({ segment }) =>
    emoji.test(segment) ? segment.replace(/[^\d#*©®™]/gu, '') : segment,
  )
  return others.join('').replace(invisible, '').replace(/ {2,}/g, ' ').trim() || '–'
}

const useFont = (doc: Document, font: string, { weight, size }: TextStyle) =>
  doc.font(`${font}-${weight}`).fontSize(size)

const indentOf = (line: Line, { align, width }: TextStyle) =>
  align === 'right' ? width - line.width : align === 'center' ? (width - line.width) / 2 : 0

/** That of its highest font. */
const heightOf = (doc: Document, { runs }: Line, style: TextStyle) =>
  Math.max(
    ...['hind', ...runs.map(({ font }) => font)].map((font) =>
      useFont(doc, font, style).currentLineHeight(true),
    ),
  )

const widthOf = (doc: Document, runs: Run[], style: TextStyle) =>
  runs.reduce((sum, { text, font }) => sum + useFont(doc, font, style).widthOfString(text), 0)

/** Breaks a paragraph between words, and words that are longer than a line between graphemes. */
function linesOf(doc: Document, text: string, style: TextStyle): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [{ runs: [], width: 0 }]
    const add = (runs: Run[]) => {
      const width = widthOf(doc, runs, style)
      const line = lines.at(-1)!
      if (line.width + width <= style.width) {
        line.runs.push(...runs)
        line.width += width
      } else if (runs.length > 1 || [...runs[0]!.text].length > 1) {
        if (line.runs.length > 0 && width <= style.width) lines.push({ runs, width })
        else for (const part of runs.flatMap(graphemesOf)) add([part])
      } else lines.push({ runs, width })
    }
    for (const word of wordsOf(runsOf(paragraph))) add(word)
    return lines
  })
}

const graphemesOf = (run: Run): Run[] =>
  [...graphemes.segment(run.text)].map(({ segment, index }) => ({
    ...run,
    text: segment,
    position: run.position + index,
  }))

/** In their order of reading, with their directions by the Unicode Bidirectional Algorithm. */
function runsOf(paragraph: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(paragraph, 'auto')
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(paragraph)) {
    const [font, level] = [fontOf(segment), levels[index] ?? 0]
    const last = runs.at(-1)
    // The digits of Arabic are read from left to right, while pdfkit shapes all of the script from right to left.
    const isApart = isArabic(font) && level % 2 === 0
    const isSame = last?.font === font && last.level === level && !isApart && segment !== ' '
    const isEndOfArabic = segment === ' ' && last && isArabic(last.font) && last.level === level
    if (last && !last.text.endsWith(' ') && (isSame || isEndOfArabic)) last.text += segment
    else runs.push({ text: segment, position: index, font, level })
  }
  return runs
}

/** Runs between which a line may break: a space ends a word. */
function wordsOf(runs: Run[]): Run[][] {
  const words: Run[][] = [[]]
  for (const run of runs) {
    words.at(-1)!.push(run)
    if (run.text.endsWith(' ')) words.push([])
  }
  return words.filter(({ length }) => length > 0)
}

/** Arabic words of a line as one run. */
function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (
      last &&
      isArabic(run.font) &&
      last.font === run.font &&
      last.level === run.level &&
      run.level % 2 === 1
    )
      all.splice(-1, 1, { ...last, text: last.text + run.text })
    else all.push(run)
  }
  return all
}

/** From left to right (rule L2 of UAX #9): each sequence of a higher level is reversed within those around it. */
function visualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(...levels); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered.map((run) => (run.level % 2 === 1 && !isArabic(run.font) ? mirrored(run) : run))
}

/** Other scripts' characters from right to left: their order and their brackets are reversed. */
const mirrored = (run: Run): Run => ({
  ...run,
  text: graphemesOf(run)
    .reverse()
    .map(({ text }) => bidi.getMirroredCharacter(text) ?? text)
    .join(''),
})
