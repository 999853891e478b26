import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type FieldError, type FieldErrors, get, type Resolver, set, useForm } from 'react-hook-form'
import type { ProductValues } from './product-form.ts'
import { productProblems } from './product-problems.ts'

/** The id of a field's input. */
export const fieldId = (field: string) => `product-${field.replaceAll('.', '-')}`

const resolverIn =
  (i18n: I18n): Resolver<ProductValues> =>
  (values) => {
    const problems = productProblems(values, i18n)
    const errors: FieldErrors<ProductValues> = {}
    for (const [field, message] of Object.entries(problems)) set(errors, field, { type: 'wrong', message })
    return Object.keys(problems).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** The product's form; it submits only valid values. */
export function useProductForm(defaultValues: ProductValues) {
  const { i18n } = useLingui()
  return useForm<ProductValues>({
    defaultValues,
    mode: 'onTouched',
    resolver: resolverIn(i18n),
    shouldFocusError: false,
  })
}

/** The error shown below a field; undefined if it is valid. */
export function errorAt(errors: FieldErrors<ProductValues>, field: string) {
  const error: unknown = get(errors, field)
  return (error as FieldError | undefined)?.message
}

/** All errors of the form, in the order of its fields. */
export function allErrors(
  errors: FieldErrors<ProductValues>,
  path = '',
): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const field = path + name
    if (!error || typeof error !== 'object' || name === 'ref' || name === 'root') return []
    const { message } = error as { message?: unknown }
    if (typeof message === 'string') return [{ field, message }]
    return allErrors(error as FieldErrors<ProductValues>, `${field}.`)
  })
}
