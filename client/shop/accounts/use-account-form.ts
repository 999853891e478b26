import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { textIn } from '../../ui/text-in.ts'
import { type FieldErrors, type Payload, useSubmission } from '../../ui/use-submission.ts'

interface Options {
  /**
   * Shown after a successful save. Without it the form navigates to another page and stays busy until
   * then.
   */
  done?: string
  /** Whether the form is cleared then. */
  clears?: boolean
}

/**
 * An account form whose errors are shown at their fields; all others are shown above the fields. The
 * inputs are uncontrolled, so neither hydration nor an error loses what was typed. @param missing the
 * error for each required field that is left empty
 */
export function useAccountForm<Name extends string>(
  missing: Record<Name, string>,
  send: (values: Record<Name, string>) => Promise<Payload | undefined>,
  { done, clears = false }: Options = {},
) {
  const { t } = useLingui()
  const names = Object.keys(missing) as Name[]
  const submission = useSubmission(names, done === undefined)
  const { errors, setErrors, setSubmitError } = submission
  const [isDone, setDone] = useState(false)

  const show = (found: FieldErrors<Name>, form?: HTMLFormElement) => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    const field = first && form?.elements.namedItem(first)
    if (field instanceof HTMLInputElement) field.focus()
  }

  /** Sends the form, or another request in its place, and shows the result in it. */
  const run = async (action: () => Promise<Payload | undefined>, form?: HTMLFormElement) => {
    setDone(false)
    const outcome = await submission.submit(action)
    if (outcome.state === 'refused') {
      console.error('The account form was refused:', outcome.messages.join(' '))
      show(outcome.errors, form)
    }
    if (outcome.state === 'failed') console.error('The account form could not be sent:', outcome.error)
    if (outcome.state !== 'done' || done === undefined) return
    setDone(true)
    if (clears) form?.reset()
  }

  return {
    errors,
    run: (action: () => Promise<Payload | undefined>) => void run(action),
    /** Shows an error that belongs to no field. */
    fail: setSubmitError,
    shell: {
      submitError: submission.submitError,
      loading: submission.loading,
      ...(done !== undefined && { done: isDone ? done : null }),
      onSubmit: (form: HTMLFormElement) => {
        const found = check(form, missing, t`That isn’t an e-mail address. It looks like you@example.com.`)
        setSubmitError(null)
        show(found, form)
        if (Object.keys(found).length === 0) void run(() => send(valuesOf(form, names)), form)
      },
      /** A field's error is removed once the field is edited. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        setDone(false)
        if (target instanceof HTMLInputElement) setErrors({ ...errors, [target.name]: undefined })
      },
    },
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>

const valuesOf = <Name extends string>(form: HTMLFormElement, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Record<Name, string>

/** Empty fields, and what the browser's e-mail validation refuses. The server validates the rest. */
function check<Name extends string>(form: HTMLFormElement, missing: Record<Name, string>, mistyped: string) {
  const found: FieldErrors<Name> = {}
  for (const [name, message] of Object.entries(missing) as [Name, string][]) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    if (field.value === '') found[name] = message
    else if (field.validity.typeMismatch) found[name] = mistyped
  }
  return found
}
