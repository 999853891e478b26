import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { type FieldError, type FieldErrors, get, type Resolver, set, useForm } from 'react-hook-form'
import type { DraftStore, DraftState } from './draft-store.ts'
import type { OrderSubject, OrderValues } from './order-form.ts'
import { orderProblems } from './order-problems.ts'
import type { LineDesigns } from './use-line-designs.ts'

interface OrderFormContext {
  subject: OrderSubject
  designs: LineDesigns
}

/** The type of errors that come from the server. */
export const refused = 'shop'

/** One form for all five steps. It writes every change to the draft store and takes over changes from it. */
export function useOrderForm(store: DraftStore, state: DraftState, context: OrderFormContext) {
  const { i18n } = useLingui()
  const resolver: Resolver<OrderValues, OrderFormContext> = (values) => {
    const problems = orderProblems(context.subject, values, context.designs)
    const errors: FieldErrors<OrderValues> = {}
    for (const [field, message] of Object.entries(problems))
      set(errors, field, { type: 'missing', message: i18n._(message) })
    return Object.keys(problems).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<OrderValues, OrderFormContext>({
    defaultValues: state.copy.values,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  })
  useEffect(() => {
    let seenRevision = store.snapshot().externalRevision
    // Synchronously: a validation in between would write the form's outdated values back.
    return store.subscribe(() => {
      const { externalRevision, copy } = store.snapshot()
      if (externalRevision === seenRevision) return
      seenRevision = externalRevision
      form.reset(copy.values, { keepErrors: true, keepIsSubmitted: true, keepTouched: true })
    })
  }, [form, store])
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => store.change(values),
    })
  }, [form, store])
  return form
}

/** The error shown below a field; undefined if it is valid. */
export function errorAt(errors: FieldErrors<OrderValues>, field: string) {
  const error: unknown = get(errors, field)
  return (error as FieldError | undefined)?.message
}

/** The fields that the server refused, until they are changed. */
export const refusedFields = (errors: object, path = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const field = path + name
    if ('type' in error) return error.type === refused ? [field] : []
    return refusedFields(error, `${field}.`)
  })
