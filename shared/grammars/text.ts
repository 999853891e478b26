import { withLatinDigits } from './digits.ts'

/*
 * How typed and pasted text is normalized before it is stored or compared. docs/decisions/058 says where each form applies.
 */

/** Code points that Unicode reserves for programs: no text contains them, and XML can't hold U+FFFE and U+FFFF. */
const noncharacters = /[\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu

/** The signs that suppress an inherent vowel (virama), after which a joiner chooses the form of a conjunct. */
const viramas =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u103a\u17d2\u{11046}\u{110b9}\u{11133}'
const joinedLetters = '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}'
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f'

/** Where a character that shows nothing by itself changes how its neighbours are shown. Everywhere else it is removed. */
const effective = [
  // Joiners of conjuncts (RFC 5892, appendix A), of letters that connect, and of emoji.
  `(?<=[${viramas}])[\\u200c\\u200d]`,
  `[\\u200c\\u200d](?=[${viramas}])`,
  `(?<=[${joinedLetters}]\\p{M}{0,4})[\\u200c\\u200d]`,
  `(?<=[${emoji}])\\u200d(?=\\p{Extended_Pictographic})`,
  // Variation selectors: text or emoji, keycaps, and the variants of ideographs.
  '(?<=[\\p{Extended_Pictographic}0-9#*])[\\ufe0e\\ufe0f]',
  '(?<=\\p{Ideographic})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  // The flags of England, Scotland and Wales.
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,7})[\\u{e0020}-\\u{e007f}]',
].join('|')

/** Direction controls, zero-width spaces, soft hyphens, fillers, tags: shown as nothing. U+FFFC stands for a lost object. */
const withoutAppearance = '(?:[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc\\u{1d159}]|\\u{16fe4})'
const invisible = new RegExp(`(?=${withoutAppearance})(?:(${effective})|.)`, 'gsu')
const everyInvisible = new RegExp(withoutAppearance, 'gu')

/** A blank braille cell is shown as a space, but isn't one to `trim`. */
const blankCell = /\u2800/g

const withoutInvisible = (typed: string) =>
  typed
    .replace(noncharacters, '')
    .replace(blankCell, ' ')
    .replace(invisible, (_, kept: string | undefined) => kept ?? '')

/** A line of text: composed (NFC), without invisible characters; line breaks and unusual spaces become plain spaces. */
export const normalizeLine = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .normalize('NFC')
    .trim()

/** Text of several lines: composed (NFC), without invisible characters; line breaks are \n. */
export const normalizeText = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .trim()

/** Whether nothing of the text would be seen. */
export const isBlank = (typed: string): boolean => normalizeLine(typed) === ''

/**
 * A text that identifies something, such as an e-mail address or the number of a document: full-width and other
 * compatible forms become plain ones (NFKC), invisible characters and surrounding blanks are removed. Capitals stay.
 */
export const normalizeIdentifier = (typed: string): string =>
  typed
    .replace(noncharacters, '')
    .normalize('NFKC')
    .replace(everyInvisible, '')
    .replace(/[\s\u0085\u2800]+/g, ' ')
    .normalize('NFKC')
    .trim()

/** An identifier that never contains blanks: those inside are removed, too. */
export const normalizeCode = (typed: string): string => normalizeIdentifier(typed).replace(/\s/g, '')

/** Letters of other scripts that look like the Latin one below them. */
const lookAlikes = {
  from: 'АВЕЅЗІЈКМНОРСТУХЬԁԛԝасеѕіјорухΑΒΕΖΗΙΚΜΝΟΡΤΥΧοι',
  to: 'ABES3IJKMHOPCTYXbdqwacesijopyxABEZHIKMNOPTYXoi',
}

/** Replaces Cyrillic and Greek letters that look like Latin ones, as pasted texts have them. */
export const withLatinLetters = (typed: string): string =>
  typed.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const at = lookAlikes.from.indexOf(letter)
    return at === -1 ? letter : lookAlikes.to.charAt(at)
  })

/** Latin letters, digits and hyphens for those that look like them or mean the same. */
export const withLatinSigns = (typed: string): string =>
  withLatinDigits(withLatinLetters(typed)).replace(/[\p{Pd}\u2212]/gu, '-')

/** A code that is typed from paper or a message, of Latin letters, digits and hyphens, such as a coupon's. */
export const normalizeLatinCode = (typed: string): string => withLatinSigns(normalizeCode(typed))

/**
 * A password as it is hashed: the same for every keyboard that types it (NFKC, NIST SP 800-63B section 3.1.1.2). Nothing of it
 * is removed.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC')
