/** A backup can't be made, read or restored; the message is one sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function damaged(archive: string, reason: string): BackupError {
  return new BackupError(`The backup ${archive} is damaged (${reason}): use another one.`)
}
