import { type StateCode, states } from '../../../shared/tax/states.ts'
import type { Page } from '../paging.ts'

export interface AccountRowPage {
  columns: string[]
  /** One cell per column. */
  rows: string[][]
  pageInfo: Page<never>['pageInfo']
}

/** The return works these out itself; an accountant compares them. */
export const taxColumns = ['Integrated Tax', 'Central Tax', 'State/UT Tax']

export const rupees = (paise: number) => (paise / 100).toFixed(2)

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `24-Nov-2026`, as the tax return's tool reads it. */
export function writtenDay(ofDay: string): string {
  const [year, month, day] = ofDay.split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}

/** `27-Maharashtra` */
export const writtenPlace = (code: StateCode | null) => (code === null ? '' : `${code}-${states[code]}`)
