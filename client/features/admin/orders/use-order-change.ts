import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureMessage } from '../../../language/failure-message.ts'
import { notify } from '../../../ui/notify.ts'

interface Payload {
  userErrors: { field?: string | null; message: string }[]
}

/**
 * Changes an order by a mutation whose payload holds it, so that it shows as it is now whatever the shop says. What is
 * refused is told beside the form, by field. `done` is said in a notice, where the page itself doesn't show it.
 */
export function useOrderChange<Input>(
  mutate: (input: Input) => Promise<Payload | undefined>,
  done: string | null,
) {
  const { i18n } = useLingui()
  const [loading, setLoading] = useState(false)
  const [errors, setErrors] = useState<Payload['userErrors']>([])
  /** Whether it was done. */
  const change = async (input: Input): Promise<boolean> => {
    setLoading(true)
    const failed = (error?: unknown): Payload => ({ userErrors: [{ message: failureMessage(i18n, error) }] })
    const { userErrors } = (await mutate(input).catch(failed)) ?? failed()
    setLoading(false)
    setErrors(userErrors)
    if (userErrors.length === 0 && done !== null) void notify({ id: 'order-change', title: done })
    return userErrors.length === 0
  }
  return {
    change,
    loading,
    errorOf: (field: string) => errors.find((each) => each.field === field)?.message,
    /** What is about no field of the form's. */
    otherErrors: (...fields: string[]) =>
      errors.filter(({ field }) => !field || !fields.includes(field)).map(({ message }) => message),
  }
}
