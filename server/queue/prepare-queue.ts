import { Logger, runMigrations } from 'graphile-worker'

/** Installs or updates the tables of the job queue, in their own schema `graphile_worker`; safe to run concurrently. */
export const prepareQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, maxPoolSize: 2, logger: silentLogger })

/** Errors are thrown, too. */
const silentLogger = new Logger(() => () => undefined)
