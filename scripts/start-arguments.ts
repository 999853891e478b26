import { readFileSync } from 'node:fs'
import { fromRoot } from '../server/paths.ts'

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` gives to Node, below the project's folder: the shop is tried and measured as it is run. */
export const [, ...startArguments] = scripts.start.split(' ')
