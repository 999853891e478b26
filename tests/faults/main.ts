// Measures how the shop behaves under faults and attacks: `npm run test:faults`, or `npm run test:faults -- kill slow`
// for some of them. All of them together write docs/reliability.md. `npm run test:faults -- soak --minutes 30` writes
// docs/soak.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { attacks } from './attacks.ts'
import { backups } from './backup-under-load.ts'
import { deploys } from './rolling-deploy.ts'
import { faults } from './faults.ts'
import { followers } from './followers.ts'
import { openFaultyShop } from './faulty-shop.ts'
import { assertIntactWrites, type Measured, type MeasuredFault, writeReport } from './report.ts'
import { soak } from './soak.ts'
import { underLoad } from './under-load.ts'

const { positionals: selected, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
})
const known = [...faults, ...attacks, ...followers, ...backups, ...deploys]
  .map(({ key }) => key)
  .concat('soak')
const unknown = selected.filter((key) => !known.includes(key))
if (unknown.length > 0)
  throw new Error(`There is no fault called ${unknown.join(' or ')}. There are: ${known.join(', ')}.`)
const isSelected = ({ key }: { key: string }) => selected.length === 0 || selected.includes(key)

const loadBefore = loadavg()[0]!
const startedAt = performance.now()
const shop = await openFaultyShop()
const measured = {
  faults: [] as MeasuredFault[],
  attacks: [] as Measured[],
  followers: [] as Measured[],
  backups: [] as Measured[],
  deploys: [] as Measured[],
}
try {
  for (const { name, promise, inject } of faults.filter(isSelected)) {
    const metrics = await underLoad(shop, inject)
    measured.faults.push({ name, promise, metrics })
    console.log(name, metrics)
  }
  for (const { name, promise, measure } of attacks.filter(isSelected)) {
    const result = await measure(shop)
    measured.attacks.push({ name, promise, result })
    console.log(`${name}: ${result}`)
  }
  for (const { name, promise, measure } of followers.filter(isSelected)) {
    const result = await measure(shop)
    measured.followers.push({ name, promise, result })
    console.log(`${name}: ${result}`)
  }
  for (const { name, promise, measure } of backups.filter(isSelected)) {
    const result = await measure()
    measured.backups.push({ name, promise, result })
    console.log(`${name}: ${result}`)
  }
  for (const { name, promise, measure } of deploys.filter(isSelected)) {
    const result = await measure()
    measured.deploys.push({ name, promise, result })
    console.log(`${name}: ${result}`)
  }
  if (selected.includes('soak')) await soak(shop, Number(values.minutes), loadBefore)
} finally {
  await shop.close()
}
const minutes = (performance.now() - startedAt) / 60_000
if (selected.length === 0) await writeReport({ ...measured, minutes, loadBefore })

assertIntactWrites(measured.faults)
