import type { ChosenRange, GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { rangeBetween } from '../../lib/gallery-choice.ts'
import { withRange } from '../../lib/toggle-filter.ts'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import { toNumber } from '../../lib/to-number.ts'

const rupee = String.raw`(?:₹|rs\.?|inr|rupees?|रुपये|रुपए|(?:रु|रू)\.?)`

/** Commas only where a grouping is, as in shared/grammars: ‘1,5 lakh’ isn't 15 lakh. */
const grouped = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3}|\d+)`

/** '₹1,25,000', 'Rs. 5k', '1.5 लाख', '5000/-' as the groups `from` and `fromUnit`, or `to` and `toUnit`. */
const amount = (end: 'from' | 'to') =>
  String.raw`(?:${rupee}\s*)?(?<${end}>${grouped}(?:\.\d+)?)(?:\s*(?<${end}Unit>k|thousand|hazar|हज\u093c?ार|lakh|lac|लाख))?(?:\s*(?:${rupee}|/-))?`

/** Phrases with a price; a blank is optional. FROM and TO are the ends of the range. */
const phrases = [
  'between FROM (?:and|to|&|-|–) TO',
  'FROM (?:और|aur|से|se) TO (?:के बीच|ke beech|ke bich)',
  '(?:from )?FROM (?:-|–|to|से|se) TO(?: (?:तक|tak))?',
  '(?:under|below|less than|up to|within|max(?:imum)?) TO',
  'TO (?:से (?:कम|नीचे)|तक|के (?:अंदर|नीचे)|se (?:kam|neeche|niche)|tak|ke andar)',
  '(?:above|over|more than|from|min(?:imum)?) FROM',
  'FROM (?:से (?:ज\\u093c?्यादा|अधिक|ऊपर)|se (?:zyada|jyada|adhik|upar|oopar))',
].map((phrase) => {
  const remaining = phrase.replaceAll(' ', '\\s*').replace('FROM', amount('from')).replace('TO', amount('to'))
  const before = String.raw`(?:^|[\s,])(?:(?:and|price|budget|और|कीमत|दाम)\s+)*`
  const after = String.raw`(?:\s+(?:k[aei]|wal[aei]))?(?![\p{L}\p{M}\p{N}])`
  return new RegExp(`${before}(?:${remaining})${after}`, 'giu')
})

const times = (unit = '') => (/^(l|ल)/i.test(unit) ? 100_000 : unit ? 1_000 : 1)

/** In whole rupees; '2-5k' means thousands twice. */
function amountsIn({ from, fromUnit, to, toUnit }: Record<string, string | undefined>) {
  const numberOf = (text: string) => toNumber(text.replaceAll(',', ''))
  const shared = from && to && numberOf(from) < numberOf(to) ? toUnit : undefined
  return {
    from: from ? Math.round(numberOf(from) * times(fromUnit ?? shared)) : null,
    to: to ? Math.round(numberOf(to) * times(toUnit)) : null,
  }
}

/** Smaller numbers are sizes; larger ones exceed what an address can hold. */
const isPrice = (rupees: number) => rupees >= 100 && rupees < 100_000_000

/**
 * The price range in a search text, and the remaining text. A number alone stays text: it may be a
 * design's number.
 */
export function readPrice(typed: string) {
  let remaining = typed.normalize('NFC')
  const price: ChosenRange = { from: null, to: null }
  for (const phrase of phrases)
    for (const match of withLatinDigits(remaining).matchAll(phrase)) {
      const { from, to } = amountsIn(match.groups!)
      const isNew = (from === null || price.from === null) && (to === null || price.to === null)
      if (!isNew || ![from, to].every((end) => end === null || isPrice(end))) continue
      price.from ??= from
      price.to ??= to
      remaining = [remaining.slice(0, match.index), remaining.slice(match.index + match[0].length)]
        .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
        .join(' ')
        .trim()
      break
    }
  return { remaining, price }
}

const wordsOf = (...words: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu')

/** Designs with a discount. */
const onSale = wordsOf(
  ...['(?:on |in )?sale', 'discount(?:s|ed)?', 'offers?', 'clearance'],
  ...['सेल', 'छूट', 'ऑफ\u093c?र', 'डिस्काउंट'],
)

/** The lowest prices first. */
const cheap = wordsOf('cheap(?:er|est)?', 'affordable', 'low(?:er|est)? price', 'sast[aei]', 'सस्त[ाेी]')

/** The text without these words; null where it has none of them. */
const without = (text: string, words: RegExp): string | null =>
  text.search(words) === -1 ? null : text.replace(words, ' ').replace(/\s+/g, ' ').trim()

/** The choice with what its search says of prices and discounts as filters and order, which replace earlier ones. */
export function withFilters(choice: GalleryChoice): GalleryChoice {
  const { remaining, price } = readPrice(choice.search)
  let next = choice
  if (price.from !== null || price.to !== null) {
    const range = rangeBetween('unitPrice', price.from ?? 0, price.to ?? Infinity)
    next = withRange({ ...next, search: remaining }, 'unitPrice', range)
  }
  const fullPriced = without(next.search, onSale)
  if (fullPriced !== null)
    next = withRange({ ...next, search: fullPriced }, 'discount', { from: 1, to: null })
  const anyPrice = without(next.search, cheap)
  return anyPrice === null ? next : { ...next, search: anyPrice, sort: 'price-low' }
}
