import { addDays, isDay } from '../shop/shop-time.ts'

const months = [
  'january|jan|जनवरी',
  'february|feb|फ\\u093c?रवरी',
  'march|mar|मार्च',
  'april|apr|अप्रैल',
  'may|मई',
  'june|jun|जून',
  'july|jul|जुलाई',
  'august|aug|अगस्त',
  'september|sept|sep|सितंबर|सितम्बर',
  'october|oct|अक्टूबर|अक्तूबर',
  'november|nov|नवंबर|नवम्बर',
  'december|dec|दिसंबर|दिसम्बर',
]

const number = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th)?`
const month = String.raw`(?<month>${months.join('|')})\.?`
const year = String.raw`(?:,? ?(?<year>20\d\d))?`

const monthNumber = String.raw`(?<monthNumber>\d{1,2})`
const shortYear = String.raw`(?<year>(?:20)?\d\d)`

/** Each order of its own, since a name may stand once in an expression. Without a slash or a year, numbers may be prices or sizes. */
const dates = [
  `${number} ?(?:of )?${month}${year}`,
  `${month} ?${number}${year}`,
  String.raw`(?<date>\d{1,2})/${monthNumber}(?:/${shortYear})?`,
  String.raw`(?<date>\d{1,2})(?<mark>[.-])${monthNumber}\k<mark>${shortYear}`,
]

const count = String.raw`(?<count>\d{1,2}|an?|one|two|three|ek|do|teen|एक|दो|तीन)`
const unit = String.raw`(?:days?|din(?:on)?|दिन(?:ों)?|(?<weeks>weeks?|haft[ae]|हफ\u093c?्त[ाे]|सप्ताह))`

/** What may stand before the day, as part of the phrase. */
const wanted = String.raw`(?:(?:i )?(?:need(?:ed)?|want(?:ed)?|required|ready|deliver(?:y|ed)?|arriv(?:es?|ing))(?: it)? )?`
/** And behind it. */
const wantedAfter = String.raw`(?: (?:ch?a+hiy?[ey]|चाहिए))?`

const phrases = [
  ...dates.flatMap((date) => [
    `${wanted}(?:(?<before>before)|(?:latest )?by|until|till|up ?to) (?:the )?${date}`,
    `${date} (?:(?<before>(?:se|ke) pe?hle|(?:से|के) पहले)|tak|तक)${wantedAfter}`,
  ]),
  `${wanted}(?:by|until|till) (?<tomorrow>tomorrow)`,
  `(?<tomorrow>kal|कल) (?:tak|तक)${wantedAfter}`,
  `${wanted}(?:within|in) ${count} ${unit}`,
  `${count} ${unit} (?:me(?:in)?|ke andar|tak|में|के अंदर|तक)${wantedAfter}`,
].map(
  (phrase) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}])(?:${phrase.replaceAll(' ', String.raw`\s+`).replaceAll(String.raw`\s+?`, String.raw`\s*`)})(?![\p{L}\p{M}\p{N}])`,
      'giu',
    ),
)

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  एक: 1,
  two: 2,
  do: 2,
  दो: 2,
  three: 3,
  teen: 3,
  तीन: 3,
}

/** A phrase that says by which day something is needed. */
export interface DayPhrase {
  at: number
  length: number
  /** Of the shop's calendar. */
  day: string
}

/**
 * The first phrase of a text that says by which day something is needed: ‘by 12 December’, ‘by 12/12’, ‘12 दिसंबर तक’, ‘in 3
 * days’. In numbers the day stands before the month, as in India. A date without a year is the next one. Null without such a phrase.
 * @param text with Latin digits
 * @param today of the shop's calendar
 */
export function findDay(text: string, today: string): DayPhrase | null {
  for (const phrase of phrases)
    for (const match of text.matchAll(phrase)) {
      const day = dayOf(match.groups!, today)
      if (day !== null) return { at: match.index, length: match[0].length, day }
    }
  return null
}

function dayOf(found: Record<string, string | undefined>, today: string): string | null {
  const { date, month: named, monthNumber, year: typed, before, tomorrow, count: typedCount, weeks } = found
  if (tomorrow !== undefined) return addDays(today, 1)
  if (typedCount !== undefined) {
    const many = counts[typedCount.toLowerCase()] ?? Number(typedCount)
    return addDays(today, weeks === undefined ? many : 7 * many)
  }
  if (date === undefined) return null
  const number =
    named === undefined
      ? Number(monthNumber)
      : months.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(named)) + 1
  const dateIn = (year: number) => `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const day =
    typed !== undefined
      ? dateIn(2000 + (Number(typed) % 100))
      : dateIn(dateIn(thisYear) < today ? thisYear + 1 : thisYear)
  return isDay(day) ? addDays(day, before === undefined ? 0 : -1) : null
}
