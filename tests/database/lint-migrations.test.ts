import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { migrationsFolder } from '../support/rows.ts'

const squawk = path.join(
  path.dirname(createRequire(import.meta.url).resolve('squawk-cli/package.json')),
  'js/bin/squawk',
)

/** The rules of .squawk.toml that a migration breaks. */
async function brokenRules(sql: string): Promise<string[]> {
  const child = spawn(process.execPath, [squawk, '--reporter', 'json', '--stdin-filepath', 'migration.sql'], {
    cwd: fromRoot(),
  })
  child.stdin.end(sql)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(errors).toBe('')
  return (JSON.parse(output) as { rule_name: string }[]).map(({ rule_name }) => rule_name).sort()
}

const limited = (sql: string) => `SET LOCAL lock_timeout = '2s';\n${sql}`

const cases = [
  {
    rule: 'require-concurrent-index-creation',
    bad: limited('CREATE INDEX "o" ON "orders" ("neededBy");'),
    good: `-- It doesn't block reads and writes.
           -- squawk-ignore require-lock-timeout
           CREATE INDEX CONCURRENTLY "o" ON "orders" ("neededBy");`,
  },
  {
    rule: 'ban-concurrent-index-creation-in-transaction',
    bad: limited('CREATE INDEX CONCURRENTLY "o" ON "orders" ("neededBy");'),
    good: limited('CREATE TABLE "looms" ("id" UUID PRIMARY KEY); CREATE INDEX "l" ON "looms" ("id");'),
  },
  {
    rule: 'require-concurrent-index-deletion',
    bad: limited('DROP INDEX "o";'),
    good: '-- squawk-ignore require-lock-timeout\nDROP INDEX CONCURRENTLY "o";',
  },
  {
    rule: 'adding-field-with-default',
    bad: limited('ALTER TABLE "orders" ADD COLUMN "key" UUID DEFAULT gen_random_uuid();'),
    good: limited('ALTER TABLE "orders" ADD COLUMN "pieces" INTEGER NOT NULL DEFAULT 1;'),
  },
  {
    rule: 'adding-required-field',
    bad: limited('ALTER TABLE "orders" ADD COLUMN "pieces" INTEGER NOT NULL;'),
    good: limited('ALTER TABLE "orders" ADD COLUMN "pieces" INTEGER;'),
  },
  {
    rule: 'changing-column-type',
    bad: limited('ALTER TABLE "orders" ALTER COLUMN "pieces" TYPE BIGINT;'),
    good: limited('ALTER TABLE "orders" ADD COLUMN "allPieces" BIGINT;'),
  },
  {
    rule: 'adding-not-nullable-field',
    bad: limited('ALTER TABLE "orders" ALTER COLUMN "pieces" SET NOT NULL;'),
    good: limited(
      'ALTER TABLE "orders" VALIDATE CONSTRAINT "c"; ALTER TABLE "orders" ALTER COLUMN "pieces" SET NOT NULL;',
    ),
  },
  {
    rule: 'constraint-missing-not-valid',
    bad: limited('ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("pieces" > 0);'),
    good: limited('ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("pieces" > 0) NOT VALID;'),
  },
  {
    rule: 'adding-foreign-key-constraint',
    bad: limited('ALTER TABLE "orders" ADD COLUMN "loomId" UUID REFERENCES "looms" ("id");'),
    good: limited(
      'ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("loomId") REFERENCES "looms" ("id") NOT VALID;',
    ),
  },
  {
    rule: 'ban-drop-column',
    bad: limited('ALTER TABLE "orders" DROP COLUMN "pieces";'),
    good: limited(`-- Nothing has read or written it since version 1.4.
                   -- squawk-ignore ban-drop-column
                   ALTER TABLE "orders" DROP COLUMN "pieces";`),
  },
  {
    rule: 'ban-drop-table',
    bad: limited('DROP TABLE "looms";'),
    good: limited('CREATE TABLE "looms" ("id" UUID PRIMARY KEY);'),
  },
  {
    rule: 'renaming-column',
    bad: limited('ALTER TABLE "orders" RENAME COLUMN "pieces" TO "count";'),
    good: limited('ALTER TABLE "orders" ADD COLUMN "count" INTEGER;'),
  },
  {
    rule: 'renaming-table',
    bad: limited('ALTER TABLE "looms" RENAME TO "machines";'),
    good: limited('CREATE TABLE "machines" ("id" UUID PRIMARY KEY);'),
  },
  {
    rule: 'require-lock-timeout',
    bad: 'ALTER TABLE "orders" ADD COLUMN "pieces" INTEGER;',
    good: limited('ALTER TABLE "orders" ADD COLUMN "pieces" INTEGER;'),
  },
]

describe('a migration is checked by the rule', () => {
  test.each(cases)('$rule', async ({ rule, bad, good }) => {
    expect(await brokenRules(bad)).toContain(rule)
    expect(await brokenRules(good)).toEqual([])
  })

  test('constraint-missing-not-valid, also when the same file validates it', async () => {
    const sql = `ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("pieces" > 0) NOT VALID;
                 ALTER TABLE "orders" VALIDATE CONSTRAINT "c";`
    expect(await brokenRules(limited(sql))).toEqual(['constraint-missing-not-valid'])
  })
})

/** The exceptions of a migration that no comment before them explains. */
function unexplained(sql: string): string[] {
  const lines = sql.split(/\r?\n/).map((line) => line.trim())
  const isException = (line: string) => /^--\s*squawk-ignore/.test(line)
  const isReason = (line = '') => /^--\s*\S+\s+\S+/.test(line) && !isException(line)
  return lines.filter((line, n) => isException(line) && !isReason(lines[n - 1]))
}

test('every exception in a migration has a reason', async () => {
  expect(unexplained('SELECT 1;\n-- squawk-ignore ban-drop-table\nDROP TABLE "looms";')).toHaveLength(1)
  expect(unexplained('-- Unused since 1.4.\n-- squawk-ignore ban-drop-table\nDROP TABLE "looms";')).toEqual(
    [],
  )
  for (const entry of await readdir(migrationsFolder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const sql = await readFile(path.join(migrationsFolder, entry.name, 'migration.sql'), 'utf8')
    expect(unexplained(sql), entry.name).toEqual([])
  }
})
