import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Period {
  days: number
  /** As in 'over the last 30 days'. */
  label: MessageDescriptor
  /** Instead of the best designs of a period without orders. */
  none: MessageDescriptor
}

export const periods: readonly Period[] = [
  { days: 7, label: msg`7 days`, none: msg`No design was ordered in the last 7 days.` },
  { days: 30, label: msg`30 days`, none: msg`No design was ordered in the last 30 days.` },
  { days: 90, label: msg`90 days`, none: msg`No design was ordered in the last 90 days.` },
  { days: 365, label: msg`12 months`, none: msg`No design was ordered in the last 12 months.` },
]

const usual = periods[1]!

/** The period that the address names, or the default. */
export const periodOf = (parameters: URLSearchParams): Period =>
  periods.find(({ days }) => String(days) === parameters.get('days')) ?? usual
