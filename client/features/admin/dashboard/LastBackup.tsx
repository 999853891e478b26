import { Box, Text } from '@chakra-ui/react'
import type { AdminDashboardQuery } from '../../../__generated__/graphql.ts'
import { formatMinute } from '../../../lib/shop-days.ts'

type Backup = NonNullable<AdminDashboardQuery['dashboard']['backup']>

/** When the last backup was made; a warning when the next one is overdue, or changes since then aren't archived. */
export function LastBackup({ backup }: { backup: Backup }) {
  const { lastTakenAt, everyHours, isOverdue, archivingFailsSince } = backup
  const last = lastTakenAt
    ? `The last backup is of ${formatMinute(lastTakenAt)}.`
    : 'There is no backup of the shop yet.'
  if (!isOverdue && !archivingFailsSince) return <Text color="fg.muted">{last}</Text>
  return (
    <Box role="status" px="4" py="3" bg="bg.warning" color="fg.warning" borderWidth="1px" borderRadius="l3">
      <strong>{last}</strong>
      {isOverdue && (
        <>
          {' '}
          One is due every {everyHours === 1 ? 'hour' : `${everyHours} hours`}: the shop’s log says why it
          failed.
        </>
      )}
      {archivingFailsSince && (
        <>
          {' '}
          Changes since {formatMinute(archivingFailsSince)} can’t be archived: is the backup folder full? The
          shop’s log says why.
        </>
      )}
    </Box>
  )
}
