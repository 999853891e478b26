import { Button, HStack } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { useIsOwner } from '../shell/use-access.ts'
import { Alterations } from './Alterations.tsx'
import { BoardView } from './BoardView.tsx'
import { OpenGarments } from './OpenGarments.tsx'
import { Tailors } from './Tailors.tsx'
import { Trials } from './Trials.tsx'
import { Workloads } from './Workloads.tsx'

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
  const isOwner = useIsOwner()
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
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.appointments()}>
            <Trans>Appointments</Trans>
          </RouterLink>
        </Button>
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.dayLists()}>
            <Trans>Day’s lists</Trans>
          </RouterLink>
        </Button>
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
      {view === 'board' ? (
        <BoardView />
      ) : view === 'alterations' ? (
        <Alterations />
      ) : view === 'workload' ? (
        <Workloads />
      ) : (
        <OpenGarments>
          {({ garments: { edges }, workshopStages }) => {
            const garments = edges.map(({ node }) => node)
            const finished = workshopStages.stages.filter(({ kind }) => kind === 'DONE').map(({ id }) => id)
            return view === 'trials' ? (
              <Trials garments={garments} />
            ) : (
              <Tailors garments={garments.filter(({ status }) => !finished.includes(status))} />
            )
          }}
        </OpenGarments>
      )}
    </>
  )
}
