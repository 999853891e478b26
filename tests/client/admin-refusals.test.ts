import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminRefusals } from '../../client/language/refusals/admin-hi.ts'
import { refusals } from '../../client/language/refusals/hi.ts'

const folder = 'server/domain'

/** The fields of all conflicts that the domain reports, such as `name`. */
const conflictingFields = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bconflict\(\s*'([^']+)'/g)])
  .map(([, field]) => field)

test('Hindi has a sentence for every conflict: that something changed meanwhile would often be wrong', () => {
  const sentences = Object.keys({ ...refusals, ...adminRefusals })
  expect(conflictingFields).toContain('externalRef')
  const missing = conflictingFields.filter((field) => !sentences.includes(`refusal.CONFLICT.${field}`))

  expect([...new Set(missing)]).toEqual([])
})
