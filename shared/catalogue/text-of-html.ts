/** Elements that descriptions of other shops are written with. Anything else in angle brackets is text. */
const tags =
  'p|br|div|span|ul|ol|li|b|strong|i|em|u|h[1-6]|a|img|table|thead|tbody|tr|td|th|font|hr|blockquote|style|script|section'
const tag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>`, 'gi')

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  bull: '•',
  times: '×',
}

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? reference
  const codePoint = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : reference
}

/** HTML as plain text, its paragraphs and list items as lines; text without HTML is unchanged. */
export const withoutHtml = (text: string): string => (text.search(tag) === -1 ? text : textOfHtml(text))

/** HTML as plain text, its paragraphs and list items as lines. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script)\b[^<>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|table|blockquote|section)>/gi, '\n')
    .replace(/<li(?:\s[^<>]*)?>/gi, '• ')
    .replace(tag, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, characterOf)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
