import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { format, resolveConfig } from 'prettier'
import { fromRoot } from '../../server/paths.ts'
import { seconds } from './faults.ts'
import type { Metrics } from './under-load.ts'

export interface MeasuredFault {
  name: string
  promise: string
  metrics: Metrics
}

/** Of an attack, a backup or a deploy. */
export interface Measured {
  name: string
  promise: string
  result: string
}

export interface Report {
  faults: MeasuredFault[]
  attacks: Measured[]
  followers: Measured[]
  backups: Measured[]
  deploys: Measured[]
  minutes: number
  loadBefore: number
}

/** The machine. `loadBefore` is its load average before the measurements. */
export const measuredWith = (loadBefore: number) =>
  `Measured with ${availableParallelism()} processors, which the shop, its database and its clients share with whatever
else runs: the load average before the start was ${loadBefore.toFixed(1)}.`

/** Writes docs/reliability.md. */
export async function writeReport({
  faults,
  attacks,
  followers,
  backups,
  deploys,
  minutes,
  loadBefore,
}: Report): Promise<void> {
  const file = fromRoot('docs', 'reliability.md')
  const text = `# Reliability

Written by \`npm run test:faults\`, which took ${minutes.toFixed(0)} minutes. \`npm run test:faults -- kill\` measures one fault:
\`tests/faults/\` has their names. ${measuredWith(loadBefore)}

## Faults

The built shop runs as two processes behind a load balancer, which asks \`/readyz\` and sends a request to the other
process when a connection is refused. The database is behind a TCP proxy. Eight readers read the catalogue (half of them
over REST), eight buyers place orders of two designs, each with an idempotency key, and eight shoppers add to their carts,
one request after the other. Half of the buyers repeat an order that was not acknowledged, under its key; the others give
up. The fault happens one second into the load. Failed requests are those with a status of 500 or more, and those whose
connection broke. The shop has recovered when a second has passed without any.

At the end, the database is compared with the history of the writes. Lost means acknowledged and not in the database;
doubled means stored twice, or more pieces taken from the stock than were ordered; partial means an order without all of
its lines, or without having used up its draft. A write that failed and was not repeated is unknown: it may have been
stored, once. An owner invoices the orders of two buyers: no number may be missing or used twice within a series and a
financial year. Another raises a price again and again, and reads it from each process directly: a read that is sent after an
acknowledgement and returns an older price is stale.

${faultTable(faults)}

A full disk is not simulated here: \`tests/http/stored-pictures.test.ts\` shows the response 507, and that browsing goes on.

## Overload and attacks

Each is directed at one process, without rate limits. In an overload at most 2,000 requests are open at once: those that
would come on top are unsent; those that are not answered within 10 seconds are late. Memory is the process's resident
set at its largest, with the Dockerfile's settings of the C library's allocator. [An overload of many minutes](soak.md) is
measured separately.

${table(['Attack', 'Promise', 'Measured'], attacks.map(asRow))}

## Followers of the catalogue

One program reads the feed of changes, one receives webhooks with a query, one pages through everything. Their copies are compared
with the database.

${table(['Load', 'Promise', 'Measured'], followers.map(asRow))}

## Backup

By \`npm run backup\` and \`npm run restore\`, of a shop with the embedded database, 5,000 products and their feedback.

${table(['Backup', 'Promise', 'Measured'], backups.map(asRow))}

## Rolling deploy

Three processes behind the load balancer, which are replaced in turn: SIGTERM; the load balancer learns from \`/readyz\` to
send nothing more; after the process has ended, a new one starts, and the next is replaced when \`/readyz\` of the new one
says that it is ready. Requests are sent at a fixed rate, whether or not earlier ones have a response, and none is
repeated. Failed are those that are not answered with success within 10 seconds; the history of the writes is compared
as above.

${table(['Deploy', 'Promise', 'Measured'], deploys.map(asRow))}
`
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

/** @throws Error naming the faults under which writes were lost, doubled, stored in part, or not read afterwards */
export function assertIntactWrites(faults: MeasuredFault[]): void {
  const broken = faults.filter(({ metrics: { lost, doubled, partial, invoices, prices } }) => {
    const invoiced = invoices.lost + invoices.doubled + invoices.missing
    return lost + doubled + partial + invoiced + prices.stale > 0
  })
  if (broken.length > 0)
    throw new Error(
      `Writes were lost, doubled, stored in part, or not read after their acknowledgement: ${broken.map(({ name }) => name).join(', ')}`,
    )
}

/** What each fault did to the requests and the writes. */
export const faultTable = (faults: MeasuredFault[]): string =>
  table(
    [
      'Fault',
      'Promise',
      'Requests',
      'Failed',
      'Slowest',
      'Recovered after',
      'Acknowledged writes',
      'Unknown',
      'Lost',
      'Doubled',
      'Partial',
      'Also measured',
    ],
    faults.map(({ name, promise, metrics }) => [
      name,
      promise,
      metrics.requests,
      metrics.failed,
      `${seconds(metrics.slowestMs)} (${metrics.slowest})`,
      seconds(metrics.recoveredMs),
      metrics.acknowledged,
      metrics.unknown,
      metrics.lost,
      metrics.doubled,
      metrics.partial,
      [metrics.note, invoicesAndPrices(metrics)].filter(Boolean).join('; '),
    ]),
  )

const invoicesAndPrices = ({ invoices, prices }: Metrics) =>
  `${invoices.issued} invoices: ${invoices.lost} lost, ${invoices.doubled} doubled, ${invoices.missing} numbers missing; ` +
  `${prices.reads} reads of a changed price: ${prices.stale} stale`

const asRow = ({ name, promise, result }: Measured) => [name, promise, result]

export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const alignment = head.map((_, column) =>
    rows.every((row) => /^[\d.]+( s| ms| MB)?$/.test(String(row[column]))) ? '--:' : '---',
  )
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}
