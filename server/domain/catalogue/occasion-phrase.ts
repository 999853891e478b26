import { withoutDots } from './search-tokens.ts'

/** What stands around an occasion and says that it is one: 'for haldi', 'shaadi ke liye'. */
const before = /(?:^|\s)for(?:\s+(?:the|a|an|my))?\s*$/iu
const after = /^\s*(?:k[ae]?\s+liye|के\s+लिए|के\s+लिये)(?![\p{L}\p{M}\p{N}])/iu

/** The letters of an unfinished word that name an occasion, as in `search_queries`. */
const minBeginning = 4

/** Where a text names an occasion by one of its terms, or begins to; null where it doesn't. */
export function occasionPhrase(text: string, terms: string[]): { at: number; length: number } | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    plain: withoutDots(word),
    at: index,
    end: index + word.length,
  }))
  const longestFirst = terms
    .map((term) => withoutDots(term).split(' '))
    .toSorted((a, b) => b.length - a.length)
  for (const term of longestFirst) {
    const first = words.findIndex((_, at) => term.every((each, offset) => words[at + offset]?.plain === each))
    if (first !== -1) return around(text, words[first]!.at, words[first + term.length - 1]!.end)
  }
  const last = words.at(-1)
  const isBegun = last && last.plain.length >= minBeginning
  return isBegun && terms.some((term) => withoutDots(term).startsWith(last.plain))
    ? around(text, last.at, last.end)
    : null
}

function around(text: string, from: number, to: number) {
  const at = from - (before.exec(text.slice(0, from))?.[0].trimStart().length ?? 0)
  const end = to + (after.exec(text.slice(to))?.[0].length ?? 0)
  return { at, length: end - at }
}
