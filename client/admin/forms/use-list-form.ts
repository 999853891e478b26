import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'

interface ListFormOptions<List, Row, Input> {
  /** As it is stored. */
  list: List
  /** Reads it again; null when it could not be read. */
  refetch: () => Promise<List | null>
  rowsOf: (list: List) => Row[]
  /** The names of the fields that show their own errors. */
  fieldsOf?: (rows: Row[]) => string[]
  /** What is sent of the rows; null when something is missing in them. */
  inputsOf: (rows: Row[]) => Input[] | null
  /** Said when something is missing. */
  incomplete: string
  send: (inputs: Input[]) => Promise<Payload | null | undefined>
  /** Announces the save. */
  saved: string
}

/** The state of a form that saves all rows of a list together, unless somebody else changed the list meanwhile. */
export function useListForm<List, Row, Input>(options: ListFormOptions<List, Row, Input>) {
  const { list, refetch, rowsOf, fieldsOf, inputsOf, incomplete, send, saved } = options
  const [rows, setRows] = useState(() => rowsOf(list))
  const [isChanged, setChanged] = useState(false)
  const { loading, errors, submitError, setSubmitError, submit } = useSubmission(fieldsOf?.(rows))
  const save = async () => {
    const inputs = inputsOf(rows)
    if (!inputs) return setSubmitError(incomplete)
    const { state } = await submit(() => send(inputs))
    if (state !== 'done') return
    void notify({ title: saved })
    setChanged(false)
    await refetch().catch(() => null)
  }
  return {
    rows,
    errors,
    loading,
    submitError,
    save,
    change: (changed: Row[]) => {
      setRows(changed)
      setChanged(true)
    },
    undo: async () => {
      const stored = await refetch().catch(() => null)
      if (stored) setRows(rowsOf(stored))
      setChanged(false)
    },
    unsaved: isChanged,
  }
}
