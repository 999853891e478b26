import { EmbeddedPostgresError } from '../database/embedded/errors.ts'
import { BackupError } from './errors.ts'

type Outcome = { lines: string[] } | { failure: string }

/** Prints what a command did, or the one sentence that says why not, and ends the process. */
export async function runCommand(command: () => Promise<Outcome>): Promise<never> {
  const outcome = await command().catch((error: unknown) => {
    const isExplained = error instanceof BackupError || error instanceof EmbeddedPostgresError
    if (isExplained || isConfigurationError(error)) return { failure: (error as Error).message }
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

/** readConfig names the variables. */
const isConfigurationError = (error: unknown) =>
  error instanceof Error && error.message.startsWith('These environment variables')
