import { Badge, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import type { AdminListState } from './admin-list.ts'

type AdminListPageProps<Entry> = AdminListProps<Entry> & {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** What the page is for, above its filters. */
  intro?: ReactNode
  /** Search and filters, whose values are in the address. */
  filters?: ReactNode
}

/** The shell of the admin's list pages. A page with several lists uses `AdminList` for each of them. */
export function AdminListPage<Entry extends object>({
  title,
  actions,
  intro,
  filters,
  ...props
}: AdminListPageProps<Entry>) {
  return (
    <>
      <AdminHeading title={title} beside={<TotalBadge list={props.list} />}>
        {actions}
      </AdminHeading>
      <Stack gap="5">
        {intro}
        {filters && (
          <Flex gap="3" wrap="wrap" align="end">
            {filters}
          </Flex>
        )}
        <div>
          <AdminList {...props} />
        </div>
      </Stack>
    </>
  )
}

/** How many entries a list has over all pages, if it is counted. */
export const TotalBadge = ({ list: { total } }: { list: Pick<AdminListState<unknown>, 'total'> }) =>
  total && <Badge size="lg">{counted(total.count, total.isCapped)}</Badge>
