import { Box, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { formatMoment } from './order-dates.ts'
import { statusLabels } from './order-labels.ts'

interface OrderTimelineProps {
  /** Oldest first. */
  events: { status: OrderStatus; at: string; note?: string | null }[]
  /** The statuses still to come. */
  ahead: OrderStatus[]
}

/** The order's past statuses with their times, then those to come. */
export function OrderTimeline({ events, ahead }: OrderTimelineProps) {
  const { i18n } = useLingui()
  return (
    <Box as="ol" listStyleType="none">
      {events.map(({ status, at, note }, index) => (
        <Stage
          key={at + status}
          mark={status === 'CANCELLED' ? <X aria-hidden size={14} /> : <Check aria-hidden size={14} />}
          done
          last={index === events.length - 1 && ahead.length === 0}
        >
          <Text fontWeight="semibold">{i18n._(statusLabels[status].name)}</Text>
          <Text fontSize="sm" color="fg.muted">
            <time dateTime={at}>{formatMoment(at, i18n)}</time>
          </Text>
          {note && (
            <Text mt="1" overflowWrap="anywhere">
              “{note}”
            </Text>
          )}
        </Stage>
      ))}
      {ahead.map((status, index) => (
        <Stage key={status} last={index === ahead.length - 1}>
          <Text color="fg.muted">
            {i18n._(statusLabels[status].name)}
            <Box as="span" srOnly>
              {' '}
              <Trans>(still to come)</Trans>
            </Box>
          </Text>
        </Stage>
      ))}
    </Box>
  )
}

interface StageProps {
  mark?: ReactNode
  done?: boolean
  last: boolean
  children: ReactNode
}

function Stage({ mark, done = false, last, children }: StageProps) {
  return (
    <Flex as="li" gap="3">
      <Flex direction="column" align="center" flexShrink="0" pt="0.5">
        <Flex
          align="center"
          justify="center"
          boxSize="6"
          borderRadius="full"
          borderWidth="2px"
          borderColor={done ? 'brand.solid' : 'border'}
          bg={done ? 'brand.solid' : 'bg.panel'}
          color="brand.contrast"
        >
          {mark}
        </Flex>
        {!last && <Box flex="1" width="2px" minH="3" bg={done ? 'brand.emphasized' : 'border'} />}
      </Flex>
      <Box pb={last ? '0' : '4'} minW="0">
        {children}
      </Box>
    </Flex>
  )
}
