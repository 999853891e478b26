import { useQuery } from '@apollo/client/react'
import { Badge, chakra, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { counted } from '../../lib/counted.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { AdminTable } from './AdminTable.tsx'
import { GrowingList } from './GrowingList.tsx'
import { isForbidden } from './is-forbidden.ts'
import { DecideUpiClaim } from './payments/DecideUpiClaim.tsx'
import { UpiClaims_query } from './payments/upi-claim-documents.ts'

const columns = ['Sent', 'Order', 'Amount', 'Number (UTR)', 'Bank statement']

/** The UPI transfers that wait to be compared with the bank statement. */
export function AdminPaymentsPage() {
  const { data, error, refetch, fetchMore } = useQuery(UpiClaims_query, {
    variables: { status: 'WAITING' },
    fetchPolicy: 'network-only',
    // What was decided stays where it is until the page is opened again.
    nextFetchPolicy: 'cache-first',
  })
  const list = data?.upiClaims
  if (isForbidden(error))
    return (
      <>
        <AdminHeading title="Payments to confirm" />
        <Text color="fg.muted" fontSize="md">
          The owner has not given your account the permission to record payments.
        </Text>
      </>
    )
  return (
    <>
      <AdminHeading
        title="Payments to confirm"
        beside={list && <Badge size="lg">{counted(list.totalCount, list.totalCountIsCapped)}</Badge>}
      />
      <GrowingList
        what="The payments"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        grow={(after) => fetchMore({ variables: { after } })}
        empty="No payment waits to be confirmed. UPI payments that customers tell of come here."
      >
        <AdminTable caption="UPI payments to confirm" columns={columns}>
          {list?.edges.map(({ node }) => (
            <tr key={node.id}>
              <chakra.td whiteSpace="nowrap">{formatMoment(node.submittedAt)}</chakra.td>
              <th scope="row">
                <Link asChild minH="11" color="brand.fg" fontWeight="semibold" whiteSpace="nowrap">
                  <RouterLink to={adminPaths.order(node.order.id)}>{node.order.orderNumber}</RouterLink>
                </Link>
                <chakra.div fontWeight="normal">{node.order.customer.name}</chakra.div>
              </th>
              <chakra.td whiteSpace="nowrap">{formatExactRupees(node.amount)}</chakra.td>
              <td>
                <chakra.code whiteSpace="nowrap">{node.utr}</chakra.code>
              </td>
              <td>
                <DecideUpiClaim claim={node} />
              </td>
            </tr>
          ))}
        </AdminTable>
      </GrowingList>
    </>
  )
}
