import { chakra, Link } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { DayClosingsQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { formatSigned, paiseOf } from './signed-amount.ts'

type Closing = DayClosingsQuery['dayClosings']['edges'][number]['node']

const columns = [msg`Day`, msg`Expected`, msg`Counted`, msg`Difference`, msg`Signed by`]

/** The closings, those that were opened again included. */
export function ClosedDaysTable({ closings }: { closings: readonly Closing[] }) {
  const { t, i18n } = useLingui()
  return (
    <AdminTable caption={t`Days that were closed`} columns={columns.map((column) => i18n._(column))}>
      {closings.map((closing) => (
        <tr key={closing.id}>
          <th scope="row">
            <Link asChild minH="12" color="brand.fg" fontWeight="semibold" whiteSpace="nowrap">
              <RouterLink to={adminPaths.closing(closing.date)}>{formatDay(closing.date, i18n)}</RouterLink>
            </Link>
            {closing.status === 'REOPENED' && <Reopened closing={closing} />}
          </th>
          <Amount>{closing.expectedCash && formatSigned(paiseOf(closing.expectedCash))}</Amount>
          <Amount>{formatExactRupees(closing.countedCash ?? 0)}</Amount>
          <td>
            {closing.difference && formatSigned(paiseOf(closing.difference))}
            {closing.explanation && <chakra.div color="fg.muted">“{closing.explanation}”</chakra.div>}
          </td>
          <td>{closing.closedBy}</td>
        </tr>
      ))}
    </AdminTable>
  )
}

const Reopened = ({ closing: { reopenedBy, reopenReason } }: { closing: Closing }) => (
  <chakra.div fontWeight="normal" color="fg.muted">
    <Trans>
      Opened again by {reopenedBy}: “{reopenReason}”
    </Trans>
  </chakra.div>
)

const Amount = chakra('td', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })
