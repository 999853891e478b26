// Measures how the shop behaves under faults: `npm run test:faults`. It writes docs/reliability.md.
import { writeFile } from 'node:fs/promises'
import { fromRoot } from '../../server/paths.ts'
import { faults } from './faults.ts'
import { openFaultyShop } from './faulty-shop.ts'
import { type Figures, underLoad } from './under-load.ts'

const shop = await openFaultyShop()
const rows: { name: string; promise: string; figures: Figures }[] = []
try {
  for (const { name, promise, inject } of faults) {
    const figures = await underLoad(shop, () => inject(shop))
    rows.push({ name, promise, figures })
    console.log(name, figures)
  }
} finally {
  await shop.close()
}

const table = rows.map(({ name, promise, figures }) => {
  const { requests, failed, slowestMs, recoveredMs, acknowledged, lost, doubled } = figures
  const cells = [
    name,
    promise,
    requests,
    failed,
    seconds(slowestMs),
    seconds(recoveredMs),
    acknowledged,
    lost,
    doubled,
  ]
  return `| ${cells.join(' | ')} |`
})
await writeFile(
  fromRoot('docs', 'reliability.md'),
  `# Reliability

Written by \`npm run test:faults\`. The built shop runs with its database behind a TCP proxy. Eight readers read the
catalogue (half of them over REST), and eight buyers place orders, each with an idempotency key, one after the other;
each repeats an order that was not acknowledged, under its key. The fault happens one second into the load. Failed
requests are those with a status of 500 or more, and those whose connection broke. The shop has recovered when a second
has passed without any. At the end, every order is compared with what was acknowledged: lost means acknowledged and not
in the database; doubled means in the database twice, or more pieces taken from the stock than were ordered.

| Fault | Promise | Requests | Failed | Slowest response | Recovered after | Orders | Lost | Doubled |
| --- | --- | --: | --: | --: | --: | --: | --: | --: |
${table.join('\n')}
`,
)
const broken = rows.filter(({ figures: { lost, doubled } }) => lost + doubled > 0)
if (broken.length > 0)
  throw new Error(`Orders were lost or doubled: ${broken.map(({ name }) => name).join(', ')}`)

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
