import { useMutation, useQuery } from '@apollo/client/react'
import { useLingui } from '@lingui/react'
import { failureMessage } from '../../language/failure-message.ts'
import { notify } from '../../ui/notify.ts'
import { DeleteProductView_mutation, ProductViews_query, SaveProductView_mutation } from './view-documents.ts'

/** The saved views of the product list. */
export function useProductViews() {
  const { i18n } = useLingui()
  const { data } = useQuery(ProductViews_query, { fetchPolicy: 'cache-and-network' })
  const refetchQueries = [ProductViews_query]
  const [save, saving] = useMutation(SaveProductView_mutation, { refetchQueries })
  const [remove] = useMutation(DeleteProductView_mutation, { refetchQueries })

  /** Returns why the view was not saved; null when it was. */
  const add = async (name: string, parameters: string): Promise<string | null> => {
    try {
      const { data: payload } = await save({ variables: { input: { name, parameters } } })
      const [refusal] = payload?.saveProductView.userErrors ?? []
      return refusal ? refusal.message : null
    } catch (error) {
      return failureMessage(i18n, error)
    }
  }
  const removeView = async (id: string) => {
    try {
      const { data: payload } = await remove({ variables: { input: { id } } })
      const [refusal] = payload?.deleteProductView.userErrors ?? []
      if (refusal) void notify({ title: refusal.message, type: 'error' })
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    }
  }
  return { views: data?.productViews ?? [], add, saving: saving.loading, removeView }
}
