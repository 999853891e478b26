import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { AdminListState } from './admin-list.ts'
import { LoadMore } from './LoadMore.tsx'

export interface AdminListProps<Entry> {
  list: AdminListState<Entry>
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** What to do when it could not be read. */
  help?: ReactNode
  children: (entries: readonly Entry[]) => ReactNode
}

/** A list with its loading, empty and error states and a button for the next page. */
export function AdminList<Entry>({ list, empty, help, children }: AdminListProps<Entry>) {
  const { t } = useLingui()
  const { entries, failed, retry, hasMore } = list
  if (entries === undefined)
    return failed ? (
      <ErrorState
        title={t`The list could not be read`}
        retry={{ label: t`Try again`, onClick: () => void retry().catch(() => null) }}
      >
        {help ?? t`Check your connection and try again.`}
      </ErrorState>
    ) : (
      <Stack role="status" aria-label={t`Loading the list`} gap="3">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="16" borderRadius="l2" />
        ))}
      </Stack>
    )
  return (
    <>
      {entries.length > 0 ? (
        children(entries)
      ) : typeof empty === 'string' ? (
        <Text py="8" textAlign="center" color="fg.muted">
          {empty}
        </Text>
      ) : (
        empty
      )}
      {hasMore && <LoadMore loadMore={list.loadMore} />}
    </>
  )
}
