import { arrayOf, isString } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** Paper on which receipts are printed. Widths in mm; thermal rolls are cut after the last line. */
export const papers = {
  a4: { name: 'A4', width: 210, margin: 10, fontSize: '11pt' },
  '80': { name: '80 mm', width: 80, margin: 4, fontSize: '9pt' },
  '58': { name: '58 mm', width: 58, margin: 5, fontSize: '8pt' },
} as const

export type Paper = keyof typeof papers

export const isPaper = (value: unknown): value is Paper => typeof value === 'string' && value in papers

/** The printer of this device, as it was chosen last. */
export const storedPaper = storedValue<Paper>({
  key: 'receipt-paper',
  version: 1,
  area: 'local',
  isValid: isPaper,
  fallback: 'a4',
})

/** The visits, by their keys in the tab's history, on which sheets were printed by themselves. */
export const printedVisits = storedValue<string[]>({
  key: 'printed-visits',
  version: 1,
  area: 'session',
  isValid: arrayOf(isString),
  fallback: [],
})

/** Pixels of CSS in a millimetre. */
const pixels = 96 / 25.4

/** The `@page` rule. A roll's page is as long as the receipt, whose height on the screen is in pixels. */
export function pageRule(paper: Paper, height: number) {
  const { width, margin } = papers[paper]
  const size = paper === 'a4' ? 'A4' : `${width}mm ${Math.ceil(height / pixels) + 2 * margin + 1}mm`
  return { '@page': { size, margin: `${margin}mm` } }
}
