import { plain, tokensOf } from './search-tokens.ts'

export interface SuggestedTerm {
  /** The whole text, with the value in lower case. */
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

/** The words of a text that may be completed or corrected. */
export const wordsToComplete = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length > 1 && tokensOf(word).length > 0)

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
      const term = { text: replaced(typed, word, value, words), value }
      if (!terms.has(term.text)) terms.set(term.text, term)
    }
  }
  return [...terms.values()]
}

function startsWithTyped(word: string): (other: string) => boolean {
  const start = comparable(word)
  return (other) => other.startsWith(start)
}

/** 'royal bl saree' becomes 'royal blue saree': the value also replaces its own other words. */
function replaced(typed: string[], word: string, value: string, words: string[]): string {
  const at = typed.lastIndexOf(word)
  return typed
    .flatMap((each, index) => {
      if (index === at) return [value.toLowerCase()]
      return words.some(startsWithTyped(each)) ? [] : [each.toLowerCase()]
    })
    .join(' ')
}
