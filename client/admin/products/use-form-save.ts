import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ProductForm_ProductFragment } from '../../__generated__/graphql.ts'
import { readSession } from '../../app/session/session.ts'
import { productFieldNames } from '../../../shared/catalogue/product-fields.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { notify } from '../../ui/notify.ts'
import type { FormError } from './FormErrors.tsx'
import { formOf, type ProductValues } from './product-form.ts'
import { allErrors, errorAt } from './use-product-form.ts'
import { type ProductConflict, type SaveOutcome, useSaveProduct } from './use-save-product.ts'

type Product = ProductForm_ProductFragment

/**
 * Submits the form and handles the outcome. After success it navigates to the list (specification,
 * section 2). @param missingPictures how many pictures could not be uploaded; if there are any, nothing
 * is submitted before `sendWithout`
 */
export function useFormSave(product: Product | null, missingPictures: number, onSaved: () => void) {
  const { t } = useLingui()
  const { getValues, handleSubmit, setError, reset, formState } = useFormContext<ProductValues>()
  const navigate = useNavigate()
  const [base, setBase] = useState(product)
  const { save, saving } = useSaveProduct(base)
  const [errors, setErrors] = useState<FormError[]>([])
  const [isConfirming, setConfirming] = useState(false)
  const [conflict, setConflict] = useState<ProductConflict | null>(null)
  const failed = product ? t`Failed to update product` : t`Failed to add product`

  const finish = (outcome: SaveOutcome) => {
    setConflict(outcome.state === 'conflict' ? outcome.conflict : null)
    if (outcome.state === 'saved') {
      onSaved()
      void notify({ title: product ? t`Product updated` : t`Product added` })
      void navigate(adminPaths.products())
    } else if (outcome.state === 'refused') {
      const refused = outcome.errors.map((error) => ({
        field: error.field ?? null,
        message: error.message,
      }))
      setErrors(refused)
      for (const { field, message } of refused)
        if (field !== null) setError(field as keyof ProductValues, { type: 'refused', message })
      // When the session has expired, the form says so beside its button.
    } else if (outcome.state === 'failed' && !readSession().expired) {
      setErrors([{ field: null, message: outcome.message }])
    }
  }
  const send = async (over: Product | null = null) => {
    setErrors([])
    finish(await save(getValues(), over))
  }
  const submit = handleSubmit(
    () => (missingPictures > 0 ? setConfirming(true) : send()),
    (found) => setErrors(allErrors(found)),
  )

  /** The server's values of the conflicting fields, the typed values of all others. */
  const acceptServer = () => {
    if (!conflict || !base) return
    const values = getValues()
    const before = formOf(base)
    const mine = productFieldNames.filter(
      (field) =>
        !(conflict.fields as string[]).includes(field) &&
        JSON.stringify(values[field]) !== JSON.stringify(before[field]),
    )
    const ownValues = mine.map((field) => [field, values[field]] as const)
    reset({ ...formOf(conflict.serverProduct), ...(Object.fromEntries(ownValues) as Partial<ProductValues>) })
    setBase(conflict.serverProduct)
    setConflict(null)
  }
  return {
    onSubmit: (event: SyntheticEvent) => void submit(event),
    saving,
    isConfirming,
    sendWithout: () => void send(),
    stay: () => setConfirming(false),
    failure: failed,
    // A field that was edited since is removed from the list.
    errors: errors.filter(({ field }) => field === null || errorAt(formState.errors, field) !== undefined),
    conflict,
    // What was typed since the conflict may be unreadable.
    keepLocal: () =>
      void handleSubmit(
        () => send(conflict?.serverProduct ?? null),
        (found) => setErrors(allErrors(found)),
      )(),
    acceptServer,
  }
}
