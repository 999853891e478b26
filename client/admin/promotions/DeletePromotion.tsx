import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { AdminPromotions_query, DeletePromotion_mutation } from './promotion-documents.ts'

export function DeletePromotion({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const [mutate] = useMutation(DeletePromotion_mutation, { refetchQueries: [AdminPromotions_query] })
  return (
    <DeleteButton
      name={name}
      question={t`Delete this offer? Orders that have it stay as they are. To end it for now, switch it off instead.`}
      deleted={t`Offer deleted`}
      notDeleted={t`The offer was not deleted. Please try again.`}
      back={adminPaths.promotions()}
      remove={async () => {
        const { data } = await mutate({ variables: { input: { id } } })
        return data?.deletePromotion.deletedPromotionId === id
      }}
    />
  )
}
