import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { AdminListState } from './admin-list.ts'
import { AdminTable, type TableProps } from './AdminTable.tsx'
import { LoadMore } from './LoadMore.tsx'

export type AdminListProps<Entry> = {
  list: AdminListState<Entry>
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** What to do when it could not be read. */
  help?: ReactNode
} & (TableProps<Entry> | { columns?: never; children: (entries: readonly Entry[]) => ReactNode })

/** A list, a table if it has columns, with its loading, empty and error states and a button for the next page. */
export function AdminList<Entry extends object>(props: AdminListProps<Entry>) {
  const { list, empty, help } = props
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
        props.columns ? (
          <AdminTable {...props} rows={entries} />
        ) : (
          props.children(entries)
        )
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
