import { plain, tokensOf } from './search-tokens.ts'
import { optionalWords } from './search-vocabulary.ts'

export interface SuggestedTerm {
  /** The whole text, with the value in lower case and in the script of the typed word. */
  text: string
  /** As stored in the catalogue. */
  value: string
}

interface Value {
  value: string
  count: number
}

/** The form's option for what the lists don't have. */
const placeholder = 'Other'

export const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Lower case, and without the accents of Latin letters. */
const comparable = (text: string) =>
  plain(
    plain(text)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  )

/** The words around a price or a size, which may be typed before its number. */
const phraseWords = new Set(
  [
    'under below less than upto up to within max maximum between and above over more from min minimum rs inr rupee rupees',
    'price budget size sizes sale se kam tak ke andar neeche niche zyada jyada adhik upar oopar',
    'कम तक अंदर नीचे ज़्यादा ज्यादा अधिक ऊपर साइज़ साइज रुपये रुपए',
  ]
    .join(' ')
    .split(' '),
)

/** The words of a text that may be completed or corrected: no numbers, and none that say little of a design. */
export const wordsToComplete = (text: string): string[] =>
  wordsIn(text).filter(
    (word) =>
      word.length > 1 &&
      !/\p{N}/u.test(word) &&
      !phraseWords.has(plain(word)) &&
      !optionalWords.has(plain(word)) &&
      tokensOf(word).length > 0,
  )

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text)

/**
 * A value in the script of a typed word: 'silk' as 'रेशम' for 'रेश', as 'सिल्क' in other Hindi texts; null where the shop knows
 * no spelling.
 */
function inScriptOf(typed: string, value: string): string | null {
  if (!isHindi(typed)) return value.toLowerCase()
  const words = wordsIn(value).map((word) => {
    const spellings = [word, ...(tokensOf(word)[0] ?? [])].filter(isHindi)
    return spellings.find((each) => startsWithTyped(typed)(comparable(each))) ?? spellings[0]
  })
  return words.every((word) => word !== undefined) ? words.join(' ') : null
}

/**
 * The text with one of its words completed or corrected to one of the values, or translated to it from a synonym. The
 * last word, which may be unfinished, comes first, then the most frequent value.
 * @param corrections for misspelt words, the catalogue's words that are spelled most like them
 */
export function suggestTerms(
  text: string,
  values: Value[],
  corrections: ReadonlyMap<string, readonly string[]>,
): SuggestedTerm[] {
  const typed = wordsIn(text)
  const isTyped = new Set(typed.map(comparable))
  const candidates = values
    .filter(({ value }) => value !== placeholder)
    .map((each) => ({ ...each, words: wordsIn(each.value).map(comparable) }))
    .filter(({ words }) => !words.every((word) => isTyped.has(word)))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))

  const terms = new Map<string, SuggestedTerm>()
  for (const word of wordsToComplete(text).reverse()) {
    const begins = startsWithTyped(word)
    const others = [...(tokensOf(word)[0]?.slice(1) ?? []), ...(corrections.get(word) ?? [])]
    for (const { value, words } of candidates) {
      if (!words.some((each) => begins(each) || others.includes(each))) continue
      const written = inScriptOf(word, value)
      if (written === null) continue
      const term = { text: replaced(typed, word, written, words), value }
      const isNew = !terms.has(term.text) && term.text !== typed.join(' ').toLowerCase()
      if (isNew && !(isHindi(term.text) && isLatin(term.text))) terms.set(term.text, term)
    }
  }
  return [...terms.values()]
}

function startsWithTyped(word: string): (other: string) => boolean {
  const start = comparable(word)
  return (other) => other.startsWith(start)
}

/** 'royal bl saree' becomes 'royal blue saree': the value also replaces its own other words. */
function replaced(typed: string[], word: string, written: string, words: string[]): string {
  const at = typed.lastIndexOf(word)
  return typed
    .flatMap((each, index) => {
      if (index === at) return [written]
      return words.some(startsWithTyped(each)) ? [] : [each.toLowerCase()]
    })
    .join(' ')
}
