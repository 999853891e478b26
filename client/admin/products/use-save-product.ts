import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductForm_ProductFragment } from '../../__generated__/graphql.ts'
import { failureMessage } from '../../language/failure-message.ts'
import type { Refusal } from '../../ui/use-submission.ts'
import { AddProduct_mutation, UpdateProduct_mutation } from './product-documents.ts'
import { changedFields, formOf, inputOf, type ProductInput, type ProductValues } from './product-form.ts'

type Product = ProductForm_ProductFragment

/** Another user has changed the same fields meanwhile. */
export interface ProductConflict {
  /** The current product on the server. */
  serverProduct: Product
  fields: (keyof ProductInput)[]
}

export type SaveOutcome =
  | { state: 'saved' }
  | { state: 'refused'; errors: readonly Refusal[] }
  | { state: 'conflict'; conflict: ProductConflict }
  | { state: 'failed'; message: string }

/**
 * Adds the product, or sends the fields changed since `base`. Other users' changes to other fields are
 * preserved; conflicting fields are resolved by the user.
 */
export function useSaveProduct(base: Product | null) {
  const { i18n } = useLingui()
  const [add] = useMutation(AddProduct_mutation)
  const [update] = useMutation(UpdateProduct_mutation)
  const [saving, setSaving] = useState(false)

  const send = async (values: ProductValues, over: Product | null): Promise<SaveOutcome> => {
    const input = inputOf(values)
    if (!base) {
      const { data } = await add({ variables: { input } })
      const payload = data?.addProduct
      return payload?.product ? saved : refused(payload?.userErrors)
    }
    const changes = changedFields(input, inputOf(formOf(base)))
    if (Object.keys(changes).length === 0) return saved
    const { version } = over ?? base
    const { data } = await update({ variables: { input: { id: base.id, version, ...changes } } })
    const payload = data?.updateProduct
    const serverProduct = payload?.product
    if (!serverProduct || !payload.userErrors.some(({ field }) => field === 'version'))
      return serverProduct && payload.userErrors.length === 0 ? saved : refused(payload?.userErrors)
    const fields = conflictingFields(changes, serverProduct, over ?? base)
    // The changes don't overlap: both are preserved.
    return fields.length === 0
      ? send(values, serverProduct)
      : { state: 'conflict', conflict: { serverProduct, fields } }
  }

  /** @param over the current product, when the user has decided to overwrite it */
  const save = async (values: ProductValues, over: Product | null = null): Promise<SaveOutcome> => {
    setSaving(true)
    try {
      return await send(values, over)
    } catch (error) {
      return { state: 'failed', message: failureMessage(i18n, error) }
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}

const saved = { state: 'saved' } as const

const refused = (errors: readonly Refusal[] = []): SaveOutcome => ({
  state: 'refused',
  errors,
})

/** Fields that both users have changed, to different values. */
function conflictingFields(mine: Partial<ProductInput>, serverProduct: Product, before: Product) {
  const now = inputOf(formOf(serverProduct))
  const changedOnServer = changedFields(now, inputOf(formOf(before)))
  return (Object.keys(mine) as (keyof ProductInput)[]).filter(
    (field) => field in changedOnServer && JSON.stringify(mine[field]) !== JSON.stringify(now[field]),
  )
}
