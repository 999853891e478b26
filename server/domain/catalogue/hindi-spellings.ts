/** The nasal of each row of consonants, which an anusvara before one of them may stand for. */
const nasals = [
  ['ङ', 'कखगघ'],
  ['ञ', 'चछजझ'],
  ['ण', 'टठडढ'],
  ['न', 'तथदध'],
  ['म', 'पफबभ'],
] as const

/** सुन्दर → सुंदर, and चाँदी → चांदी. */
const withAnusvara = (word: string) =>
  nasals.reduce(
    (text, [nasal, consonants]) => text.replace(new RegExp(`${nasal}्(?=[${consonants}])`, 'g'), 'ं'),
    word.replaceAll('ँ', 'ं'),
  )

/** सुंदर → सुन्दर */
const withNasals = (word: string) =>
  nasals.reduce(
    (text, [nasal, consonants]) => text.replace(new RegExp(`ं(?=[${consonants}])`, 'g'), `${nasal}्`),
    word,
  )

const dotted = /[कखगजडढफ](?!़)/g

/** With a dot below each letter that may carry one, or below all of one kind: ज़री for जरी, ज़रदोज़ी for जरदोजी. */
const withDots = (word: string) => [
  ...[...new Set(word.match(dotted))].map((letter) => word.replaceAll(letter, `${letter}़`)),
  ...[...word.matchAll(dotted)].map(({ index }) => `${word.slice(0, index + 1)}़${word.slice(index + 1)}`),
]

/** A long word has too many letters that may carry a dot. */
const MAX_SPELLINGS = 24

/**
 * The ways in which a Hindi word may be written: with anusvara, chandrabindu or the nasal that they stand for, and with and without
 * the dots of Persian sounds. Only the word itself for other scripts.
 */
export function hindiSpellings(word: string): string[] {
  if (!/\p{Script=Devanagari}/u.test(word)) return [word]
  const plain = withAnusvara(word).replaceAll('़', '')
  const nasalized = [plain, withNasals(plain), plain.replaceAll('ं', 'ँ')]
  return [
    ...new Set([
      word,
      withAnusvara(word),
      withNasals(withAnusvara(word)),
      ...nasalized,
      ...nasalized.flatMap(withDots),
    ]),
  ].slice(0, MAX_SPELLINGS)
}
