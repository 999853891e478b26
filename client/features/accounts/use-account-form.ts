import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { failureMessage } from './failure-message.ts'

interface Outcome {
  token?: string | null
  userErrors: { field?: string | null; message: string }[]
}

/**
 * A form whose refusals land on their fields; what belongs to none, or could not be sent, stands above them.
 * What was typed stays.
 */
export function useAccountForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<Outcome | undefined>,
) {
  const form = useForm<Values>({ defaultValues })
  const [submitError, setSubmitError] = useState<string | null>(null)
  /** She is on her way to the next page: the button stays busy until it is here. */
  const [entering, setEntering] = useState(false)
  const names = Object.keys(defaultValues)

  const onSubmit = form.handleSubmit(async (values) => {
    setSubmitError(null)
    try {
      const outcome = await send(values)
      if (outcome?.token) return setEntering(true)
      console.error('The account form was refused:', outcome?.userErrors)
      const general = (outcome?.userErrors ?? []).filter(({ field, message }) => {
        if (!field || !names.includes(field)) return true
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: true })
        return false
      })
      if (general[0]) setSubmitError(general[0].message)
    } catch (error) {
      console.error('The account form could not be sent:', error)
      setSubmitError(failureMessage(error))
    }
  })
  const errorOf = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error?.message
  return {
    register: form.register,
    errorOf,
    shell: { onSubmit, submitError, loading: form.formState.isSubmitting || entering },
  }
}
