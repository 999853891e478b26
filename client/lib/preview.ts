/** The first characters of a long text; null when all of it is short enough. */
export function preview(text: string, limit: number) {
  const characters = [...text]
  if (characters.length <= limit) return null
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}
