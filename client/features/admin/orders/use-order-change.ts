import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureMessage } from '../../../language/failure-message.ts'
import { notify } from '../../../ui/notify.ts'

interface Payload {
  userErrors: { field?: string | null; message: string }[]
}

/**
 * Changes an order by a mutation whose payload contains it, so the cache shows the current order even
 * when the server refuses the change. Errors are shown beside the form, by field. `done` is shown in a
 * toast, for changes that the page itself doesn't show.
 */
export function useOrderChange<Input>(
  mutate: (input: Input) => Promise<Payload | undefined>,
  done: string | null,
) {
  const { i18n } = useLingui()
  const [loading, setLoading] = useState(false)
  const [errors, setErrors] = useState<Payload['userErrors']>([])
  /** Whether the change was made. */
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
    /** Errors of none of the form's fields. */
    otherErrors: (...fields: string[]) =>
      errors.filter(({ field }) => !field || !fields.includes(field)).map(({ message }) => message),
  }
}
