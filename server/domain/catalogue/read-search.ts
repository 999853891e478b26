import type { HelpTopic } from '../../../shared/help-topics.ts'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import { type HelpReading, readHelpTopics } from './help-topics.ts'
import { occasionPhrase } from './occasion-phrase.ts'
import type { Occasion } from './occasions.ts'
import type { ProductFilter } from './product-filter.ts'
import { findDay } from './read-day.ts'

export type SearchFilterKind =
  'PRICE' | 'DISCOUNT' | 'SIZE' | 'STYLE' | 'OCCASION' | 'READY_BY' | 'LOWEST_PRICE_FIRST' | 'NEWEST_FIRST'

/** For whom the shop, which sells women's garments, has nothing. */
export type NotSoldFor = 'MEN' | 'CHILDREN'

/** What one phrase of a search says beside the words that are looked for. */
export interface SearchFilter {
  kind: SearchFilterKind
  /** As typed: `under 5000`. */
  words: string
  /** The search without the phrase. */
  remaining: string
  /** Paise; null at an open end and for other kinds. */
  minPrice: number | null
  maxPrice: number | null
  /** `M` or `38`; null for other kinds. */
  size: string | null
  /** Percent; null where any discount will do, and for other kinds. */
  minDiscount: number | null
  /** Null for other kinds. Which words name one is known to the database alone. */
  occasion: Occasion | null
  /** Empty for other kinds. Which words name one is known by the style book alone. */
  styles: StyleOption[]
  /** A day of the shop's calendar; null for other kinds. */
  readyBy: string | null
}

export interface SearchReading {
  /** The words to be looked for in the products. */
  words: string
  filters: SearchFilter[]
  helpTopics: HelpTopic[]
  /** `words` lack what says so, `notSoldWords` are that alone. */
  notSoldFor: NotSoldFor | null
  notSoldWords: string[]
}

const rupee = String.raw`(?:₹|rs\.?|inr|rupees?|रुपये|रुपए|(?:रु|रू)\.?)`

/** Commas only where a grouping is, as in shared/grammars: ‘1,5 lakh’ isn't 15 lakh. */
const grouped = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3}|\d+)`

/** '₹1,25,000', 'Rs. 5k', '1.5 लाख', '5000/-' as the groups `from` and `fromUnit`, or `to` and `toUnit`. */
const amount = (end: 'from' | 'to') =>
  String.raw`(?:${rupee}\s*)?(?<${end}>${grouped}(?:\.\d+)?)(?:\s*(?<${end}Unit>k|thousand|hazar|हज\u093c?ार|lakh|lac|लाख))?(?:\s*(?:${rupee}|/-))?`

/** Phrases with a price; a blank is optional. FROM and TO are the ends of the range. */
const pricePhrases = [
  'between FROM (?:and|to|&|-|–) TO',
  'FROM (?:और|aur|से|se) TO (?:के बीच|ke beech|ke bich)',
  '(?:from )?FROM (?:-|–|to|से|se) TO(?: (?:तक|tak))?',
  '(?:under|below|less than|up to|within|max(?:imum)?) TO',
  '(?:budget|बजट)(?: of| me(?:in)?| में)? TO',
  'TO (?:(?:ka|का) )?(?:budget|बजट)',
  'TO (?:से (?:कम|नीचे)|तक|के (?:अंदर|नीचे)|se (?:kam|neeche|niche)|tak|ke andar)',
  '(?:above|over|more than|from|min(?:imum)?) FROM',
  'FROM (?:से (?:ज\\u093c?्यादा|अधिक|ऊपर)|se (?:zyada|jyada|adhik|upar|oopar))',
].map((phrase) => {
  const spaced = phrase.replaceAll(' ', '\\s*').replace('FROM', amount('from')).replace('TO', amount('to'))
  const before = String.raw`(?<=^|[\s,])(?:(?:and|price|budget|और|कीमत|दाम)\s+)*`
  const after = String.raw`(?:\s+(?:k[aei]|wal[aei]|का|की|के|वाल[ाीे]))*(?![\p{L}\p{M}\p{N}])`
  return new RegExp(`${before}(?:${spaced})${after}`, 'giu')
})

const times = (unit = '') => (/^(l|ल)/i.test(unit) ? 100_000 : unit ? 1_000 : 1)

/** In whole rupees; '2-5k' means thousands twice. */
function rupeesIn({ from, fromUnit, to, toUnit }: Record<string, string | undefined>) {
  const numberOf = (text: string) => Number(text.replaceAll(',', ''))
  const shared = from && to && numberOf(from) < numberOf(to) ? toUnit : undefined
  return {
    from: from ? Math.round(numberOf(from) * times(fromUnit ?? shared)) : null,
    to: to ? Math.round(numberOf(to) * times(toUnit)) : null,
  }
}

/** Smaller numbers are sizes; larger ones exceed what a price can be. */
const isPrice = (rupees: number | null) => rupees === null || (rupees >= 100 && rupees < 100_000_000)

const notLetter = String.raw`(?![\p{L}\p{M}\p{N}])`
const wordsOf = (...words: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})${notLetter}`, 'giu')

const sizeWord = String.raw`(?:sizes?|saiz|साइज\u093c?)`
const letterSize = String.raw`(?:x{0,4}s|m|x{0,4}l|[2-6]xl|small|medium|large|free)`
const label = (name: string) => String.raw`(?<${name}>${letterSize}|[2-5]\d)`

/** 'size 38', 'M size', 'XL': one letter alone may be anything. */
const sizePhrases = [
  wordsOf(String.raw`(?:in\s+)?${sizeWord}\s*[:=-]?\s*${label('size')}(?:\s+(?:में|mein))?`),
  wordsOf(String.raw`(?:in\s+)?${label('size')}\s+${sizeWord}(?:\s+(?:में|mein))?`),
  wordsOf(String.raw`(?<size>x{1,4}l|[2-6]xl|x{1,4}s)`),
]

const sizeNames: Readonly<Record<string, string>> = {
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  FREE: 'Free size',
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
}

const sizeOf = (typed: string) => sizeNames[typed.toUpperCase()] ?? typed.toUpperCase()

/** Designs with a discount; 'off' alone is a white. */
const onSale = wordsOf(
  String.raw`(?:(?:min(?:imum)?|at least|up to|flat|kam se kam)\s+)?(?<percent>\d{1,2})\s*(?:%|percent|per cent|प्रतिशत)\s*(?:(?:off|discount|sale|की छूट|छूट)|${notLetter})`,
  String.raw`(?:discount|छूट)\s+(?<percentAfter>\d{1,2})\s*(?:%|percent|per cent|प्रतिशत)?`,
  String.raw`(?:(?:on|in)\s+)?(?:sale|discount(?:s|ed)?|offers?|clearance)`,
  String.raw`(?:पर\s+)?(?:सेल|छूट|ऑफ\u093c?र|डिस्काउंट)(?:\s+(?:पर|में|वाल[ाीे]))?`,
)

/** The lowest prices first. */
const cheap = wordsOf(
  '(?:sabse |bahut |very )?sast[aei](?: (?:se sast[aei]|wal[aei]))?',
  '(?:सबसे |बहुत )?सस्त[ाेी](?: वाल[ाेी])?',
  'cheap(?:er|est)?(?: (?:price|rate)s?)?',
  '(?:inexpensive|economical|affordable|reasonable)(?: price)?',
  '(?:low(?:er|est)?|best|reasonable) (?:price|cost|rate)s?',
  '(?:low )?budget(?: friendly)?',
  'kam (?:daam|dam|kimat|keemat|price|rate)(?: (?:me|mein|wal[aei]))?',
  'कम (?:दाम|कीमत|क\u093c?ीमत)(?: (?:में|वाल[ाेी]))?',
  'बजट',
)

/** Those added last first. */
const newest = wordsOf(
  '(?:new|latest|fresh) (?:arrivals?|collections?|designs?|stock)',
  'latest|newest|naya|nay[ei]',
  'नय[ाेी]|लेटेस्ट',
)

const audiences: Record<NotSoldFor, RegExp> = {
  MEN: wordsOf(
    String.raw`(?:for\s+)?(?:men(?:['’]?s)?|man|menswear|males?|gents?|gentlem[ae]n|boys?|purush|mardana|groom)`,
    '(?:पुरुष|पुरुषों|मर्द|मर्दाना|मर्दों|लड़कों)',
  ),
  CHILDREN: wordsOf(
    String.raw`(?:for\s+)?(?:kids?|kidswear|child(?:ren)?(?:['’]?s)?|toddlers?|infants?|bab(?:y|ies)|newborns?|ba(?:cch|chch|ch)[aeo]n?)`,
    '(?:बच्चों|बच्चे|बच्ची|बेबी)',
  ),
}

const collapsed = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .trim()

/**
 * Tells what a search says of prices, discounts, sizes, days and the shop from the words that are looked for in products. A number
 * alone stays a word: it may be a design's. Of two phrases for one end of the price, the later one stays, too.
 * @param today of the shop's calendar; null where it promises no days
 * @param readTopics for a text that is still being typed, `readUnfinished`
 */
export function readSearch(
  typed: string,
  today: string | null,
  readTopics: (text: string) => HelpReading = readHelpTopics,
): SearchReading {
  const whole = typed.normalize('NFC')
  const filters: SearchFilter[] = []
  // What was read is replaced by blanks, so that positions stay those of the whole text.
  let left = whole
  const take = (at: number, length: number) => {
    const { start, end, ...taken } = cut(whole, at, length)
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
    return taken
  }
  const phraseOfDay = today === null ? null : findDay(withLatinDigits(left), today)
  if (phraseOfDay) {
    const { at, length, day } = phraseOfDay
    filters.push({ ...nothing, kind: 'READY_BY', ...take(at, length), readyBy: day })
  }
  const price = { from: false, to: false }
  for (const phrase of pricePhrases)
    for (const match of withLatinDigits(left).matchAll(phrase)) {
      const { from, to } = rupeesIn(match.groups!)
      if ((from !== null && price.from) || (to !== null && price.to) || !isPrice(from) || !isPrice(to))
        continue
      price.from ||= from !== null
      price.to ||= to !== null
      const range = { minPrice: from === null ? null : from * 100, maxPrice: to === null ? null : to * 100 }
      filters.push({ ...nothing, kind: 'PRICE', ...take(match.index, match[0].length), ...range })
      break
    }
  // 'size guide' and 'stitching price' ask for a page.
  for (const phrase of sizePhrases)
    for (const match of withLatinDigits(left).matchAll(phrase)) {
      const size = sizeOf(match.groups!['size']!)
      filters.push({ ...nothing, kind: 'SIZE', ...take(match.index, match[0].length), size })
    }
  const others = [
    ['DISCOUNT', onSale],
    ['LOWEST_PRICE_FIRST', cheap],
    ['NEWEST_FIRST', newest],
  ] as const
  for (const [kind, words] of others) {
    const match = words[Symbol.matchAll](withLatinDigits(left)).next().value
    if (!match) continue
    const percent = match.groups?.['percent'] ?? match.groups?.['percentAfter']
    const minDiscount = percent ? Number(percent) : null
    filters.push({ ...nothing, kind, ...take(match.index, match[0].length), minDiscount })
  }
  const { topics, rest } = readTopics(filters.length === 0 ? whole : collapsed(left))
  let words = rest
  let notSoldFor: NotSoldFor | null = null
  const notSoldWords: string[] = []
  for (const [audience, pattern] of Object.entries(audiences) as [NotSoldFor, RegExp][]) {
    const found = words.match(pattern)
    if (!found) continue
    notSoldFor ??= audience
    notSoldWords.push(...found.map((each) => each.replace(/^for\s+/i, '')))
    words = collapsed(words.replace(pattern, ' '))
  }
  return { words, filters, helpTopics: topics, notSoldFor, notSoldWords }
}

/** The conditions of a reading, beside its words. Money in paise. */
export function filterOf({ filters }: Pick<SearchReading, 'filters'>): ProductFilter {
  const ends = (pick: (filter: SearchFilter) => number | null) => filters.flatMap((each) => pick(each) ?? [])
  const [lowest, highest] = [ends(({ minPrice }) => minPrice), ends(({ maxPrice }) => maxPrice)]
  const sizes = filters.flatMap(({ size }) => size ?? [])
  const discounts = filters.flatMap(({ kind, minDiscount }) =>
    kind === 'DISCOUNT' ? (minDiscount ?? 1) : [],
  )
  const days = filters.flatMap(({ readyBy }) => readyBy ?? [])
  const isPriced = lowest.length + highest.length > 0
  return {
    ...(isPriced && {
      unitPrice: {
        gte: lowest.length > 0 ? Math.max(...lowest) : null,
        lte: highest.length > 0 ? Math.min(...highest) : null,
      },
    }),
    ...(discounts.length > 0 && { discount: { gte: Math.max(1, ...discounts) } }),
    ...(sizes.length > 0 && { size: { in: sizes } }),
    ...(days[0] !== undefined && { readyBy: { day: days[0] } }),
  }
}

/** The occasion that a search names, by its terms, as a filter of it; null where it names none. */
export function readOccasion(typed: string, occasion: Occasion, terms: string[]): SearchFilter | null {
  const phrase = occasionPhrase(typed, terms)
  if (!phrase) return null
  const { words, remaining } = cut(typed, phrase.at, phrase.length)
  return { ...nothing, kind: 'OCCASION', words, remaining, occasion }
}

/** What a filter of another kind has. */
export const nothing = {
  minPrice: null,
  maxPrice: null,
  size: null,
  minDiscount: null,
  occasion: null,
  styles: [],
  readyBy: null,
}

/** A phrase, the text without it, and its place, with the commas and blanks around it. */
export function cut(text: string, at: number, length: number) {
  const start = at - /[\s,]*$/.exec(text.slice(0, at))![0].length
  const end = at + length + /^[\s,]*/.exec(text.slice(at + length))![0].length
  return {
    start,
    end,
    words: collapsed(text.slice(at, at + length)),
    remaining: collapsed(`${text.slice(0, start)} ${text.slice(end)}`),
  }
}
