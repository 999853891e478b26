import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import type { AssignGarmentInput, BoardGarmentFragment } from '../../../__generated__/graphql.ts'
import { useSubmission } from '../../../ui/use-submission.ts'
import { onOrderNews, withoutDeduplication } from '../orders/order-stream.ts'
import {
  AssignGarment_mutation,
  MoveGarment_mutation,
  UndoGarmentMove_mutation,
  WorkshopBoard_query,
} from './garment-documents.ts'

/** The open garments with their stages, live, and what can be done with them. */
export function useGarmentBoard() {
  const { data, error, refetch } = useQuery(WorkshopBoard_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  const read = () => void refetch().catch(() => null)
  const hear = useEffectEvent(read)
  useEffect(() => {
    return onOrderNews(() => hear())
  }, [])
  const [moveGarment] = useMutation(MoveGarment_mutation)
  const [undoMove] = useMutation(UndoGarmentMove_mutation)
  const [assignGarment] = useMutation(AssignGarment_mutation)
  const { submit, loading, submitError } = useSubmission()

  const move = ({ id: garmentId, version }: BoardGarmentFragment, to: string) =>
    submit(
      async () => (await moveGarment({ variables: { input: { garmentId, version, to } } })).data?.moveGarment,
    )
  const undo = ({ id: garmentId, version }: BoardGarmentFragment) =>
    submit(
      async () => (await undoMove({ variables: { input: { garmentId, version } } })).data?.undoGarmentMove,
    )
  /** One after the other, until one is refused. */
  const changeAll = async (
    garments: readonly BoardGarmentFragment[],
    to: string | null,
    assignment: Omit<AssignGarmentInput, 'garmentId'>,
  ): Promise<boolean> => {
    const assigns = Object.keys(assignment).length > 0
    for (const { id: garmentId, status } of garments) {
      const steps = [
        ...(assigns
          ? [
              async () =>
                (await assignGarment({ variables: { input: { garmentId, ...assignment } } })).data
                  ?.assignGarment,
            ]
          : []),
        ...(to !== null && to !== status
          ? [async () => (await moveGarment({ variables: { input: { garmentId, to } } })).data?.moveGarment]
          : []),
      ]
      for (const step of steps) if ((await submit(step)).state !== 'done') return false
    }
    return true
  }
  return { data, error, read, move, undo, changeAll, loading, submitError }
}
