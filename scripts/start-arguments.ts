import { readFileSync } from 'node:fs'
import { fromRoot } from '../server/paths.ts'

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: { start: string }
}

/**
 * Node's arguments for `npm start`, relative to the project's folder: tests and benchmarks run the shop
 * the same way.
 */
export const [, ...startArguments] = scripts.start.split(' ')
