import { notify } from '../../ui/notify.ts'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'

/**
 * Changes an order by a mutation whose payload holds it, so that it shows as it is now also after a refusal.
 * @param done said in a notice; null where the page itself shows the change
 * @param fields the fields that show their own errors
 */
export function useOrderChange<Input, Field extends string = never>(
  mutate: (input: Input) => Promise<Payload | undefined>,
  done: string | null,
  fields: readonly Field[] = [],
) {
  const { submit, loading, errors, setErrors, submitError } = useSubmission(fields)
  /** Whether it was done. */
  const change = async (input: Input): Promise<boolean> => {
    const { state } = await submit(() => mutate(input))
    if (state === 'done' && done !== null) void notify({ id: 'order-change', title: done })
    return state === 'done'
  }
  return { change, loading, errors, setErrors, submitError }
}
