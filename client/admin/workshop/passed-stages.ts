import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import type { Stage } from './stage.ts'

/** A move whose tailor's earnings are to be asked for. */
export interface AskedMove {
  garments: readonly BoardGarmentFragment[]
  /** The stages that are left or passed over. */
  passed: readonly Stage[]
  to: string
}

/** The stages that a garment leaves and passes over on its way; none on the way back. */
function passedStages(stages: readonly Stage[], from: string, to: string): Stage[] {
  const current = stages.filter(({ id, isRemoved }) => !isRemoved || id === from)
  const [first, last] = [from, to].map((id) => current.findIndex((stage) => stage.id === id)) as [
    number,
    number,
  ]
  return current.slice(first, Math.max(first, last))
}

/**
 * What is to be asked before these garments are moved: which of the stages that they pass over their tailors have completed. Null
 * when none passes over a stage, or nobody earns by stages.
 * @param sewnBy who gets the garments with the same change; null for those who have them
 */
export function askedMove(
  stages: readonly Stage[],
  garments: readonly BoardGarmentFragment[],
  to: string,
  sewnBy: { earnsByStage: boolean } | null = null,
): AskedMove | null {
  const asked = garments.filter(
    ({ status, tailor, pieceRate }) =>
      (sewnBy ?? tailor)?.earnsByStage && pieceRate == null && passedStages(stages, status, to).length > 1,
  )
  if (asked.length === 0) return null
  const passed = new Set(asked.flatMap(({ status }) => passedStages(stages, status, to)))
  return { garments: asked, passed: stages.filter((stage) => passed.has(stage)), to }
}
