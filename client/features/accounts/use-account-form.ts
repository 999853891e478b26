import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refusalSentence } from '../../language/refusal-sentence.ts'
import { failureMessage } from '../../language/failure-message.ts'

interface Outcome {
  userErrors: { field?: string | null; code: string; message: string }[]
}

type Errors<Name extends string> = Partial<Record<Name, string>>

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
  send: (values: Record<Name, string>) => Promise<Outcome | undefined>,
  { done, clears = false }: Options = {},
) {
  const { t, i18n } = useLingui()
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [submitError, setSubmitError] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)
  const [isDone, setDone] = useState(false)
  const names = Object.keys(missing) as Name[]

  const show = (found: Errors<Name>, form?: HTMLFormElement) => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    const field = first && form?.elements.namedItem(first)
    if (field instanceof HTMLInputElement) field.focus()
  }

  const refuse = (userErrors: Outcome['userErrors'], form?: HTMLFormElement) => {
    console.error('The account form was refused:', userErrors.map(({ message }) => message).join(' '))
    const refused = userErrors.map((each) => ({ field: each.field, message: refusalSentence(i18n, each) }))
    const isKnown = (field?: string | null): field is Name => names.includes(field as Name)
    show(Object.fromEntries(refused.map(({ field, message }) => [field, message])) as Errors<Name>, form)
    setSubmitError(refused.find(({ field }) => !isKnown(field))?.message ?? null)
  }

  /** Sends another request in place of the form and shows its outcome in the same place. */
  const run = async (action: () => Promise<Outcome | undefined>, form?: HTMLFormElement) => {
    if (loading) return
    setSubmitError(null)
    setDone(false)
    setLoading(true)
    try {
      const refused = (await action())?.userErrors ?? []
      if (refused.length > 0) refuse(refused, form)
      // The next page is loading: the button stays busy until then.
      else if (done === undefined) return
      else {
        setDone(true)
        if (clears) form?.reset()
      }
    } catch (error) {
      console.error('The account form could not be sent:', error)
      setSubmitError(failureMessage(i18n, error))
    }
    setLoading(false)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = check(form, missing, t`That isn’t an e-mail address. It looks like you@example.com.`)
    setSubmitError(null)
    show(found, form)
    if (Object.keys(found).length === 0) void run(() => send(valuesOf(form, names)), form)
  }

  return {
    errors,
    run: (action: () => Promise<Outcome | undefined>) => void run(action),
    /** Shows an error above the fields. */
    fail: setSubmitError,
    shell: {
      submitError,
      loading,
      ...(done !== undefined && { done: isDone ? done : null }),
      onSubmit,
      /** A field's error is removed once the field is edited. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        setDone(false)
        if (target instanceof HTMLInputElement) setErrors({ ...errors, [target.name]: undefined })
      },
    },
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>

function valuesOf<Name extends string>(form: HTMLFormElement, names: Name[]) {
  const data = new FormData(form)
  const text = (name: Name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}

/** Empty fields, and what the browser's e-mail validation refuses. The server validates the rest. */
function check<Name extends string>(form: HTMLFormElement, missing: Record<Name, string>, mistyped: string) {
  const found: Errors<Name> = {}
  for (const [name, message] of Object.entries(missing) as [Name, string][]) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    if (field.value === '') found[name] = message
    else if (field.validity.typeMismatch) found[name] = mistyped
  }
  return found
}
