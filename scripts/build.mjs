// Builds the shop, and says which step it is at. `npm run build` shows the output of the steps; a start shows it only
// when one fails.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const steps = [
  ['types of the contract and the database', 'npm run --silent codegen'],
  ['pages', 'vite build --logLevel warn'],
  ['script budgets of the pages', 'tsx scripts/weigh-pages.ts'],
  ['server', 'vite build --ssr --logLevel warn'],
  ['explorer for developers', 'vite build --config vite.explorer.config.ts --logLevel warn'],
]

/** Runs all steps. @returns whether every one succeeded */
export async function build({ verbose = false } = {}) {
  for (const [index, [name, command]] of steps.entries()) {
    process.stderr.write(`  ${index + 1}/${steps.length} ${name} … `)
    if (verbose) process.stderr.write('\n')
    const startedAt = Date.now()
    const failure = await run(command, verbose)
    if (failure !== null) {
      process.stderr.write(`failed: ${command}\n${failure}\n`)
      return false
    }
    if (!verbose) process.stderr.write(`${Math.round((Date.now() - startedAt) / 1000)} s\n`)
  }
  return true
}

/** @returns what a failed command printed, or null */
async function run(command, verbose) {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
    stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  const output = verbose ? [] : [text(child.stdout), text(child.stderr)]
  const [code, ...texts] = await Promise.all([exited, ...output])
  return code === 0 ? null : texts.join('')
}

if (process.argv[1] === import.meta.filename && !(await build({ verbose: true }))) process.exitCode = 1
