// Mutation tests, file by file: `npm run test:mutation`, or `npm run test:mutation -- shared/grammars/amount.ts` for some.
// A file may be followed by lines, as in `take-stock.ts:50-80`.
import { spawnSync } from 'node:child_process'
import { fromRoot } from '../../server/paths.ts'
import { testsOf } from '../../vitest.mutation.config.ts'

const named = process.argv.slice(2)
for (const mutate of named.length > 0 ? named : Object.keys(testsOf)) {
  const MUTATED_FILE = mutate.replace(/:.*/, '')
  if (!testsOf[MUTATED_FILE]) throw new Error(`vitest.mutation.config.ts names no tests of ${MUTATED_FILE}.`)
  const { status } = spawnSync(
    fromRoot('scripts/mutation/node_modules/.bin/stryker'),
    ['run', '--mutate', mutate],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATED_FILE },
    },
  )
  if (status !== 0) process.exitCode = 1
}
