/** The beginning of a text, cut between words where one ends near; null when all of it is short enough. */
export function preview(text: string, limit: number) {
  const characters = [...text]
  if (characters.length <= limit) return null
  const cut = characters.slice(0, limit).join('')
  const wordEnd = cut.search(/\s\S*$/)
  return `${(wordEnd > limit * 0.8 ? cut.slice(0, wordEnd) : cut).replace(/[\s.,;:!?–-]+$/, '')}…`
}
