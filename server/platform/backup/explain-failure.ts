import { EmbeddedPostgresError } from '../database/embedded/errors.ts'
import { MigrationError } from '../database/migrate.ts'
import { isOutage } from '../database/outage.ts'
import { Unavailable } from '../../domain/errors.ts'
import { isFull } from '../../domain/images/image-store.ts'
import { MoveDatabaseError } from '../move-database/errors.ts'
import { BackupError } from './errors.ts'

const ownErrors = [BackupError, EmbeddedPostgresError, MigrationError, MoveDatabaseError, Unavailable]

/** One sentence that says what to do; null for a fault of the program. */
export function explainFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (ownErrors.some((own) => error instanceof own)) return error.message
  // readConfig names the variables.
  if (error.message.startsWith('These environment variables')) return error.message
  if (isFull(error)) return `The disk is full (${error.message}): make room, or choose another folder.`
  const { code } = error as NodeJS.ErrnoException
  // The password of the database is readable for the shop's user only.
  if (code === 'EACCES' || code === 'EPERM' || code === '28P01')
    return `This user lacks access (${error.message}): run the command as the user that runs the shop.`
  if (isOutage(error)) return `The database has stopped meanwhile (${error.message}): try again.`
  return null
}
