// Measures how the shop behaves under faults and attacks: `npm run test:faults`, or `npm run test:faults -- kill slow`
// for some of them. All of them together write docs/reliability.md.
import { loadavg } from 'node:os'
import { attacks } from './attacks.ts'
import { faults } from './faults.ts'
import { openFaultyShop } from './faulty-shop.ts'
import { type MeasuredAttack, type MeasuredFault, writeReport } from './report.ts'
import { underLoad } from './under-load.ts'

const selected = process.argv.slice(2)
const known = [...faults, ...attacks].map(({ key }) => key)
const unknown = selected.filter((key) => !known.includes(key))
if (unknown.length > 0)
  throw new Error(`There is no fault called ${unknown.join(' or ')}. There are: ${known.join(', ')}.`)
const isSelected = ({ key }: { key: string }) => selected.length === 0 || selected.includes(key)

const loadBefore = loadavg()[0]!
const shop = await openFaultyShop()
const measuredFaults: MeasuredFault[] = []
const measuredAttacks: MeasuredAttack[] = []
try {
  for (const { name, promise, inject } of faults.filter(isSelected)) {
    const figures = await underLoad(shop, inject)
    measuredFaults.push({ name, promise, figures })
    console.log(name, figures)
  }
  for (const { name, promise, measure } of attacks.filter(isSelected)) {
    const result = await measure(shop)
    measuredAttacks.push({ name, promise, result })
    console.log(`${name}: ${result}`)
  }
} finally {
  await shop.close()
}
if (selected.length === 0) await writeReport(measuredFaults, measuredAttacks, loadBefore)

const broken = measuredFaults.filter(
  ({ figures: { lost, doubled, partial } }) => lost + doubled + partial > 0,
)
if (broken.length > 0)
  throw new Error(`Writes were lost, doubled or stored in part: ${broken.map(({ name }) => name).join(', ')}`)
