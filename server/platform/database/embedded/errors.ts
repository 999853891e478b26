/** The embedded database can't be started; the message is one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Another running process uses this DATA_DIR; nothing there was changed. */
export class DataDirInUseError extends EmbeddedPostgresError {
  override name = 'DataDirInUseError'
  readonly dataDir: string
  readonly pid: number | undefined

  constructor(dataDir: string, pid: number | undefined, holder = 'another running shop') {
    const who = pid === undefined ? holder : `${holder} (process ${pid})`
    super(`DATA_DIR ${dataDir} is in use by ${who}: stop that one first, or set DATA_DIR to another folder.`)
    this.dataDir = dataDir
    this.pid = pid
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
