import { Button, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { type OrderChoice, orderParameters, readOrderChoice, whereOf } from './order-choice.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersBoard } from './OrdersBoard.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { WorkshopWeeks } from './WorkshopWeeks.tsx'

/** All orders. Filters and view are stored in the address. */
export function AdminOrdersPage() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const choice = readOrderChoice(parameters)
  const change = (changes: Partial<OrderChoice>) =>
    setParameters(orderParameters({ ...choice, ...changes }), { replace: 'search' in changes })
  const where = whereOf(choice)
  const [showsWeeks, setShowsWeeks] = useState(choice.week !== null)
  return (
    <>
      <AdminHeading title={t`Orders`}>
        <HStack role="group" aria-label={t`View`} gap="1">
          {(['table', 'board'] as const).map((view) => (
            <Button
              key={view}
              size="sm"
              variant={choice.view === view ? 'subtle' : 'ghost'}
              aria-pressed={choice.view === view}
              onClick={() => change({ view, status: null, ...(view === 'board' && { alterations: false }) })}
            >
              {view === 'table' ? t`Table` : t`Board`}
            </Button>
          ))}
        </HStack>
        <Button
          hideFrom="lg"
          size="sm"
          variant={showsWeeks ? 'subtle' : 'ghost'}
          aria-expanded={showsWeeks}
          onClick={() => setShowsWeeks(!showsWeeks)}
        >
          <Trans>Weeks</Trans>
        </Button>
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.drafts()}>
            <Trans>Order drafts</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <WorkshopWeeks isOpen={showsWeeks} week={choice.week} onWeek={(week) => change({ week })} />
      <OrderFilters choice={choice} onChange={change} />
      {choice.view === 'board' ? (
        <OrdersBoard key={JSON.stringify(where)} where={where} />
      ) : (
        <OrdersTable where={where} choice={choice} onChange={change} />
      )}
    </>
  )
}
