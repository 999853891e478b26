// Runs all static checks, two at a time, and prints the output of those that fail.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** The slowest come first. */
const checks = [
  ['types and lint', 'oxlint'],
  ['ESLint', 'eslint', '--max-warnings', '0', '.'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['messages', 'tsx', 'scripts/check-messages.ts'],
  ['contract', 'tsx', 'scripts/contract/check.ts'],
  ['Prisma schema', 'node', 'scripts/prisma.mjs', 'validate'],
  ['migrations', 'squawk', '--no-error-on-unmatched-pattern', 'prisma/migrations/*/migration.sql'],
]

async function run([name, program, ...args]) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const exited = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  if (code === 0) return
  process.exitCode = 1
  console.error(`${name}: failed\n${output}${errors}`)
}

async function runNext() {
  for (let check = checks.shift(); check; check = checks.shift()) await run(check)
}

await Promise.all([runNext(), runNext()])
