import type { StyleOption } from '../style-options/style-option.ts'
import { rootOf } from './search-tokens.ts'
import {
  joinedStyleWords,
  stylePartWords,
  styleFillers,
  styleJoiners,
  styleSpellings,
  wholeStyleWords,
  widerStyles,
} from './style-vocabulary.ts'

/** A phrase of a search that names options of the style book. */
export interface StylePhrase {
  at: number
  length: number
  options: StyleOption[]
  /** What designs that name it say, as words one after another, each with its spellings. */
  named: string[][][]
  /** Whole names and words that say the same. */
  synonyms: string[]
}

const spellings = new Map(styleSpellings.map((line) => [line[0]!, line]))
const meanings = new Map(styleSpellings.flatMap((line) => line.map((word) => [rootOf(word), line[0]!])))
const joined = new Map(Object.entries(joinedStyleWords).map(([word, parts]) => [rootOf(word), parts]))
const fillers = new Set([...styleFillers].map(rootOf))
const joiners = new Set([...styleJoiners].map(rootOf))

/** The meaning of a word: that of the vocabulary, or itself. */
function meaningOf(word: string): string {
  const root = rootOf(word)
  const singular = root.length > 3 ? root.replace(/s$/, '') : root
  return meanings.get(root) ?? meanings.get(singular) ?? singular
}

/** 'boatneck', 'vneck' */
function partsOf(word: string): readonly string[] {
  const known = joined.get(rootOf(word))
  if (known) return known
  const [, first, part] = /^(.+)(neck|sleeves?|gala)$/.exec(rootOf(word)) ?? []
  const meaning = first && meanings.get(first)
  return meaning && !stylePartWords.has(meaning) ? [meaning, meaningOf(part!)] : [meaningOf(word)]
}

interface Word {
  at: number
  end: number
  meanings: readonly string[]
  isFiller: boolean
  isJoiner: boolean
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    meanings: partsOf(word),
    isFiller: fillers.has(rootOf(word)),
    isJoiner: joiners.has(rootOf(word)),
  }))

/** What words say together, in their order, without what says nothing; the neck of a back is its cut: 'deep back neck'. */
const meaningsOf = (words: readonly Word[]): string[] => [
  ...new Set(
    words
      .filter(({ isFiller }) => !isFiller)
      .flatMap((word) => word.meanings)
      .filter((meaning, index, all) => !(meaning === 'neck' && all[index - 1] === 'back')),
  ),
]

const isStyle = (said: readonly string[]) =>
  said.length === 1 ? wholeStyleWords.has(said[0]!) : said.some((meaning) => stylePartWords.has(meaning))

const parts: Partial<Record<StyleOption['part'], string>> = {
  FRONT_NECK: 'neck',
  BACK: 'back',
  SLEEVE: 'sleeve',
}
const drawings: Readonly<Record<string, readonly string[]>> = { poet: ['bishop'], sleeveless: ['without'] }

/** What an option is called: its names, and what its drawing shows. */
function namesOf({ part, name, translations, drawing }: StyleOption): string[][] {
  const names = [name, ...translations.map((each) => each.name)].map((each) => meaningsOf(wordsIn(each)))
  const noun = parts[part]
  if (!noun || drawing === null) return names
  const shown = drawings[drawing] ?? drawing.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ')
  return [...names, [...shown, noun]]
}

/** Whether a text may name a style: whether it is worth reading the style book for it. */
export const mayNameStyle = (text: string): boolean =>
  wordsIn(text).some((word) =>
    word.meanings.some((meaning) => stylePartWords.has(meaning) || wholeStyleWords.has(meaning)),
  )

const maxWords = 5

/** The phrases of a text that name options of the style book, in its order; of two that overlap, the longer one. */
export function readStyles(text: string, options: readonly StyleOption[]): StylePhrase[] {
  const words = wordsIn(text)
  const named = options.map((option) => ({ option, names: namesOf(option) }))
  const called = (said: readonly string[]) =>
    named
      .filter(({ names }) => names.some((name) => said.every((meaning) => name.includes(meaning))))
      .map(({ option }) => option)
  const taken = new Set<Word>()
  const phrases: StylePhrase[] = []
  for (let length = Math.min(maxWords, words.length); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const within = words.slice(start, start + length)
      if (within.some((word) => taken.has(word)) || within[0]!.isFiller || within.at(-1)!.isFiller) continue
      const said = meaningsOf(within)
      if (!isStyle(said)) continue
      const wider = widerStyles[[...said].sort().join(' ')]
      const all = wider ? [said, wider] : [said]
      const found = [...new Set(all.flatMap(called))]
      if (found.length === 0) continue
      const whole = withFillers(words, start, start + length)
      for (const word of whole) taken.add(word)
      const { at } = whole[0]!
      phrases.push({
        at,
        length: whole.at(-1)!.end - at,
        options: found,
        named: all.map((each) => inOrder(each).map((meaning) => [...(spellings.get(meaning) ?? [meaning])])),
        synonyms: [...all.flatMap(synonymsOf), ...found.flatMap(wholeNames)],
      })
    }
  return phrases.sort((one, other) => one.at - other.at)
}

/** The words of a phrase with those around it that say nothing: 'with a boat neck', 'nav gala wala'. */
function withFillers(words: readonly Word[], from: number, to: number): readonly Word[] {
  let [start, end] = [from, to]
  while (words[start - 1]?.isJoiner) start -= 1
  while (words[end]?.isFiller) end += 1
  return words.slice(start, end)
}

/** The part last, as designs name it: 'boat neck' for 'neck boat'. */
const inOrder = (said: readonly string[]): string[] => [
  ...said.filter((meaning) => !stylePartWords.has(meaning)),
  ...said.filter((meaning) => stylePartWords.has(meaning)),
]

/** 'sleeveless' for 'without sleeves', 'boatneck' for 'boat neck'. */
function synonymsOf(said: readonly string[]): string[] {
  const same = Object.entries(joinedStyleWords).flatMap(([word, both]) =>
    both.length === said.length && both.every((meaning) => said.includes(meaning)) ? [word] : [],
  )
  const [first, second] = inOrder(said)
  return said.length === 2 && second === 'neck' ? [...same, `${first}neck`] : same
}

const wholeNames = ({ name, translations }: StyleOption) => [name, ...translations.map((each) => each.name)]
