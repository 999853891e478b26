import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { DeleteDeliveryZone_mutation } from './delivery-documents.ts'

interface DeleteZoneProps {
  id: string
  name: string
  /** Without it, the shop delivers everywhere again. */
  isLast: boolean
}

export function DeleteZone({ id, name, isLast }: DeleteZoneProps) {
  const { t } = useLingui()
  const [mutate] = useMutation(DeleteDeliveryZone_mutation, {
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'DeliveryZone', id }) }),
  })
  const question = isLast
    ? t`Delete this zone? It is the last one: you will deliver everywhere again, for what each design costs to ship. Orders stay as they are.`
    : t`Delete this zone? You will no longer deliver to its pincodes, unless another zone has them. Orders stay as they are.`
  return (
    <DeleteButton
      name={name}
      question={question}
      deleted={t`Zone deleted`}
      notDeleted={t`The zone was not deleted. Please try again.`}
      back={adminPaths.delivery()}
      remove={async () => {
        const { data } = await mutate({ variables: { input: { id } } })
        return data?.deleteDeliveryZone.deletedDeliveryZoneId === id
      }}
    />
  )
}
