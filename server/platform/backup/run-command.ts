import { parseArgs } from 'node:util'
import { explainFailure } from './explain-failure.ts'

type Outcome = { lines: string[] } | { failure: string }

/** Prints what a command did, or the one sentence that says why not, and ends the process. */
export async function runCommand(command: () => Promise<Outcome>): Promise<never> {
  const outcome = await command().catch((error: unknown) => {
    const failure = explainFailure(error)
    if (failure !== null) return { failure }
    console.error(error)
    process.exit(1)
  })
  if ('failure' in outcome) {
    console.error(outcome.failure)
    process.exit(1)
  }
  for (const line of outcome.lines) console.log(line)
  process.exit(0)
}

/** The choice after `--to`; null for any other arguments. */
export function readDirection<Choice extends string>(...choices: Choice[]): Choice | null {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
    return choices.find((choice) => choice === to) ?? null
  } catch {
    return null
  }
}
