import type { Sample } from './compare.ts'

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median with the lowest and the highest of the rounds. */
export const spread = (values: number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`

export function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/**
 * All metrics, and the processor time as a multiple of the first server's, per round, so that a slow
 * minute of the machine affects all of them.
 */
export function comparison(samples: Map<string, Sample[]>): string {
  const [base] = [...samples.values()]
  const total = ({ server, postgres }: Sample) => server + postgres
  const rows = [...samples].map(([name, own]) => {
    const ratios = (of: (sample: Sample) => number) =>
      own.map((sample, round) => of(sample) / of(base![round]!))
    return [
      name,
      spread(
        ratios(({ server }) => server),
        2,
      ),
      spread(ratios(total), 2),
      spread(
        own.map(({ server }) => server),
        2,
      ),
      spread(
        own.map(({ postgres }) => postgres),
        2,
      ),
      median(own.map(({ perSecond }) => perSecond)).toFixed(0),
      median(own.map(({ p50 }) => p50)).toFixed(1),
      median(own.map(({ p99 }) => p99)).toFixed(1),
    ]
  })
  const head = [
    '',
    'server ×',
    'with Postgres ×',
    'server CPU s',
    'Postgres CPU s',
    'requests/s',
    'p50 ms',
    'p99 ms',
  ]
  return markdown(head, rows)
}
