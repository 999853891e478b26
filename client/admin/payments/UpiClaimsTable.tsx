import { chakra, Link } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { DecideUpiClaim, type UpiClaim } from './DecideUpiClaim.tsx'

const columns = [msg`Order`, msg`Amount`, msg`Number (UTR)`, msg`Bank statement`]

/** UPI payments that customers reported. */
export function UpiClaimsTable({ claims }: { claims: readonly UpiClaim[] }) {
  const { t, i18n } = useLingui()
  return (
    <AdminTable caption={t`UPI payments to confirm`} columns={columns.map((column) => i18n._(column))}>
      {claims.map((claim) => (
        <tr key={claim.id}>
          <th scope="row">
            <Link asChild minH="11" color="brand.fg" fontWeight="semibold" whiteSpace="nowrap">
              <RouterLink to={adminPaths.order(claim.order.id)}>{claim.order.orderNumber}</RouterLink>
            </Link>
            <chakra.div fontWeight="normal">{claim.order.customer.name}</chakra.div>
          </th>
          <chakra.td whiteSpace="nowrap">{formatExactRupees(claim.amount)}</chakra.td>
          <td>
            <chakra.code whiteSpace="nowrap">{claim.utr}</chakra.code>
            <chakra.div color="fg.muted" textStyle="xs" whiteSpace="nowrap">
              {t`sent ${{ moment: formatMoment(claim.submittedAt, i18n) }}`}
            </chakra.div>
          </td>
          <td>
            <DecideUpiClaim claim={claim} />
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
