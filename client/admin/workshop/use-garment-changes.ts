import { useMutation } from '@apollo/client/react'
import type {
  AssignGarmentInput,
  BoardGarmentFragment,
  ChangeGarmentsInput,
} from '../../__generated__/graphql.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import {
  AssignGarment_mutation,
  ChangeGarments_mutation,
  MoveGarment_mutation,
  UndoGarmentMove_mutation,
} from './garment-documents.ts'

/** A garment that was not changed, and why. */
export interface RefusedGarment {
  id: string
  reason: string
}

type Garment = Pick<BoardGarmentFragment, 'id' | 'version'>

/** What the shop's staff can do with garments, one change at a time. */
export function useGarmentChanges() {
  const [moveGarment] = useMutation(MoveGarment_mutation)
  const [undoMove] = useMutation(UndoGarmentMove_mutation)
  const [assignGarment] = useMutation(AssignGarment_mutation)
  const [changeGarments] = useMutation(ChangeGarments_mutation)
  const { submit, loading, submitError } = useSubmission()

  /** @param earnedStageIds the stages whose rates the tailor earns; left out, that of the stage which the garment leaves */
  const move = ({ id: garmentId, version }: Garment, to: string, earnedStageIds?: string[]) =>
    submit(
      async () =>
        (await moveGarment({ variables: { input: { garmentId, version, to, earnedStageIds } } })).data
          ?.moveGarment,
    )
  const undo = ({ id: garmentId, version }: Garment) =>
    submit(
      async () => (await undoMove({ variables: { input: { garmentId, version } } })).data?.undoGarmentMove,
    )
  const assign = (
    { id: garmentId, version }: Garment,
    changes: Omit<AssignGarmentInput, 'garmentId' | 'version'>,
  ) =>
    submit(
      async () =>
        (await assignGarment({ variables: { input: { garmentId, version, ...changes } } })).data
          ?.assignGarment,
    )
  /** Those that were refused stay as they are, each with the reason; null when nothing was sent or received. */
  const changeAll = async (
    garments: readonly Garment[],
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
  return { move, undo, assign, changeAll, loading, submitError }
}
