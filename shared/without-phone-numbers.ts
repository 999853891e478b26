import { withLatinDigits } from './grammars/digits.ts'

/** Digits that stand together, and where: from `start` up to `end`, in code points. */
interface Group {
  digits: string
  start: number
  end: number
}

/** Longest number of the world, with its country's prefix. */
const maxDigits = 17

const decimalDigit = /^\p{Nd}$/u
const mark = /^[\p{M}\p{Cf}]$/u
/** Blanks, dots, dashes, brackets and what isn't seen. */
const close = /^[^\p{L}\p{N}\n]{0,6}$/u
/** A word or two. */
const apart = /^[^\p{N}\n]{1,24}$/u

const mobile = /^(?:0|91|0091)?[6-9]\d{9}$/
const landline = /^0[1-8]\d{9}$/

/**
 * Text for tailors, without the numbers that customers write into it: in digits of any script, spaced, dotted, bracketed,
 * or with words between. Measurements stay: few of them make a phone number, and none has four digits.
 */
export function withoutPhoneNumbers<Text extends string | null>(text: Text): Text {
  if (text === null) return text
  const characters = Array.from<string>(text)
  const groups = groupsIn(characters)
  const parts: string[] = []
  let rest = 0
  for (let first = 0; first < groups.length;) {
    const last = endOfNumber(characters, groups, first)
    if (last === null) first += 1
    else {
      const start = groups[first]!.start
      parts.push(characters.slice(rest, characters[start - 1] === '+' ? start - 1 : start).join(''), '…')
      rest = groups[last]!.end
      // What surrounds the last digit, such as a key's frame.
      while (mark.test(characters[rest] ?? '')) rest += 1
      first = last + 1
    }
  }
  return (parts.join('') + characters.slice(rest).join('')) as Text
}

function groupsIn(characters: string[]): Group[] {
  const groups: Group[] = []
  for (const [index, character] of characters.entries()) {
    // A digit in a circle or above the line reads as one, too.
    const digit = character.normalize('NFKC')
    if (!decimalDigit.test(digit)) continue
    const last = groups.at(-1)
    if (last?.end === index) {
      last.digits += withLatinDigits(digit)
      last.end = index + 1
    } else groups.push({ digits: withLatinDigits(digit), start: index, end: index + 1 })
  }
  return groups
}

/** The last group of the longest phone number that begins with this group; null for none. */
function endOfNumber(characters: string[], groups: Group[], first: number): number | null {
  const { start } = groups[first]!
  const isInternational = characters[start - 1] === '+'
  let digits = ''
  let hasWords = false
  let longest: number | null = null
  for (let last = first; last < groups.length; last += 1) {
    if (last > first) {
      const between = characters.slice(groups[last - 1]!.end, groups[last]!.start).join('')
      if (!close.test(between)) {
        if (!apart.test(between)) break
        hasWords = true
      }
    }
    digits += groups[last]!.digits
    if (digits.length > maxDigits && last > first) break
    if (isNumber(digits, groups.slice(first, last + 1), { isInternational, hasWords })) longest = last
  }
  return longest
}

function isNumber(
  digits: string,
  groups: Group[],
  { isInternational, hasWords }: { isInternational: boolean; hasWords: boolean },
): boolean {
  const lengths = groups.map((group) => group.digits.length)
  if (hasWords && (Math.min(...lengths) < 3 || Math.max(...lengths) < 4)) return false
  if (mobile.test(digits) || landline.test(digits)) return true
  if (hasWords || digits.length < 10) return false
  return isInternational || groups.length === 1 || (digits.length === 10 && Math.max(...lengths) >= 4)
}
