// Compares the shop with servers that do the minimum: `npm run bench`. See docs/performance.md.
import { parseArgs } from 'node:util'
import { compareApis } from './apis.ts'
import { compareGrowth } from './growth.ts'
import { measureMemory } from './memory.ts'
import { comparePages } from './pages.ts'
import { compareReplicas } from './replicas.ts'
import { compareStarts } from './start.ts'
import { startPostgres } from './database.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '16' },
    minutes: { type: 'string', default: '10' },
    processor: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
})

const benches = {
  apis: compareApis,
  pages: comparePages,
  growth: compareGrowth,
  memory: measureMemory,
  replicas: compareReplicas,
  start: compareStarts,
}
const name = positionals[0] ?? 'apis'
/** There are many views, and the differences of interest are large. */
const usual =
  name === 'growth'
    ? { products: 100_000, rounds: 3, seconds: 0.5 }
    : { products: 10_000, rounds: 7, seconds: 2 }
if (!Object.hasOwn(benches, name)) throw new Error(`There are: ${Object.keys(benches).join(', ')}`)

const postgres = await startPostgres()
try {
  await benches[name as keyof typeof benches]({
    postgres,
    products: Number(values.products ?? usual.products),
    only: values.only,
    minutes: Number(values.minutes),
    rounds: Number(values.rounds ?? usual.rounds),
    seconds: Number(values.seconds ?? usual.seconds),
    connections: Number(values.connections),
    processor: Number(values.processor),
    against: values.against,
  })
} finally {
  await postgres.stop()
}
