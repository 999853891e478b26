import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { notify } from '../../../ui/notify.ts'
import { Confirm } from '../Confirm.tsx'
import { AdminPromotions_query, DeletePromotion_mutation } from './promotion-documents.ts'

/** Deletes an offer after a confirmation, and returns to the list. */
export function DeletePromotion({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const [mutate] = useMutation(DeletePromotion_mutation, {
    refetchQueries: [AdminPromotions_query],
  })
  const navigate = useNavigate()
  const remove = async () => {
    const deleted = await mutate({ variables: { input: { id } } }).then(
      ({ data }) => data?.deletePromotion.deletedPromotionId === id,
      () => false,
    )
    void notify(
      deleted
        ? { title: 'Offer deleted' }
        : { title: 'The offer was not deleted. Please try again.', type: 'error' },
    )
    if (deleted) void navigate(adminPaths.promotions())
  }
  return (
    <>
      <Button variant="outline" minH="11" onClick={() => setAsking(true)}>
        <Trash2 />
        Delete
      </Button>
      <Confirm
        open={asking}
        title={name}
        text="Delete this offer? Orders that have it stay as they are. To end it for now, switch it off instead."
        confirm="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
