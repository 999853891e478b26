// What the shop costs beside servers that do no more than they must: `npm run bench`. See docs/performance.md.
import { parseArgs } from 'node:util'
import { compareApis } from './apis.ts'
import { comparePages } from './pages.ts'
import { startPostgres } from './database.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
  },
})

const benches = { apis: compareApis, pages: comparePages }
const name = positionals[0] ?? 'apis'
if (!Object.hasOwn(benches, name)) throw new Error(`There are: ${Object.keys(benches).join(', ')}`)

const postgres = await startPostgres()
try {
  await benches[name as keyof typeof benches]({
    postgres,
    products: Number(values.products),
    only: values.only,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  })
} finally {
  await postgres.stop()
}
