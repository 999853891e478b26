import { Badge, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderCard_OrderFragment } from '../../../__generated__/graphql.ts'
import { designName } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { paths } from '../../../../shared/paths.ts'
import { dayFormat } from '../placed/order-dates.ts'
import { statusLabels } from '../placed/order-labels.ts'
import { OrderAgain } from '../placed/OrderAgain.tsx'
import { garmentOfCustom } from '../wizard/garment-measures.ts'
import { garmentNames } from '../wizard/measurement-labels.ts'
import { CardPicture, cardGrid } from './CardPicture.tsx'

export const OrderCard_order = graphql(`
  fragment OrderCard_order on Order {
    id
    orderNumber
    orderDate
    orderStatus
    deliveryDate
    customCategory
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
      image {
        url
        alt
        width
        height
        thumbhash
      }
    }
    totalToPay
    viewerCanAcceptQuote
    viewerCanOrderAgain
  }
`)

export function OrderCard({ order }: { order: OrderCard_OrderFragment }) {
  const { i18n } = useLingui()
  const { id, orderNumber, orderStatus, customCategory, items, totalToPay, viewerCanAcceptQuote } = order
  const [first] = items
  const name = customCategory
    ? i18n._(garmentNames[garmentOfCustom[customCategory]])
    : first && designName(i18n, first)
  const others = items.length - 1
  const day = i18n.date(order.orderDate, dayFormat)
  return (
    <Grid as="li" position="relative" {...cardGrid}>
      <CardPicture image={first?.image} />
      <Stack gap="1.5" minW="0">
        <Flex gap="2" wrap="wrap" align="center" justify="space-between">
          <Link asChild color="fg" fontWeight="semibold" fontSize="lg" py="2" my="-2">
            <RouterLink to={paths.placedOrder(id)}>
              <Trans>Order {orderNumber}</Trans>
            </RouterLink>
          </Link>
          <Badge colorPalette={statusLabels[orderStatus].palette}>
            {i18n._(statusLabels[orderStatus].name)}
          </Badge>
        </Flex>
        <Text overflowWrap="anywhere">
          {name}
          {others > 0 && (
            <>
              {' '}
              <Plural value={others} one="and # more" other="and # more" />
            </>
          )}
        </Text>
        <Flex gap="2" wrap="wrap" justify="space-between">
          <Text fontSize="sm" color="fg.muted">
            {day}
          </Text>
          <Text fontWeight="semibold">
            {totalToPay == null ? <Trans>Price on enquiry</Trans> : formatExactRupees(totalToPay)}
          </Text>
        </Flex>
        {viewerCanAcceptQuote && (
          <Text fontWeight="semibold" color="fg.warning">
            <Trans>We have named a price: please look at it.</Trans>
          </Text>
        )}
        {order.viewerCanOrderAgain && <OrderAgain order={order} />}
      </Stack>
    </Grid>
  )
}
