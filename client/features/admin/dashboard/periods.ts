export interface Period {
  days: number
  /** As in 'over the last 30 days'. */
  label: string
}

export const periods: readonly Period[] = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
]

const usual = periods[1]!

/** The period that the address names, or the default. */
export const periodOf = (parameters: URLSearchParams): Period =>
  periods.find(({ days }) => String(days) === parameters.get('days')) ?? usual
