import { readAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'

/** The notes in circulation, in rupees. */
export const notes = [500, 200, 100, 50, 20, 10] as const

export type Note = (typeof notes)[number]

/** How many of each there are, and the coins' amount in rupees, as typed. */
export type CountedNotes = Partial<Record<Note | 'coins', string>>

/** The name of a note's field in the form. */
export const fieldOf = (note: Note | 'coins') => `notes.${note}` as const

/** In paise. A text that can't be read counts nothing: its own field refuses it. */
export function amountOf(counted: CountedNotes, note: Note | 'coins'): number {
  const typed = counted[note] ?? ''
  if (note === 'coins') {
    const read = readAmount(typed)
    return read.kind === 'amount' ? read.paise : 0
  }
  const read = readCount(typed)
  return read.kind === 'count' ? read.count * note * 100 : 0
}

/** The sum in paise; null while nothing is typed. */
export function sumOf(counted: CountedNotes): number | null {
  if (Object.values(counted).every((typed) => typed.trim() === '')) return null
  return ([...notes, 'coins'] as const).reduce((sum, note) => sum + amountOf(counted, note), 0)
}
