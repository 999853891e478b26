import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import type { QueuedWrite } from './writes.ts'

interface WriteSummaryProps {
  queued: QueuedWrite
  children?: ReactNode
}

/** One line: its provisional number, whom it is for, what it is, and the shop's number once there is one. */
export function WriteSummary({ queued, children }: WriteSummaryProps) {
  const { i18n } = useLingui()
  const { write, result, provisionalNumber } = queued
  const time = formatMoment(write.at, i18n)
  return (
    <Box as="article" aria-label={provisionalNumber} borderTopWidth="1px" py="2">
      <Flex columnGap="4" wrap="wrap" align="center" minH="11">
        <Text fontWeight="semibold" minW="20">
          {write.kind === 'order' ? (
            <Link asChild color="brand.fg">
              <RouterLink to={adminPaths.unsentReceipt(write.id)}>{provisionalNumber}</RouterLink>
            </Link>
          ) : (
            provisionalNumber
          )}
        </Text>
        <Text color="fg.muted">{time}</Text>
        <Text flex="1 1 10rem" minW="0">
          <What queued={queued} />
        </Text>
        {result && write.kind !== 'customer' && (
          <Link asChild color="brand.fg" minH="11">
            <RouterLink
              to={write.kind === 'move' ? adminPaths.garment(result.number) : adminPaths.order(result.id)}
            >
              {result.number}
            </RouterLink>
          </Link>
        )}
      </Flex>
      {children}
    </Box>
  )
}

function What({ queued: { write } }: { queued: QueuedWrite }) {
  const { i18n } = useLingui()
  const { customer } = write
  if (write.kind === 'customer') return <Trans>New customer {customer}</Trans>
  if (write.kind === 'payment') {
    const method = i18n._(paymentMethodNames[write.input.method])
    const amount = formatExactRupees(write.input.amount)
    const { order } = write
    return (
      <Trans>
        {amount} received for {order}, {customer} ({method})
      </Trans>
    )
  }
  if (write.kind === 'move') {
    const { garment } = write
    const stage = localizedName(i18n, write.to)
    return (
      <Trans>
        {garment} moved to {stage}, {customer}
      </Trans>
    )
  }
  const total = formatExactRupees(write.receipt.totalToPay ?? 0)
  const items = write.receipt.items.map((item) => designName(i18n, item)).join(', ')
  return <>{[customer, items, total].filter(Boolean).join(' · ')}</>
}
