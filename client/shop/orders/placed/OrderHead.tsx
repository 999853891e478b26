import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { dayOfInstant, noonOf } from '../../../lib/shop-days.ts'
import { dayFormat } from './order-dates.ts'
import { isFinal } from '../../../../shared/orders/order-statuses.ts'
import { statusLabels } from './order-labels.ts'

interface OrderHeadProps {
  orderNumber: string
  orderStatus: OrderStatus
  /** The expected delivery date; left out or null when it is unknown or past. */
  deliveryDate?: string | null
  /** Whether it has just been placed. */
  isNew?: boolean | undefined
  /** The day that was promised when it was placed: shown where the shop expects another. */
  promisedDate?: string | null
}

/** The order number and status. */
export function OrderHead({ orderNumber, orderStatus, deliveryDate, isNew, promisedDate }: OrderHeadProps) {
  const { i18n } = useLingui()
  const expected = deliveryDate && !isFinal(orderStatus)
  const isMoved = expected && promisedDate && dayOfInstant(deliveryDate) !== promisedDate
  const promised = isMoved && i18n.date(noonOf(promisedDate), dayFormat)
  const day = expected && i18n.date(deliveryDate, dayFormat)
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="4"
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box>
        <Text color="fg.muted">
          <Trans>Order number</Trans>
        </Text>
        <Text fontFamily="heading" fontSize={{ base: '4xl', md: '5xl' }} lineHeight="short">
          {orderNumber}
        </Text>
      </Box>
      <Box role="status" textAlign={{ base: 'start', sm: 'end' }}>
        <Badge
          size="lg"
          animationStyle={isNew ? 'pop' : undefined}
          colorPalette={statusLabels[orderStatus].palette}
        >
          {i18n._(statusLabels[orderStatus].name)}
        </Badge>
        {day && (
          <Text mt="2">
            <Trans>Expected by {day}</Trans>
          </Text>
        )}
        {promised && (
          <Text fontSize="sm" color="fg.muted">
            <Trans>Promised for {promised} when you ordered</Trans>
          </Text>
        )}
      </Box>
    </Flex>
  )
}
