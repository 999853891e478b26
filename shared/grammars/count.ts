import { plainDigits, visibleText } from './decimal.ts'

export type TypedCount = { kind: 'blank' } | { kind: 'count'; count: number } | { kind: 'unreadable' }

/**
 * The one reading of typed whole numbers: stock, pieces, days, percents. Digits may be grouped as in amounts; `1,5`, `1.0`,
 * `-5` and `1e5` are unreadable.
 */
export function readCount(typed: string): TypedCount {
  const text = visibleText(typed)
  if (text === '') return { kind: 'blank' }
  const digits = plainDigits(text)
  return digits === null ? { kind: 'unreadable' } : { kind: 'count', count: Number(digits) }
}

/** A count as an input shows it, which `readCount` reads again; '' for none. */
export const countText = (count: number | null | undefined): string => (count == null ? '' : String(count))
