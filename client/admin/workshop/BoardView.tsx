import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BoardGarmentFragment, ChangeGarmentsInput } from '../../__generated__/graphql.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { LoadMore } from '../lists/LoadMore.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { boardChoices, boardWhere } from './board-choice.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BulkGarments } from './BulkGarments.tsx'
import { GarmentBoard } from './GarmentBoard.tsx'
import { ReadBoard } from './OpenGarments.tsx'
import { type AskedMove, askedMove } from './passed-stages.ts'
import { useGarmentBoard, type GarmentBoardData } from './use-garment-board.ts'
import { type RefusedGarment, useGarmentChanges } from './use-garment-changes.ts'

const EarnedStages = lazy(async () => ({ default: (await import('./EarnedStages.tsx')).EarnedStages }))

/** The board of open garments with its filters, and what can be done with one or many. */
export function BoardView() {
  const [, setParameters] = useSearchParams()
  const { chosen, choose } = useAddressChoice(boardChoices)
  const today = currentDay()
  const board = useGarmentBoard(boardWhere(chosen, today))
  const clear = () =>
    setParameters(
      (old) => {
        for (const name of boardChoices) old.delete(name)
        return old
      },
      { replace: true },
    )
  return (
    <ReadBoard board={board}>
      {(data) => (
        <>
          <BoardFilters
            chosen={chosen}
            choose={choose}
            onClear={clear}
            stages={data.workshopStages.stages}
            tailors={data.tailors}
          />
          <Board data={data} stage={chosen.stage} isLate={chosen.due === 'late'} loadMore={board.loadMore} />
        </>
      )}
    </ReadBoard>
  )
}

interface BoardProps {
  data: GarmentBoardData
  /** The id of the only stage that is shown; '' for all. */
  stage: string
  /** Whether what is ready is left out: it isn't late. */
  isLate: boolean
  loadMore: () => Promise<void>
}

function Board({ data, stage, isLate, loadMore }: BoardProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedGarment[]>([])
  const [asked, setAsked] = useState<{ move: AskedMove; go: (earned: string[]) => void } | null>(null)
  const { workshopStages, tailors } = data
  const { stages } = workshopStages
  const changes = useGarmentChanges(stages)
  const garments = data.garments.edges.map(({ node }) => node).filter(({ isOverdue }) => !isLate || isOverdue)
  const chosen = garments.filter(({ id }) => selected.has(id))
  const toggle = (id: string) =>
    setSelected(
      selected.has(id) ? new Set([...selected].filter((each) => each !== id)) : new Set([...selected, id]),
    )
  const clear = () => {
    setSelected(new Set())
    setRefused([])
  }
  const move = (garment: BoardGarmentFragment, to: string) => {
    const question = askedMove(stages, [garment], to)
    if (question) setAsked({ move: question, go: (earned) => void changes.move(garment, to, earned) })
    else void changes.move(garment, to)
  }
  /** Those that were not changed stay selected. */
  const changeAll = async (input: Omit<ChangeGarmentsInput, 'garmentIds'>) => {
    const found = await changes.changeAll(chosen, input)
    if (!found) return
    setRefused(found)
    setSelected(new Set(found.map(({ id }) => id)))
  }
  const apply = (input: Omit<ChangeGarmentsInput, 'garmentIds'>) => {
    const sewnBy = tailors.find(({ id }) => id === input.tailorId) ?? null
    const question = input.to ? askedMove(stages, chosen, String(input.to), sewnBy) : null
    if (question)
      setAsked({ move: question, go: (earnedStageIds) => void changeAll({ ...input, earnedStageIds }) })
    else void changeAll(input)
  }
  const unlisted = (data.garments.totalCount ?? 0) - data.garments.edges.length
  return (
    <>
      <SubmitError>{changes.submitError}</SubmitError>
      <GarmentBoard
        stages={stage ? stages.filter(({ id }) => id === stage) : stages}
        allStages={stages}
        garments={garments}
        tailors={tailors}
        selected={selected}
        disabled={changes.loading}
        onSelect={toggle}
        onMove={move}
        onUndo={(garment) => void changes.undo(garment)}
        onAssign={(garment, tailorId) => void changes.assign(garment, { tailorId })}
      />
      {unlisted > 0 && (
        <Text color="fg.muted">
          <Trans>
            {{ garments: garments.length }} garments that are due first are shown; {unlisted} more follow.
          </Trans>
        </Text>
      )}
      {data.garments.pageInfo.hasNextPage && <LoadMore loadMore={loadMore} />}
      {chosen.length > 0 && (
        <BulkGarments
          count={chosen.length}
          stages={stages}
          tailors={tailors}
          loading={changes.loading}
          onClear={clear}
          refused={chosen.flatMap(({ id, code }) => {
            const found = refused.find((each) => each.id === id)
            return found ? { code, reason: found.reason } : []
          })}
          onApply={apply}
        />
      )}
      {asked && (
        <Suspense>
          <EarnedStages move={asked.move} onConfirm={asked.go} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
