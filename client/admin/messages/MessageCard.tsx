import { Badge, Box, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { MessageCard_MessageFragment } from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { MessageActions } from './MessageActions.tsx'
import { channelLabels, eventLabels, statusColors, statusLabels } from './message-labels.ts'
import { MessageOrderLink } from './MessageLink.tsx'
import { MessageOutcome } from './MessageOutcome.tsx'

interface MessageCardProps {
  message: MessageCard_MessageFragment
  /** Reads the list again. */
  onChanged: () => Promise<unknown>
}

/** A message with its text, what became of it, and what can be done. */
export function MessageCard({ message, onChanged }: MessageCardProps) {
  const { t, i18n } = useLingui()
  const { id, event, channel, status, recipient, subject, body, orderId } = message
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" wrap="wrap" align="center">
        <Badge colorPalette={statusColors[status]}>{i18n._(statusLabels[status])}</Badge>
        <Link asChild minH="11" minW="11" display="inline-flex" alignItems="center" fontWeight="semibold">
          <RouterLink to={adminPaths.message(id)}>{i18n._(eventLabels[event])}</RouterLink>
        </Link>
        <Text color="fg.muted" overflowWrap="anywhere">
          {i18n._(channelLabels[channel])} · {recipient} · {formatMoment(message.createdAt, i18n)}
        </Text>
      </Flex>
      <MessageOutcome message={message} />
      <chakra.details>
        <chakra.summary minH="11" display="flex" alignItems="center" cursor="pointer" color="brand.fg">
          {subject ?? t`Show the text`}
        </chakra.summary>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" p="3" bg="bg.muted" borderRadius="l2">
          {body}
        </Text>
      </chakra.details>
      <MessageActions message={message} onChanged={onChanged}>
        {orderId && <MessageOrderLink orderId={orderId} />}
      </MessageActions>
    </Box>
  )
}
