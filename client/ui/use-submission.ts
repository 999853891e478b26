import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureMessage } from '../language/failure-message.ts'

/** An error about a mutation's input, in the page's language: a `UserError` of the schema. */
export interface Refusal {
  field?: string | null | undefined
  code: string
  message: string
}

export interface Payload {
  userErrors: readonly Refusal[]
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Outcome<Field extends string> =
  | { state: 'done' }
  /** An earlier submission is not finished: nothing was sent. */
  | { state: 'busy' }
  | { state: 'refused'; errors: FieldErrors<Field>; messages: string[] }
  | { state: 'failed'; error: unknown }

/**
 * Sends a form, or another change, one at a time. A refusal is shown at its field; one that belongs to no field, and a
 * failure, are the `submitError`.
 * @param fields the fields that show their own errors
 * @param leaves whether success opens another page: `loading` then stays true until it is there
 */
export function useSubmission<Field extends string = never>(fields: readonly Field[] = [], leaves = false) {
  const { i18n } = useLingui()
  const [loading, setLoading] = useState(false)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [submitError, setSubmitError] = useState<string | null>(null)

  const refuse = (refusals: readonly Refusal[]): Outcome<Field> => {
    const found: FieldErrors<Field> = {}
    const others: string[] = []
    for (const refusal of refusals) {
      const sentence = refusal.message
      const field = fields.find((name) => name === refusal.field)
      if (field === undefined) others.push(sentence)
      else found[field] ??= sentence
    }
    setErrors(found)
    setSubmitError(others.length > 0 ? others.join(' ') : null)
    return { state: 'refused', errors: found, messages: refusals.map(({ message }) => message) }
  }

  const submit = async (send: () => Promise<Payload | null | undefined>): Promise<Outcome<Field>> => {
    if (loading) return { state: 'busy' }
    setLoading(true)
    setSubmitError(null)
    let outcome: Outcome<Field>
    try {
      const payload = await send()
      if (!payload) throw new Error('The response has no payload')
      const refusals = payload.userErrors
      if (refusals.length > 0) outcome = refuse(refusals)
      else {
        setErrors({})
        outcome = { state: 'done' }
      }
    } catch (error) {
      setSubmitError(failureMessage(i18n, error))
      outcome = { state: 'failed', error }
    }
    if (!leaves || outcome.state !== 'done') setLoading(false)
    return outcome
  }

  return { loading, errors, setErrors, submitError, setSubmitError, submit }
}
