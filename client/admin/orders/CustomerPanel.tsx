import { useQuery } from '@apollo/client/react'
import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { useLingui, Trans } from '@lingui/react/macro'
import { MessageCircle, PhoneCall } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { internationalNumber, whatsAppLink } from '../../../shared/whatsapp-link.ts'
import { customerName } from '../../lib/customer-name.ts'
import { mailLink, telLink } from '../../lib/contact.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { OrderMessages } from '../messages/OrderMessages.tsx'
import { ParcelLines } from '../../shop/orders/placed/ParcelLines.tsx'
import type { AdminOrder } from './order-documents.ts'
import { orderSubject } from './order-labels.ts'
import { toPay } from './OrdersTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { counted } from '../../lib/counted.ts'
import { StatusBadge } from './StatusBadge.tsx'

const OtherOrders_query = graphql(`
  query OtherOrders($id: ID!) {
    orders(where: { otherOrdersThan: $id, mine: false }, first: 10) {
      edges {
        cursor
        node {
          id
          ...OrderInList_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsCapped
    }
  }
`)

/** The customer with contact links, messages and other orders. */
export function CustomerPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { name, phone, email, street, city, state, pincode } = order.customer
  const international = internationalNumber(phone ?? '')
  return (
    <Panel title={t`Customer`}>
      {order.customerRecord ? (
        <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
          <RouterLink to={adminPaths.customer(order.customerRecord.id)}>
            {customerName(i18n, name)}
          </RouterLink>
        </Link>
      ) : (
        <Text fontWeight="semibold">{customerName(i18n, name)}</Text>
      )}
      <Flex gap="2" wrap="wrap" my="2">
        {phone && (
          <>
            <Button asChild size="md" variant="outline">
              <a href={telLink(`+${international}`)}>
                <PhoneCall aria-hidden />
                <Trans>Call {phone}</Trans>
              </a>
            </Button>
            <Button asChild size="md" variant="outline">
              <a href={whatsAppLink(international)} target="_blank" rel="noreferrer">
                <MessageCircle aria-hidden />
                <Trans>WhatsApp</Trans>
              </a>
            </Button>
          </>
        )}
        <OrderMessages order={order} drafts={order.messageDrafts} />
      </Flex>
      {email && (
        <Link href={mailLink(email)} minH="6" overflowWrap="anywhere">
          {email}
        </Link>
      )}
      <Text color="fg.muted">
        {order.fulfilment === 'PICKUP'
          ? t`Picks it up at the shop`
          : `${street}, ${city} ${pincode}, ${state}`}
      </Text>
      <ParcelLines parcel={order} />
      {order.neededBy && (
        <Text mt="1" fontWeight="semibold">
          <Trans>Needed by {{ day: formatDay(noonOf(order.neededBy), i18n) }}</Trans>
        </Text>
      )}
      {order.placedBy && (
        <Text mt="1">
          <Trans>Taken by {{ placedBy: order.placedBy }}</Trans>
        </Text>
      )}
      {phone && <OtherOrders id={order.id} />}
    </Panel>
  )
}

function OtherOrders({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(OtherOrders_query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  if (!data) return null
  const { edges, totalCount, totalCountIsCapped } = data.orders
  return (
    <Stack gap="1" mt="3" pt="3" borderTopWidth="1px">
      <Text fontWeight="semibold">
        {totalCount === 0
          ? t`First order of this customer`
          : totalCount === 1
            ? t`1 other order`
            : t`${{ count: counted(totalCount, totalCountIsCapped) }} other orders`}
      </Text>
      {edges.map(({ node }) => (
        <Flex key={node.id} gap="2" align="center">
          <Link asChild minH="6">
            <RouterLink to={adminPaths.order(node.id)}>{node.orderNumber}</RouterLink>
          </Link>
          <Text flex="1" minW="0" truncate color="fg.muted">
            {orderSubject(i18n, node)} · {formatDay(node.orderDate, i18n)} · {toPay(i18n, node)}
          </Text>
          <StatusBadge status={node.orderStatus} />
        </Flex>
      ))}
    </Stack>
  )
}
