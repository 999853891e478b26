import { Button, HStack, Skeleton, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { LoadMore } from '../lists/LoadMore.tsx'
import { useIsOwner } from '../shell/use-access.ts'
import { Alterations } from './Alterations.tsx'
import { BulkGarments } from './BulkGarments.tsx'
import { GarmentBoard } from './GarmentBoard.tsx'
import { Tailors } from './Tailors.tsx'
import { Trials } from './Trials.tsx'
import { Workloads } from './Workloads.tsx'
import { type RefusedGarment, useGarmentBoard } from './use-garment-board.ts'

const views = {
  board: msg`Board`,
  trials: msg`Trials`,
  alterations: msg`Alterations`,
  workload: msg`Workload`,
  tailors: msg`Tailors`,
} as const
type View = keyof typeof views

/** The garments that are sewn: by stage, by the day of their trial, what is altered, and who sews. */
export function AdminWorkshopPage() {
  const { t, i18n } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get('view') ?? ''
  const view: View = named in views ? (named as View) : 'board'
  const board = useGarmentBoard()
  const isOwner = useIsOwner()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedGarment[]>([])
  const { data, error } = board
  const garments = data?.garments.edges.map(({ node }) => node) ?? []
  const chosen = garments.filter(({ id }) => selected.has(id))
  const toggle = (id: string) =>
    setSelected(
      selected.has(id) ? new Set([...selected].filter((each) => each !== id)) : new Set([...selected, id]),
    )
  /** Those that were not changed stay selected. */
  const apply = async (changes: Parameters<typeof board.changeAll>[1]) => {
    const found = await board.changeAll(chosen, changes)
    if (!found) return
    setRefused(found)
    setSelected(new Set(found.map(({ id }) => id)))
  }
  const finished = data?.workshopStages.stages.filter(({ kind }) => kind === 'DONE').map(({ id }) => id) ?? []
  const unlisted = (data?.garments.totalCount ?? 0) - garments.length
  return (
    <>
      <AdminHeading title={t`Workshop`}>
        <HStack role="group" aria-label={t`View`} gap="1">
          {(Object.keys(views) as View[]).map((each) => (
            <Button
              key={each}
              minH="12"
              variant={view === each ? 'subtle' : 'ghost'}
              aria-pressed={view === each}
              onClick={() => setParameters(each === 'board' ? {} : { view: each }, { replace: true })}
            >
              {i18n._(views[each])}
            </Button>
          ))}
        </HStack>
        {isOwner && (
          <HStack gap="1">
            <Button asChild minH="12" variant="outline">
              <RouterLink to={adminPaths.stages()}>
                <Trans>Stages</Trans>
              </RouterLink>
            </Button>
            <Button asChild minH="12" variant="outline">
              <RouterLink to={adminPaths.rates()}>
                <Trans>Piece rates</Trans>
              </RouterLink>
            </Button>
          </HStack>
        )}
      </AdminHeading>
      {error && !data ? (
        <ErrorState
          title={t`The workshop could not be read`}
          retry={{ label: t`Try again`, onClick: board.read }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : !data ? (
        <Skeleton height="60" role="status" aria-label={t`Loading the workshop`} />
      ) : view === 'tailors' ? (
        <Tailors garments={garments.filter(({ status }) => !finished.includes(status))} />
      ) : view === 'alterations' ? (
        <Alterations />
      ) : view === 'workload' ? (
        <Workloads />
      ) : view === 'trials' ? (
        <Trials garments={garments} />
      ) : (
        <>
          {chosen.length > 0 && (
            <BulkGarments
              count={chosen.length}
              stages={data.workshopStages.stages}
              tailors={data.tailors}
              loading={board.loading}
              onClear={() => {
                setSelected(new Set())
                setRefused([])
              }}
              refused={chosen.flatMap(({ id, code }) => {
                const found = refused.find((each) => each.id === id)
                return found ? { code, reason: found.reason } : []
              })}
              onApply={(changes) => void apply(changes)}
            />
          )}
          <SubmitError>{board.submitError}</SubmitError>
          <GarmentBoard
            stages={data.workshopStages.stages}
            garments={garments}
            selected={selected}
            disabled={board.loading}
            onSelect={toggle}
            onMove={(garment, to) => void board.move(garment, to)}
            onUndo={(garment) => void board.undo(garment)}
          />
          {unlisted > 0 && (
            <Text color="fg.muted">
              <Trans>
                {{ garments: garments.length }} garments that are due first are shown; {unlisted} more follow.
              </Trans>
            </Text>
          )}
          {data.garments.pageInfo.hasNextPage && <LoadMore loadMore={board.loadMore} />}
        </>
      )}
    </>
  )
}
