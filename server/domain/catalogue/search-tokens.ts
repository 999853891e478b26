import { normalizeLine } from '../../../shared/grammars/text.ts'
import { hindiSpellings } from './hindi-spellings.ts'
import {
  colorSpellings,
  craftSpellings,
  describedGarments,
  garmentSpellings,
  hindiFillers,
  narrowerMeanings,
  optionalWords,
  otherSpellings,
} from './search-vocabulary.ts'

/** A significant word of a search, or several that mean one thing, such as 'floor length'. */
export interface Token {
  /** In lower case as typed, followed by its synonyms; those of an unfinished word are of all that it may become. */
  spellings: string[]
  /** The first of them: without narrower meanings and near colours. */
  synonyms: string[]
  /** Null for words that the shop doesn't know. */
  kind: 'garment' | 'color' | 'other' | null
  /** A name that is never corrected. */
  isKnown: boolean
  /** It says little where other words are typed. */
  isOptional: boolean
}

interface Meaning {
  spellings: string[]
  kind: NonNullable<Token['kind']>
}

export const plain = (word: string) => word.normalize('NFC').toLowerCase()

/** Hindi is typed with and without its dots: ज़, ँ, ॉ. */
export const withoutDots = (word: string) =>
  plain(word).replaceAll('\u093c', '').replaceAll('ँ', 'ं').replaceAll('ॉ', 'ा').replaceAll('ऑ', 'आ')

/** The normalized form of a token: without dots and Hindi's endings. */
export const rootOf = (word: string) =>
  withoutDots(word).replace(/(?<=\p{Script=Devanagari})(ियां|ियों|ों|ें|[ािीे])$/u, '')

const meaningsOfKind = (kind: Meaning['kind'], lists: string[][]) =>
  lists.map((spellings): Meaning => ({ spellings: spellings.map(plain), kind }))

/** Names of several crafts share a line, but no meaning. */
const isOneCraft = ([first]: string[]) => !['bomkai', 'gajji'].includes(first!)
const crafts = craftSpellings.flatMap((line) => (isOneCraft(line) ? [line] : line.map((name) => [name])))

const vocabulary: Meaning[] = [
  ...meaningsOfKind('garment', garmentSpellings),
  ...meaningsOfKind('color', colorSpellings),
  ...meaningsOfKind('other', [...otherSpellings, ...crafts, ...describedGarments]),
]

const meanings = new Map<string, Meaning>()
for (const meaning of vocabulary)
  for (const word of meaning.spellings) if (!meanings.has(rootOf(word))) meanings.set(rootOf(word), meaning)

const beginnings = vocabulary.map((meaning) => ({ meaning, dotless: meaning.spellings.map(withoutDots) }))

/** A Devanagari letter is a syllable: two of them say as much as three Latin ones. */
const minBeginning = (typed: string) => (/^\p{Script=Devanagari}/u.test(typed) ? 2 : 3)

/** All words that begin so: with 'रेश', which no English name of a fabric begins with, 'रेशम'. */
function startingWith(typed: string): Meaning[] {
  if (typed.length < minBeginning(typed)) return []
  const start = withoutDots(typed)
  return beginnings
    .filter(({ dotless }) => dotless.some((word) => word.startsWith(start)))
    .map(({ meaning }) => meaning)
}

const knownMeaning = (typed: string) => meanings.get(rootOf(typed)) ?? meanings.get(typed.replace(/s$/, ''))

const narrower = ({ spellings: [first, ...others] }: Meaning): readonly string[] => [
  ...(narrowerMeanings[first!] ?? []),
  ...others.flatMap((other) => narrowerMeanings[other] ?? []),
]

function toToken(text: string): Token {
  const typed = plain(text)
  const known = knownMeaning(typed)
  const found = known ? [known] : startingWith(typed)
  const kinds = found.map(({ kind }) => kind)
  const synonyms = [...new Set([...hindiSpellings(typed), ...found.flatMap(({ spellings }) => spellings)])]
  return {
    spellings: [...new Set([...synonyms, ...found.flatMap(narrower)])],
    synonyms,
    kind: kinds.includes('garment') ? 'garment' : (kinds[0] ?? null),
    isKnown: known !== undefined || optionalWords.has(typed),
    isOptional: optionalWords.has(typed),
  }
}

const maxWordsOfTerm = 3

export const wordsOf = (text: string): string[] => normalizeLine(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The significant tokens of a text. */
export function parseTokens(text: string): Token[] {
  const words = wordsOf(text).filter((word) => !hindiFillers.has(word))
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWordsOfTerm, words.length - at)
    while (length > 1 && !knownMeaning(plain(words.slice(at, at + length).join(' ')))) length -= 1
    tokens.push(toToken(words.slice(at, at + length).join(' ')))
    at += length
  }
  return tokens.every(({ isOptional }) => isOptional)
    ? tokens.map((token) => ({ ...token, isOptional: false }))
    : tokens
}

/** The same as lists: each as typed, then its synonyms. */
export const tokensOf = (text: string): string[][] => parseTokens(text).map(({ spellings }) => spellings)
