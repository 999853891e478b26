/** Whether a role has a permission; a text while what was pasted is neither yes nor no. */
export type Tick = boolean | string

const yes = new Set(['yes', 'y', 'true', 'x', '1', '✓', '✔', '☑', 'हाँ', 'हां', 'हा', 'जी हाँ'])
const no = new Set(['', 'no', 'n', 'false', '0', '-', '–', '✗', '✘', '☐', 'नहीं', 'नही', 'ना'])

/** What a cell of a spreadsheet says; the text itself when it says neither. */
export function readTick(text: string): Tick {
  const word = text.normalize().trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : text.trim()
}
