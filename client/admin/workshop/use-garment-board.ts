import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import type { BoardGarmentFragment, ChangeGarmentsInput } from '../../__generated__/graphql.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { onOrderEvent, withoutDeduplication } from '../orders/order-stream.ts'
import {
  ChangeGarments_mutation,
  MoveGarment_mutation,
  UndoGarmentMove_mutation,
  WorkshopBoard_query,
} from './garment-documents.ts'

/** A garment that was not changed, and why. */
export interface RefusedGarment {
  id: string
  reason: string
}

/** The open garments with their stages, live, and what can be done with them. */
export function useGarmentBoard() {
  const { data, error, refetch, fetchMore } = useQuery(WorkshopBoard_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  const read = () => void refetch().catch(() => null)
  const handleEvent = useEffectEvent(read)
  useEffect(() => {
    return onOrderEvent(() => handleEvent())
  }, [])
  const [moveGarment] = useMutation(MoveGarment_mutation)
  const [undoMove] = useMutation(UndoGarmentMove_mutation)
  const [changeGarments] = useMutation(ChangeGarments_mutation)
  const { submit, loading, submitError } = useSubmission()

  const move = ({ id: garmentId, version }: BoardGarmentFragment, to: string) =>
    submit(
      async () => (await moveGarment({ variables: { input: { garmentId, version, to } } })).data?.moveGarment,
    )
  const undo = ({ id: garmentId, version }: BoardGarmentFragment) =>
    submit(
      async () => (await undoMove({ variables: { input: { garmentId, version } } })).data?.undoGarmentMove,
    )
  /** Those that were refused stay as they are, each with the reason; null when nothing was sent or received. */
  const changeAll = async (
    garments: readonly BoardGarmentFragment[],
    changes: Omit<ChangeGarmentsInput, 'garmentIds'>,
  ): Promise<RefusedGarment[] | null> => {
    const garmentIds = garments.map(({ id }) => id)
    let refused: RefusedGarment[] = []
    const { state } = await submit(async () => {
      const payload = (await changeGarments({ variables: { input: { garmentIds, ...changes } } })).data
        ?.changeGarments
      refused = (payload?.results ?? []).flatMap(({ garmentId: id, userErrors: [first] }) =>
        first ? { id, reason: first.message } : [],
      )
      return payload
    })
    return state === 'done' ? refused : null
  }
  /** Adds the garments that are due next; rejects if they could not be loaded. */
  const loadMore = async () => {
    const after = data?.garments.pageInfo.endCursor
    if (after) await fetchMore({ variables: { after } })
  }
  return { data, error, read, loadMore, move, undo, changeAll, loading, submitError }
}
