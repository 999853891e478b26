import { useApolloClient, useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type {
  AssignGarmentInput,
  BoardGarmentFragment,
  ChangeGarmentsInput,
} from '../../__generated__/graphql.ts'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { readUnsent } from '../offline/unsent.ts'
import { withinReach } from '../offline/within-reach.ts'
import {
  AssignGarment_mutation,
  ChangeGarments_mutation,
  MoveGarment_mutation,
  UndoGarmentMove_mutation,
} from './garment-documents.ts'
import type { Stage } from './stage.ts'

/** A garment that was not changed, and why. */
export interface RefusedGarment {
  id: string
  reason: string
}

type Garment = Pick<BoardGarmentFragment, 'id' | 'version'>
type MovedGarment = Garment & Pick<BoardGarmentFragment, 'code' | 'customerName'>

/** Loaded with the page: without a connection it would be too late. */
const loadQueue = () => import('../offline/queue-move.ts')

/**
 * What the shop's staff can do with garments, one change at a time. A move is queued where the shop can't be reached.
 * @param stages where garments can be moved
 */
export function useGarmentChanges(stages: readonly Stage[]) {
  const { t } = useLingui()
  const client = useApolloClient()
  const [moveGarment] = useMutation(MoveGarment_mutation)
  const [undoMove] = useMutation(UndoGarmentMove_mutation)
  const [assignGarment] = useMutation(AssignGarment_mutation)
  const [changeGarments] = useMutation(ChangeGarments_mutation)
  const { submit, loading, submitError } = useSubmission()

  useEffect(() => {
    return whenIdle(() => void loadQueue().catch(() => null))
  }, [])

  /** @param earnedStageIds the stages whose rates the tailor earns; left out, that of the stage which the garment leaves */
  const move = (garment: MovedGarment, to: string, earnedStageIds?: string[]) =>
    submit(async () => {
      const { id: garmentId, version } = garment
      const input = { garmentId, version, to, earnedStageIds }
      const queue = await loadQueue().catch(() => null)
      const { waiting, refused } = readUnsent()
      const follows = waiting + refused > 0 && (await queue?.hasUnsentMove(garmentId).catch(() => false))
      if (!follows)
        try {
          return (await moveGarment({ variables: { input }, context: withinReach() })).data?.moveGarment
        } catch (error) {
          if (!queue?.canQueue() || !isUnreachable(error)) throw error
        }
      const stage = stages.find(({ id }) => id === to)!
      await queue!.queueMove({ code: garment.code, customer: garment.customerName, to: stage }, input)
      // Shown where it is now; the next move follows this one.
      client.cache.modify<BoardGarmentFragment>({
        id: client.cache.identify({ __typename: 'Garment', id: garmentId })!,
        fields: { status: () => to, version: () => version + 1, undoableUntil: () => null },
      })
      void notify({
        title: t`${{ code: garment.code }} is moved on this device. The shop gets it when the line is back.`,
      })
      return { userErrors: [] }
    })
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
