import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Confirm } from '../forms/Confirm.tsx'
import { notify } from '../../ui/notify.ts'
import { DeleteProduct_mutation, type ListedProduct } from './list-documents.ts'

/** Deletes a design, with the confirmation and alerts of the specification (section 8). */
export function useDeleteProduct(onDeleted: (id: string) => void) {
  const { t } = useLingui()
  const [pending, setPending] = useState<ListedProduct | null>(null)
  const [send] = useMutation(DeleteProduct_mutation)
  const remove = async (id: string) => {
    const deleted = await send({ variables: { input: { id } } }).then(
      ({ data }) => data?.deleteProduct.deletedProductId === id,
      () => false,
    )
    void notify(
      deleted
        ? { title: t`Product deleted successfully.` }
        : { title: t`Failed to delete the product. Please try again.`, type: 'error' },
    )
    if (deleted) onDeleted(id)
  }
  const dialog = (
    <Confirm
      open={pending !== null}
      title={pending?.productName ?? ''}
      text={t`Are you sure you want to delete this product? This action cannot be undone.`}
      confirm={t`Delete`}
      onConfirm={() => pending && void remove(pending.id)}
      onClose={() => setPending(null)}
    />
  )
  return { confirm: setPending, dialog }
}
