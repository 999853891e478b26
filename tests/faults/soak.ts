import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { fromRoot } from '../../server/paths.ts'
import type { FaultyShop } from './faulty-shop.ts'
import { p99Of, withOverload } from './overload.ts'
import { memoryOf } from './probe.ts'
import { measuredWith, table } from './report.ts'

const minuteMs = 60_000

/** An overload for many minutes, one row each; writes docs/soak.md. */
export async function soak(shop: FaultyShop, minutes: number, loadBefore: number): Promise<void> {
  const { head, rows } = await withOverload(shop, async ({ server, capacity, perSecond, send }) => {
    const rows: (string | number)[][] = []
    for (let minute = 1; minute <= minutes; minute++) {
      const { accepted, outcomes } = await send(minuteMs)
      const refused = outcomes.get(503) ?? 0
      const others = [...outcomes.values()].reduce((sum, count) => sum + count, 0) - refused
      const { now, peak } = await memoryOf(server.pid)
      rows.push([
        minute,
        accepted.length,
        refused,
        others,
        `${p99Of(accepted).toFixed(0)} ms`,
        `${now.toFixed(0)} MB`,
        `${peak.toFixed(0)} MB`,
      ])
      console.log(rows.at(-1)!.join('  '))
    }
    return { head: `possible ${capacity.toFixed(0)}/s, sent ${perSecond.toFixed(0)}/s`, rows }
  })
  const file = fromRoot('docs', 'soak.md')
  const text = `# Soak

Written by \`npm run test:faults -- soak --minutes ${minutes}\`: one process is sent three times the requests that it could
serve at the start (${head}). ${measuredWith(loadBefore)} Promise: memory stays flat, and within 350 MB.

Others are requests that were unsent, late (10 s) or broken. Memory is the process's resident set at the end of the
minute, and at its largest until then.

${table(['Minute', 'Accepted', 'Refused with 503', 'Others', 'p99 of the accepted', 'Memory', 'Largest'], rows)}
`
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
