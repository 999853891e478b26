/** A changed field of an audit log entry, with its values as stored. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}
