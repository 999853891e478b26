/** The database can't be moved; the message is one sentence that says what to do. */
export class MoveDatabaseError extends Error {
  override name = 'MoveDatabaseError'
}
