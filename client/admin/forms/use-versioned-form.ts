import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { notify } from '../../ui/notify.ts'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'
import type { Read } from './read-form.ts'
import { typedNameFields } from './typed-names.ts'

interface VersionedFormOptions<Values extends object, Input> {
  /** Its values as texts, and its version; without a version it is new. */
  initial: Values
  version: number | undefined
  /** The values as the mutation takes them, or what the form itself finds wrong. */
  read: (values: Values) => Read<Input>
  /** Saves the values over this version; the stored version, if it is another, refuses them. */
  send: (
    input: Input,
    version: number | undefined,
  ) => Promise<{ payload: Payload | undefined; stored: { version: number } | null | undefined }>
  /** Announces the save. */
  saved: string
  /** Shown when somebody else saved the entity first: saving once more overwrites their changes. */
  changedElsewhere: string
  /** The page that opens after the save, and after Cancel. */
  back: string
}

/** The state of a form that saves all values of one entity, unless somebody else changed it meanwhile. */
export function useVersionedForm<Values extends object, Input>(options: VersionedFormOptions<Values, Input>) {
  const { t } = useLingui()
  const { read, changedElsewhere, send, saved, back } = options
  const [initial] = useState(options.initial)
  const [values, setValues] = useState(initial)
  const [version, setVersion] = useState(options.version)
  const [isSaved, setSaved] = useState(false)
  const fields = [...Object.keys(initial), ...typedNameFields]
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(fields, true)
  const navigate = useNavigate()

  const save = async () => {
    const form = read(values)
    setErrors(form.errors ?? {})
    if (form.errors) return setSubmitError(t`Some fields need another look.`)
    let stored: { version: number } | null | undefined
    const outcome = await submit(async () => {
      const response = await send(form.input, version)
      stored = response.stored
      return response.payload
    })
    if (outcome.state === 'refused' && stored) {
      setVersion(stored.version)
      setSubmitError(changedElsewhere)
    } else if (outcome.state === 'refused' && Object.keys(outcome.errors).length > 0)
      setSubmitError(t`Some fields need another look.`)
    if (outcome.state !== 'done') return
    // Synchronously: the guard must not block the navigation that follows.
    flushSync(() => setSaved(true))
    void notify({ title: saved })
    void navigate(back)
  }
  return {
    values,
    change: (changes: Partial<Values>) => setValues((old) => ({ ...old, ...changes })),
    errors,
    loading,
    submitError,
    save,
    back,
    unsaved: !isSaved && JSON.stringify(values) !== JSON.stringify(initial),
  }
}
