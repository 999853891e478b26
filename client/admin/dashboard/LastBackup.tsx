import { Box, Text } from '@chakra-ui/react'
import type { AdminDashboardQuery } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

type Backup = NonNullable<AdminDashboardQuery['dashboard']['backup']>

/** When the last backup was made; a warning when the next one is overdue, or changes since then aren't archived. */
export function LastBackup({ backup }: { backup: Backup }) {
  const { t, i18n } = useLingui()
  const { lastTakenAt, everyHours, isOverdue, archivingFailsSince } = backup
  const last = lastTakenAt
    ? t`The last backup is of ${{ lastTakenAt: formatMinute(lastTakenAt, i18n) }}.`
    : t`There is no backup of the shop yet.`
  if (!isOverdue && !archivingFailsSince) return <Text color="fg.muted">{last}</Text>
  return (
    <Box role="status" px="4" py="3" bg="bg.warning" color="fg.warning" borderWidth="1px" borderRadius="l3">
      <strong>{last}</strong>
      {isOverdue && (
        <>
          {' '}
          <Plural
            value={everyHours ?? 0}
            one="One is due every hour: the shop’s log says why it failed."
            other="One is due every # hours: the shop’s log says why it failed."
          />
        </>
      )}
      {archivingFailsSince && (
        <>
          {' '}
          <Trans>
            Changes since {{ archivingFailsSince: formatMinute(archivingFailsSince, i18n) }} can’t be
            archived: is the backup folder full? The shop’s log says why.
          </Trans>
        </>
      )}
    </Box>
  )
}
