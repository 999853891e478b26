import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { fromRoot } from '../../../server/paths.ts'
import { faultTable, measuredWith, type MeasuredFault } from '../report.ts'

interface Report {
  faults: MeasuredFault[]
  loadBefore: number
  /** With their versions. */
  programs: string
}

/** Writes docs/failover.md. */
export async function writeFailoverReport({ faults, loadBefore, programs }: Report): Promise<void> {
  const file = fromRoot('docs', 'failover.md')
  const text = `# Failover

Written by \`npm run test:failover\`, which needs \`apt-get install etcd-server faketime haproxy patroni pgbouncer postgresql\`.
${programs}. ${measuredWith(loadBefore)}

Three processes of the shop stand behind a load balancer. They reach the database through PgBouncer in transaction mode and
HAProxy, which leads to the primary of three PostgreSQL servers under Patroni, and directly through HAProxy
(\`DATABASE_DIRECT_URL\`). Patroni has \`synchronous_mode\`, so that a commit is acknowledged when a standby has it too, and a dead
primary's key expires after 20 seconds. Pictures are in an object store. Load, failures and the comparison with the history of
writes are those of [reliability](reliability.md#faults).

${faultTable(faults)}

Buyers order the same two designs, and wait for each other's row locks until the commit is on two servers: an order that waits longer
than two seconds is answered with 503, also without a fault. It is not stored, and can be repeated.

Interrupted networks are HAProxy processes that are suspended, and so is etcd: connections stay, and nothing passes. Both
partitions last longer than the primary's key.
The wait of each commit is PostgreSQL's \`commit_delay\`, which is a model of a slow disk: reads and writes of the disk itself are as
fast as before. Clocks are set by libfaketime, those of PostgreSQL apart from Patroni's, which keeps the machine's.
A process whose clock is more than 30 seconds slow refuses those who have signed in since, until it is right again: machines
need NTP.
`
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
