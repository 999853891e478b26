import { type FormEvent, useState } from 'react'
import { failureMessage } from './failure-message.ts'

interface Outcome {
  token?: string | null
  userErrors: { field?: string | null; message: string }[]
}

type Errors<Name extends string> = Partial<Record<Name, string>>

/**
 * A form whose refusals land on their fields; what belongs to none, or could not be sent, stands above them. The
 * browser keeps what is typed, so that neither hydration nor a refusal loses any of it.
 * @param missing what to say of each field that is left empty
 */
export function useAccountForm<Name extends string>(
  missing: Record<Name, string>,
  send: (values: Record<Name, string>) => Promise<Outcome | undefined>,
) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [submitError, setSubmitError] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)
  const names = Object.keys(missing) as Name[]

  const show = (form: HTMLFormElement, found: Errors<Name>) => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLInputElement) field.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSubmitError(null)
    const found = check(form, missing)
    show(form, found)
    if (Object.keys(found).length > 0 || loading) return
    setLoading(true)
    try {
      const outcome = await send(valuesOf(form, names))
      // She is on her way to the next page: the button stays busy until it is here.
      if (outcome?.token) return
      console.error('The account form was refused:', outcome?.userErrors)
      const refused = outcome?.userErrors ?? []
      const isKnown = (field?: string | null): field is Name => names.includes(field as Name)
      show(form, Object.fromEntries(refused.map(({ field, message }) => [field, message])) as Errors<Name>)
      setSubmitError(refused.find(({ field }) => !isKnown(field))?.message ?? null)
    } catch (error) {
      console.error('The account form could not be sent:', error)
      setSubmitError(failureMessage(error))
    }
    setLoading(false)
  }

  return {
    errors,
    shell: {
      submitError,
      loading,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      /** What was wrong with a field is old news once she mends it. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) =>
        target instanceof HTMLInputElement && setErrors({ ...errors, [target.name]: undefined }),
    },
  }
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: Name[]) {
  const data = new FormData(form)
  const text = (name: Name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}

/** Empty fields, and what the browser's own e-mail input wouldn't take. The server judges the rest. */
function check<Name extends string>(form: HTMLFormElement, missing: Record<Name, string>) {
  const found: Errors<Name> = {}
  for (const [name, message] of Object.entries(missing) as [Name, string][]) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    if (field.value === '') found[name] = message
    else if (field.validity.typeMismatch)
      found[name] = 'That isn’t an e-mail address. It looks like you@example.com.'
  }
  return found
}
