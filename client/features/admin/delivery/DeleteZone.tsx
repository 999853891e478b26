import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { notify } from '../../../ui/notify.ts'
import { Confirm } from '../Confirm.tsx'
import { DeleteDeliveryZone_mutation } from './delivery-documents.ts'

interface DeleteZoneProps {
  id: string
  name: string
  /** Without it, the shop delivers everywhere again. */
  isLast: boolean
}

/** Deletes a delivery zone after a confirmation, and returns to the list. */
export function DeleteZone({ id, name, isLast }: DeleteZoneProps) {
  const [asking, setAsking] = useState(false)
  const [mutate] = useMutation(DeleteDeliveryZone_mutation, {
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'DeliveryZone', id }) }),
  })
  const navigate = useNavigate()
  const remove = async () => {
    const deleted = await mutate({ variables: { input: { id } } }).then(
      ({ data }) => data?.deleteDeliveryZone.deletedDeliveryZoneId === id,
      () => false,
    )
    void notify(
      deleted
        ? { title: 'Zone deleted' }
        : { title: 'The zone was not deleted. Please try again.', type: 'error' },
    )
    if (deleted) void navigate(adminPaths.delivery())
  }
  const effect = isLast
    ? 'It is the last one: you will deliver everywhere again, for what each design costs to ship.'
    : 'You will no longer deliver to its pincodes, unless another zone has them.'
  return (
    <>
      <Button variant="outline" minH="11" onClick={() => setAsking(true)}>
        <Trash2 />
        Delete
      </Button>
      <Confirm
        open={asking}
        title={name}
        text={`Delete this zone? ${effect} Orders stay as they are.`}
        confirm="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
